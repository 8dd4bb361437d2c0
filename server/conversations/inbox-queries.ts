import type { ConversationOrder } from '#contract/conversations.ts';
import type { Db, Fragment } from '../database/connect.ts';

/** Where a page ended, in the order at the time of its first page. Times in microseconds, as text: all digits count. */
interface Position {
  since: string;
  isUnread: boolean;
  at: string;
  id: string;
}

function positionOf(cursor: string): Position {
  const [since = '', unread = '', at = '', id = ''] = cursor.split('_');
  return { since, isUnread: unread === '1', at, id };
}

const moment = (db: Db, micros: string) => db`(timestamptz 'epoch' + ${micros}::int8 * interval '1 microsecond')`;

/**
 * One's sides `s` with their places in the list. On later pages these are the places of the first page's time, so that
 * nothing is left out or shown twice when a message is read, or arrives, between two pages.
 */
export function placed(db: Db, sides: Fragment, after: string | undefined): Fragment {
  if (!after)
    return db`(select s.*, now() as since, s.unread as place_unread, s.last_message_at as place_at from ${sides} s)`;
  const since = moment(db, positionOf(after).since);
  return db`
    (select s.*, t.since, s.unread_during @> t.since as place_unread,
        case when s.last_message_at <= t.since then s.last_message_at else (
          select m.sent_at from messages m
          where m.product_id = s.product_id and m.conversation_id = s.conversation_id and m.sent_at <= t.since
          order by m.number desc limit 1) end as place_at
      from ${sides} s cross join (select ${since} as since) t)`;
}

export function follows(db: Db, sort: ConversationOrder, after: string | undefined): Fragment {
  if (!after) return db``;
  const { isUnread, at, id } = positionOf(after);
  // Without a place: begun since.
  return sort === 'unread'
    ? db`and s.place_at is not null and (s.place_unread, s.place_at, s.conversation_id) < (${isUnread}, ${moment(db, at)}, ${id}::uuid)`
    : db`and (s.place_at, s.conversation_id) < (${moment(db, at)}, ${id}::uuid)`;
}

export const inOrder = (db: Db, sort: ConversationOrder): Fragment => db`
  ${sort === 'unread' ? db`s.place_unread desc, ` : db``}s.place_at desc, s.conversation_id desc`;

export const cursor = (db: Db): Fragment => db`
  concat_ws('_', (extract(epoch from s.since) * 1000000)::int8, s.place_unread::int,
    (extract(epoch from s.place_at) * 1000000)::int8, s.conversation_id)`;
