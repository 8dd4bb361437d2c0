import type { Page } from '#contract/pagination.ts';
import { DOCUMENT_DAYS } from '#contract/verification.ts';
import type { Db } from '../../database/connect.ts';

/** A second photo takes the place of the first. */
export const insert = (db: Db, { userId, id, picture }: { userId: string; id: string; picture: Buffer }) => db<
  { sentAt: Date }[]
>`
  insert into identity_documents (user_id, id, picture) values (${userId}, ${id}, ${picture})
  on conflict (user_id) do update set id = excluded.id, picture = excluded.picture, sent_at = excluded.sent_at
  returning sent_at as "sentAt"`;

export interface DocumentRow {
  id: string;
  name: string;
  email: string;
  joinedAt: Date;
  sentAt: Date;
}

export const waiting = (db: Db, { limit, after }: Page) => db<DocumentRow[]>`
  select d.id, u.name, u.email, u.created_at as "joinedAt", d.sent_at as "sentAt"
  from identity_documents d join users u on u.id = d.user_id
  where u.removed_at is null
    ${after ? db`and (d.sent_at, d.id) > (select sent_at, id from identity_documents where id = ${after})` : db``}
  order by d.sent_at, d.id limit ${limit + 1}`;

export const pictureOf = (db: Db, id: string) => db<{ picture: Buffer; userId: string }[]>`
  select picture, user_id as "userId" from identity_documents where id = ${id}`;

interface Decision {
  id: string;
  adminId: string;
  /** Absent: it is accepted. */
  reason?: string | undefined;
}

/** Deletes the photo with the decision. No row: another admin was faster, or the seller took it back. */
export const decide = (db: Db, { id, adminId, reason = undefined }: Decision) => db<{ userId: string }[]>`
  with decided as (delete from identity_documents where id = ${id} returning user_id)
  insert into verification_steps (user_id, step, confirmed_at, refused_at, reason, admin_id)
  select user_id, 'document', ${reason ? db`null::timestamptz, now()` : db`now(), null::timestamptz`}, ${reason ?? null}::text,
    ${adminId}::uuid
  from decided
  on conflict (user_id, step) do update set confirmed_at = excluded.confirmed_at, refused_at = excluded.refused_at,
    reason = excluded.reason, admin_id = excluded.admin_id
  returning user_id as "userId"`;

export const withdraw = (db: Db, userId: string) =>
  db`delete from identity_documents where user_id = ${userId} returning id`;

/** Deletes those that nobody looked at, and says so. */
export const endOverdue = (db: Db, reason: string) => db`
  with overdue as (
    delete from identity_documents where sent_at <= now() - make_interval(days => ${DOCUMENT_DAYS}) returning user_id)
  insert into verification_steps (user_id, step, refused_at, reason)
  select user_id, 'document', now(), ${reason}::text from overdue
  on conflict (user_id, step) do update set refused_at = excluded.refused_at, reason = excluded.reason
    where verification_steps.confirmed_at is null`;
