import { randomUUID } from 'node:crypto';
import { beginConversation } from '#contract/conversations.ts';
import { reportMessage } from '#contract/message-reports.ts';
import { addMessagePhoto, sendMessage } from '#contract/messages.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aJpeg } from './photos.ts';
import { aProductOf } from './products.ts';

export interface Said {
  id?: string;
  words?: string;
  photos?: { name: string }[];
}

/** A valid message. */
export const said = ({ id = randomUUID(), ...rest }: Said = {}) => ({
  id,
  ...(rest.photos ? rest : { words: 'Is it still available?', ...rest }),
});

export const ask = (buyer: Caller, productId: string, message: Said = {}) =>
  buyer.call(beginConversation, { body: { productId, ...said(message) } });

export async function aConversationOf(buyer: Caller, productId: string, message: Said = {}) {
  const { body, status } = await ask(buyer, productId, message);
  if (status !== 200) throw new Error(`${buyer.name} could not ask: ${JSON.stringify(body)}`);
  return body.conversationId;
}

export const say = (person: Caller, id: string, message: Said = {}) =>
  person.call(sendMessage, { params: { id }, body: said(message) });

export async function aMessagePhotoOf(person: Caller) {
  const { body, status } = await person.call(addMessagePhoto, {
    file: { type: 'image/jpeg', content: new Uint8Array(await aJpeg()) },
  });
  if (status !== 200) throw new Error(`${person.name} could not upload: ${JSON.stringify(body)}`);
  return body;
}

/** The seller reports the buyer's first message. */
export async function aMessageReportOf(
  { market: { sql } }: TestMarket,
  buyer: Caller,
  seller: Caller,
  told: Said = {},
) {
  const message = said(told);
  const id = await aConversationOf(buyer, await aProductOf(seller), message);
  const body = { messageId: message.id, reason: 'scam' };
  await seller.call(reportMessage, { params: { id }, body });
  const [report] = await sql<{ id: string }[]>`select id from message_reports where conversation_id = ${id}`;
  return report?.id ?? '';
}

interface Sides {
  buyer: Caller;
  seller: Caller;
  admin: Caller;
}

/** Valid bodies of the calls that write messages. */
export async function messageBodies({ buyer, seller, admin }: Sides, about: { productId: string; bookingId: string }) {
  const id = await aConversationOf(buyer, about.productId);
  return {
    beginConversation: [buyer, { productId: about.productId, ...said() }, {}],
    writeInDeal: [buyer, said(), { id: about.bookingId }],
    sendMessage: [buyer, said(), { id }],
    reportMessage: [seller, { messageId: about.productId, reason: 'abuse' }, { id }],
    decideMessageReport: [admin, { decision: 'dismiss' }, { id }],
    readMessages: [seller, { upTo: about.productId }, { id }],
  } satisfies Record<string, [caller: Caller, body: object, params: Record<string, string>]>;
}
