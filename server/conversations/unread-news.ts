import { v7 as newId } from 'uuid';
import type { AppContext } from '../context.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { type Claimed, done, drain, type Log } from '../outbox/outbox.ts';
import { given } from '../products/products.ts';
import { type UnreadRow, unreadMessages } from './outbox.ts';
import * as queries from './queries.ts';

const AT_ONCE = 4;

type Services = Pick<AppContext, 'sql' | 'conversations'>;

/** Tells people of messages that they have not read for a while: once for each conversation. */
export async function tellOfUnread(market: Services, log: Log, left?: AbortSignal) {
  const box = unreadMessages(market.conversations.settings);
  await drain(market.sql, box, { work: (row) => tell(market, row), atOnce: AT_ONCE, left, log });
}

async function tell({ sql, conversations }: Services, row: UnreadRow & Claimed) {
  const { personId: userId, productId, conversationId } = row;
  await sql.begin(async (db) => {
    const { count: isUnread } = await done(db, unreadMessages(conversations.settings), row, {
      set: db`next_mail_at = null, mailed_at = now()`,
      when: db`s.unread`,
    });
    if (!isUnread) return;
    const [{ count = 1, bike } = {}] = await queries.countUnreadIn(db, row);
    await tellPerson(db, {
      id: newId(),
      userId,
      verb: 'messages-unread',
      facts: { conversationId, productId, count, ...given({ bike }) },
    });
  });
}
