import type { LiveTopic } from '#contract/live.ts';
import type { Db, Fragment, Sql } from '../database/connect.ts';
import type { Moment } from './cursor.ts';
import type { LiveEvent } from './live.ts';

export const insert = (db: Db, events: LiveEvent[]) => db`
  insert into live_events (user_id, topic, thing_id)
  select distinct * from unnest(${events.map(({ userId }) => userId)}::uuid[],
    ${events.map(({ topic }) => topic)}::text[], ${events.map(({ id }) => id ?? null)}::uuid[])`;

export const forget = (sql: Sql, minutes: number) => sql`
  delete from live_events where at < now() - make_interval(mins => ${minutes})`;

interface Read extends Moment {
  events: [userId: string, topic: LiveTopic, id: string | null][];
}

const moment = (sql: Sql) => sql`
  pg_current_snapshot()::text as snapshot, extract(epoch from now())::int8 as at,
  (extract(epoch from pg_postmaster_start_time()) * 1000)::int8 as server`;

const listed = (sql: Sql, events: Fragment) => sql`
  array(select json_build_array(user_id, topic, thing_id) from (${events}) e) as events`;

/** Rows copied from another database server may be of the future. */
const isPast = (sql: Sql) => sql`xid < pg_snapshot_xmax(pg_current_snapshot())`;

export const now = (sql: Sql) => sql<Read[]>`select ${moment(sql)}, '{}'::json[] as events`;

/** Committed since a snapshot; the order of commits may differ from that of the rows. */
export const since = (sql: Sql, snapshot: string, most: number) => sql<Read[]>`
  select ${moment(sql)}, ${listed(
    sql,
    sql`
      select distinct user_id, topic, thing_id from live_events
      where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and ${isPast(sql)}
        and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot) limit ${most}`,
  )}`;

export const missed = (sql: Sql, userId: string, xmin: string, most: number) => sql<Read[]>`
  select ${moment(sql)}, ${listed(
    sql,
    sql`
      select distinct user_id, topic, thing_id from live_events
      where user_id = ${userId} and xid >= ${xmin}::xid8 and ${isPast(sql)} limit ${most}`,
  )}`;

export interface OpenStream {
  id: string;
  userId: string;
  sessionId?: string | undefined;
  issuedAt: Date;
}

/** Hashes. */
export interface Place {
  address?: string | undefined;
  network?: string | undefined;
}

type Bound = [column: 'address' | 'network', place: string | undefined, most: number];

const hasRoom = (sql: Sql, [column, place, most]: Bound) =>
  place === undefined
    ? sql`true`
    : sql`(select count(*) from live_streams where ${sql(column)} = ${place} and ${isOpen(sql)}) < ${most}`;

const isOpen = (sql: Sql) => sql`seen_at > now() - interval '3 minutes'`;

/** No row: the address or its network has as many as it may. */
export const register = (
  sql: Sql,
  { id, userId }: Pick<OpenStream, 'id' | 'userId'>,
  { address, network }: Place,
  most: Record<keyof Place, number>,
) => sql`
  insert into live_streams (id, user_id, address, network)
  select ${id}::uuid, ${userId}::uuid, ${address ?? null}::text, ${network ?? null}::text
  where ${hasRoom(sql, ['address', address, most.address])} and ${hasRoom(sql, ['network', network, most.network])}
  returning id`;

export const unregister = (sql: Sql, ids: string[]) => sql`delete from live_streams where id = any(${ids}::uuid[])`;

export const touch = (sql: Sql, ids: string[]) => sql`
  update live_streams set seen_at = now() where id = any(${ids}::uuid[])`;

/** Those whose session or account has ended, and the oldest of a person with too many in all processes. */
export const toEnd = (sql: Sql, streams: OpenStream[], most: number) => sql<{ id: string; why: 'ended' | 'full' }[]>`
  select o.id, case when u.id is null then 'ended' else 'full' end as why
  from unnest(${streams.map(({ id }) => id)}::uuid[], ${streams.map(({ userId }) => userId)}::uuid[],
      ${streams.map(({ sessionId }) => sessionId ?? null)}::text[],
      ${streams.map(({ issuedAt }) => issuedAt.toISOString())}::timestamptz[]) o (id, user_id, session_id, issued_at)
    left join users u on u.id = o.user_id and u.removed_at is null
      and (u.tokens_not_before is null or u.tokens_not_before <= o.issued_at)
      and not exists (select 1 from ended_sessions e where e.session_id = o.session_id)
  where u.id is null or (
    select count(*) from live_streams mine join live_streams newer on newer.user_id = mine.user_id
      and (newer.opened_at, newer.id) > (mine.opened_at, mine.id) and newer.seen_at > now() - interval '3 minutes'
    where mine.id = o.id) >= ${most}`;

/** Left behind by processes that crashed. */
export const forgetStreams = (sql: Sql) => sql`delete from live_streams where seen_at < now() - interval '10 minutes'`;
