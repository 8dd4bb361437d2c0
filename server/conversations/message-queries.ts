import type { ConversationSettings } from '#contract/conversation-settings.ts';
import type { Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { Db, Fragment } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { SENDING, within } from './limit-queries.ts';
import { hidesContacts, type Reading, shownWords } from './queries.ts';
import { type ConversationState, mayWrite } from './rules.ts';

export interface Key {
  productId: string;
  id: string;
}

export interface TargetRow extends Key, ConversationState {
  buyerId: string;
  sellerId: string;
  hidesContacts: boolean;
  /** The message with the same id, if there is one. */
  earlier: MessageRow | null;
}

export interface MessageRow {
  id: string;
  isOwn: boolean;
  words: string;
  /** As it was written. */
  original: string;
  photos: Photo[];
  at: string;
  isRead: boolean;
  masked: boolean;
  removed: boolean;
}

const isRead = (db: Db) => db`
  m.number <= (select r.read from conversation_sides r where r.product_id = m.product_id
    and r.conversation_id = m.conversation_id and r.person_id <> m.author_id)`;

const columns = (db: Db, reading: Reading) => db`
  m.id, m.author_id = ${reading.viewerId} as "isOwn", ${shownWords(db, reading)} as words,
  case when m.removed_at is null then m.photos else '[]' end as photos, m.sent_at as at,
  ${isRead(db)} as "isRead",
  m.removed_at is null and m.original is not null and ${hidesContacts(db, reading)} as masked,
  m.removed_at is not null as removed`;

const state = (db: Db) => db`
  c.closed_at is not null as "hasLeft", not (${notBlocked(db, db`c.buyer_id`, db`c.seller_id`)}) as blocked`;

export const stateOf = (db: Db, { productId, id }: Key) => db<ConversationState[]>`
  select ${state(db)} from conversations c where c.product_id = ${productId} and c.id = ${id}`;

const target = (db: Db, reading: Reading, messageId: string, which: Fragment) => db<TargetRow[]>`
  select c.product_id as "productId", c.id, c.buyer_id as "buyerId", c.seller_id as "sellerId",
    ${hidesContacts(db, reading)} as "hidesContacts", ${state(db)},
    (select to_json(m) from (select ${columns(db, reading)}, coalesce(m.original, m.words) as original from messages m
      where m.product_id = c.product_id and m.conversation_id = c.id and m.id = ${messageId}) m) as earlier
  from conversations c where ${reading.viewerId} in (c.buyer_id, c.seller_id) and ${which}`;

export const targetById = (db: Db, reading: Reading, messageId: string, id: string) =>
  target(db, reading, messageId, db`c.id = ${id}`);

export const targetOfBuyer = (
  db: Db,
  reading: Reading,
  messageId: string,
  { productId, buyerId }: { productId: string; buyerId: string },
) => target(db, reading, messageId, db`c.product_id = ${productId} and c.buyer_id = ${buyerId}`);

interface NewMessage {
  id: string;
  words: string;
  original: string | null;
  photos: Photo[];
}

/** No row: the two may not write to each other, or a limit is reached. The author is locked. `answers`: the buyer's first message. */
export const insert = (
  db: Db,
  { productId, id }: Key,
  author: Viewer,
  settings: ConversationSettings,
  message: NewMessage,
) => db<{ at: Date; answers: boolean }[]>`
  with counted as (
    update conversations c set messages = c.messages + 1,
      asked_at = coalesce(c.asked_at, case when c.buyer_id = ${author.id} then moment.at end),
      answered_at = coalesce(c.answered_at,
        case when c.seller_id = ${author.id} and c.asked_at is not null then moment.at end)
    from (select now() as at) moment where c.product_id = ${productId} and c.id = ${id} and ${author.id} in (c.buyer_id, c.seller_id)
      and ${mayWrite(db, author)} and ${within(db, SENDING, { viewerId: author.id, settings })}
    returning c.product_id, c.id, c.messages, coalesce(c.answered_at = moment.at, false) as answers
  ), sent as (
    insert into messages (product_id, conversation_id, number, id, author_id, words, original, photos)
    select c.product_id, c.id, c.messages, ${message.id}::uuid, ${author.id}::uuid, ${message.words}, ${message.original},
      ${db.json(message.photos.map((photo) => ({ ...photo })))} from counted c
    returning product_id, conversation_id, number, sent_at
  ), sides as (
    update conversation_sides s set last_message_at = m.sent_at,
      received = case when s.person_id = ${author.id} then s.received else m.number end,
      unread_during = case when s.person_id = ${author.id} or s.unread then s.unread_during
        else s.unread_during * tstzmultirange(tstzrange((m.sent_at at time zone 'UTC' - interval '1 hour') at time zone 'UTC', null)) + tstzmultirange(tstzrange(m.sent_at, null)) end,
      next_mail_at = case when s.person_id = ${author.id} then s.next_mail_at else coalesce(s.next_mail_at, greatest(
        soon.at,
        (s.mailed_at at time zone 'UTC' + make_interval(hours => ${settings.mailAgainHours})) at time zone 'UTC')) end
    from sent m, (select now() + make_interval(mins => ${settings.mailMinutes}) as at) soon
    where s.product_id = m.product_id and s.conversation_id = m.conversation_id
  )
  select m.sent_at as at, c.answers from sent m join counted c on c.product_id = m.product_id`;

export const list = (db: Db, reading: Reading, id: string, { limit, after }: Page) => db<MessageRow[]>`
  select ${columns(db, reading)}
  from conversations c join messages m on m.product_id = c.product_id and m.conversation_id = c.id
  where c.id = ${id} and ${reading.viewerId} in (c.buyer_id, c.seller_id)
    ${after ? db`and m.number < (select number from messages l where l.product_id = c.product_id and l.conversation_id = c.id and l.id = ${after})` : db``}
  order by m.number desc limit ${limit + 1}`;

export const isSide = (db: Db, viewerId: string, id: string) => db`
  select from conversations c where c.id = ${id} and ${viewerId} in (c.buyer_id, c.seller_id)`;

/** No row: all of them are read. */
export const markRead = (db: Db, viewerId: string, id: string, upTo: string) => db<
  { otherId: string; mailed: boolean }[]
>`
  update conversation_sides s set read = m.number,
    unread_during = case when m.number >= s.received
      then s.unread_during * tstzmultirange(tstzrange(null, moment.at)) else s.unread_during end,
    next_mail_at = case when m.number >= s.received then null else s.next_mail_at end
  from conversations c, messages m, (select clock_timestamp() as at) moment
  where c.id = ${id} and c.product_id = s.product_id and c.id = s.conversation_id and s.person_id = ${viewerId}
    and m.product_id = s.product_id and m.conversation_id = s.conversation_id and m.id = ${upTo} and s.read < m.number
  returning case s.side when 'buyer' then c.seller_id else c.buyer_id end as "otherId",
    s.mailed_at is not null as mailed`;

export const hasPhoto = (db: Db, viewerId: string, id: string, name: string) => db`
  select from conversations c join messages m on m.product_id = c.product_id and m.conversation_id = c.id
  where c.id = ${id} and ${viewerId} in (c.buyer_id, c.seller_id) and m.removed_at is null
    and m.photos @> ${db.json([{ name }])} limit 1`;

/** Nobody writes in them any more. Serializes with sending. */
export const closeOf = (db: Db, personId: string) => db`
  update conversations set closed_at = now()
  where (buyer_id = ${personId} or seller_id = ${personId}) and closed_at is null`;
