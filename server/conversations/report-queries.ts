import type { ConversationSettings } from '#contract/conversation-settings.ts';
import { type MessageReportReason, type ReportedMessage, SURROUNDING_MESSAGES } from '#contract/message-reports.ts';
import type { Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { Db } from '../database/connect.ts';
import { REPORTING, within } from './limit-queries.ts';

interface Named {
  viewerId: string;
  conversationId: string;
  messageId: string;
}

interface NewReport extends Named {
  id: string;
  reason: MessageReportReason;
  words: string | undefined;
  settings: ConversationSettings;
}

const named = (db: Db, { viewerId, conversationId, messageId }: Named) => db`
  conversations c join messages m on m.product_id = c.product_id and m.conversation_id = c.id
  where c.id = ${conversationId} and ${viewerId} in (c.buyer_id, c.seller_id) and m.id = ${messageId}`;

/** No row: reported before, not the other's, removed, or a limit is reached. The reporter is locked. */
export const insert = (db: Db, { id, reason, words, settings, ...about }: NewReport) => db`
  insert into message_reports (product_id, id, conversation_id, number, reporter_id, reason, words)
  select m.product_id, ${id}, m.conversation_id, m.number, ${about.viewerId}, ${reason}, ${words ?? null}
  from ${named(db, about)} and m.author_id <> ${about.viewerId} and m.removed_at is null
    and ${within(db, REPORTING, { viewerId: about.viewerId, settings })}
  on conflict (product_id, conversation_id, number, reporter_id) do nothing returning id`;

export const stateOf = (db: Db, about: Named) => db<{ isOwn: boolean; isRemoved: boolean; isReported: boolean }[]>`
  select m.author_id = ${about.viewerId} as "isOwn", m.removed_at is not null as "isRemoved",
    exists (select 1 from message_reports r where r.product_id = m.product_id and r.conversation_id = m.conversation_id
      and r.number = m.number and r.reporter_id = ${about.viewerId}) as "isReported"
  from ${named(db, about)}`;

interface PersonRow {
  _id: string;
  name: string;
  email: string;
}

export interface ReportRow {
  id: string;
  reason: MessageReportReason;
  words: string | null;
  reportedAt: Date;
  reporter: PersonRow;
  author: PersonRow;
  productId: string;
  productName: string;
  messages: (Pick<ReportedMessage['messages'][number], '_id' | 'by' | 'words' | 'isReported'> & {
    at: string;
    photos: Photo[];
  })[];
}

const person = (db: Db, alias: string) => db`
  json_build_object('_id', ${db(alias)}.id, 'name', ${db(alias)}.name, 'email', ${db(alias)}.email)`;

/** With the messages around each, as they were written. */
export const open = (db: Db, { limit, after }: Page) => db<ReportRow[]>`
  select r.id, r.reason, r.words, r.reported_at as "reportedAt", ${person(db, 'u')} as reporter,
    ${person(db, 'a')} as author, p.id as "productId", p.name as "productName",
    (select json_agg(json_build_object('_id', s.id, 'by', case when s.author_id = u.id then 'reporter' else 'author' end,
        'words', coalesce(s.original, s.words), 'at', s.sent_at, 'isReported', s.number = r.number,
        'photos', case when s.number = r.number then s.photos else '[]' end) order by s.number)
      from messages s where s.product_id = r.product_id and s.conversation_id = r.conversation_id
        and s.number between r.number - ${SURROUNDING_MESSAGES}::int and r.number + ${SURROUNDING_MESSAGES}::int) as messages
  from message_reports r
    join messages m on m.product_id = r.product_id and m.conversation_id = r.conversation_id and m.number = r.number
    join users u on u.id = r.reporter_id join users a on a.id = m.author_id join products p on p.id = r.product_id
  where r.decided_at is null ${after ? db`and r.id < ${after}` : db``} order by r.id desc limit ${limit + 1}`;

/** A removed message is kept out of sight, and in the records. No row: decided already. */
export const decide = (db: Db, id: string, decision: 'remove' | 'dismiss') => db<
  { conversationId: string; buyerId: string; sellerId: string }[]
>`
  with decided as (
    update message_reports set decided_at = now(), decision = ${decision} where id = ${id} and decided_at is null
    returning product_id, conversation_id, number
  ), removed as (
    update messages m set removed_at = now() from decided d
    where m.product_id = d.product_id and m.conversation_id = d.conversation_id and m.number = d.number
      and ${decision === 'remove'}::boolean and m.removed_at is null
  )
  select c.id as "conversationId", c.buyer_id as "buyerId", c.seller_id as "sellerId"
  from decided d join conversations c on c.product_id = d.product_id and c.id = d.conversation_id`;

export const exists = (db: Db, id: string) => db`select from message_reports where id = ${id}`;

export const hasPhoto = (db: Db, id: string, name: string) => db`
  select from message_reports r
    join messages m on m.product_id = r.product_id and m.conversation_id = r.conversation_id and m.number = r.number
  where r.id = ${id} and r.decided_at is null and m.photos @> ${db.json([{ name }])} limit 1`;
