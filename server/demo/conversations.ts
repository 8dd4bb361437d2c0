import { randomUUID } from 'node:crypto';
import type { DemoConversation } from '../../demo/conversations.ts';
import type { AppContext } from '../context.ts';
import { beginConversation, readMessages, sendMessage } from '../conversations/conversations.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';

interface Sides {
  buyer: Viewer;
  seller: Viewer;
}

/** Through the regular verbs; afterwards the messages are as old as the demo says. */
export async function talk(market: AppContext, sides: Sides, productId: string, { messages, read }: DemoConversation) {
  let id = '';
  for (const [nth, { by, words }] of messages.entries()) {
    const message = { id: randomUUID(), words, photos: [] };
    if (id) await sendMessage(market, sides[by], id, message);
    else id = (await beginConversation(market, sides.buyer, productId, message)).conversationId;
    if (nth < read) for (const side of [sides.buyer, sides.seller]) await readMessages(market, side, id, message.id);
  }
  await queries.ageMessages(
    market.sql,
    id,
    messages.map(({ hoursAgo }) => hoursAgo),
  );
}
