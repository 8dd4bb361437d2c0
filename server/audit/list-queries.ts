import type { AuditFilter } from '#contract/audit.ts';
import type { Page } from '#contract/pagination.ts';
import type { Db } from '../database/connect.ts';
import { dayAfter, firstIdOf } from '../days/days.ts';
import { columns, type SignedRow } from './queries.ts';

export interface NamedRow extends SignedRow {
  actorName: string | null;
  actorEmail: string | null;
  subjectName: string | null;
  subjectEmail: string | null;
}

interface Bounds extends AuditFilter {
  /** Of the e-mail address; null: nobody here has it. */
  personId?: string | null | undefined;
}

/** Rows are made when what they tell happens: their ids are in the order of time. */
const where = (db: Db, { actor, action, personId, since, until }: Bounds) => db`
  ${actor ? db`and a.actor = ${actor}` : db``} ${action ? db`and a.action = ${action}` : db``}
  ${personId === undefined ? db`` : db`and (a.actor_id = ${personId} or a.subject = ${`user ${personId}`})`}
  ${since ? db`and a.id >= ${firstIdOf(since)}` : db``} ${until ? db`and a.id < ${firstIdOf(dayAfter(until))}` : db``}`;

/** Newest first: ids grow with time. */
export const page = (db: Db, { limit, after, ...bounds }: Page & Bounds) => db<NamedRow[]>`
  with shown as materialized (
    select ${columns(db)} from audit a where true ${after ? db`and a.id < ${after}` : db``} ${where(db, bounds)}
    order by a.id desc limit ${limit + 1})
  select shown.*, u.name as "actorName", u.email as "actorEmail", s.name as "subjectName", s.email as "subjectEmail"
  from shown left join users u on u.id = shown."actorId" and u.removed_at is null
    left join users s on 'user ' || s.id = shown.subject and s.removed_at is null
  order by shown.id desc`;

/** Oldest first. */
export const part = (db: Db, bounds: Bounds, after: string | undefined, limit: number) => db<SignedRow[]>`
  select ${columns(db)} from audit a where true ${after ? db`and a.id > ${after}` : db``} ${where(db, bounds)}
  order by a.id limit ${limit}`;
