import type { Db, Sql } from '../database/connect.ts';

export const insertChange = (db: Db, topics: string[]) => db`
  insert into changes (topics) values (${topics})`;

/** Tag names as in `cache-tags.ts`. The share lock keeps the brand's name until commit. */
export const insertAdded = (db: Db, ids: string[]) => db`
  insert into changes (topics)
  with added as materialized (
    select id, category_id, model_id, seller_id, advertised_at, frame from products where id = any(${ids}::uuid[]))
  select array['shelf', 'newest', 'bike:' || p.id, 'brand:' || c.brand_name, 'model:' || coalesce(p.model_id, ''),
    'seller:' || p.seller_id] || case when p.advertised_at is not null then array['advertised'] else '{}' end
    || case when p.frame is not null then array['frame:' || (p.frame ->> 'key')] else '{}' end
  from added p join categories c on c.id = p.category_id
  for key share of c`;

export const insertRemoved = (db: Db, ids: string[]) => db`
  insert into changes (topics)
  select array['shelf'] || array(select 'bike:' || unnest(${ids}::uuid[]))
    || array(select distinct 'stock:' || seller_id from products where id = any(${ids}::uuid[]))
    || array(select distinct 'frame:' || (frame ->> 'key') from products where id = any(${ids}::uuid[]) and frame is not null)`;

export interface Poll {
  snapshot: string;
  position: number;
  at: number;
  topics: string[];
  /** Transactions whose changes are seen, and which may not be committed on every node of a cluster yet. */
  settling: string[];
}

const poll = (sql: Sql) => sql`
  pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0')::int8 as position,
    (extract(epoch from now()) * 1000)::float8 as at`;

/** A transaction keeps the lock of its id until it is committed on every node, a moment after its rows can be seen here. */
const settling = (sql: Sql) => sql`
  xid::xid = any(array(select transactionid from pg_locks where locktype = 'transactionid'))`;

/** Changes committed since a poll, and again those that were settling; commit order may differ from insert order. */
export const since = (sql: Sql, before: Pick<Poll, 'snapshot' | 'settling'>) => sql<Poll[]>`
  with changed as materialized (
    select xid, topics from changes where xid >= pg_snapshot_xmin(${before.snapshot}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${before.snapshot}::pg_snapshot)
    union all
    select xid, topics from changes where xid = any(${before.settling}::xid8[]))
  select ${poll(sql)}, array(select distinct topic from changed, unnest(topics) as topic) as topics,
    array(select xid::text from changed where ${settling(sql)}) as settling`;

/** The first poll: the past is unknown, so everything is invalid. */
export const now = (sql: Sql) => sql<Poll[]>`
  select ${poll(sql)}, array['everything', 'index'] as topics,
    array(select xid::text from changes where ${settling(sql)}) as settling`;

export const mark = (sql: Sql) => sql`insert into change_marks default values`;

/** Deletes changes that every poller has seen, and rows copied from another cluster. */
export const sweep = (sql: Sql, seconds: number) => sql`
  delete from changes where xid >= pg_snapshot_xmax(pg_current_snapshot()) or pg_visible_in_snapshot(xid, (
    select snapshot from change_marks where at < now() - make_interval(secs => ${seconds}) order by at desc limit 1))`;

/** Deletes old marks except the newest, and marks copied from another cluster. */
export const sweepMarks = (sql: Sql, seconds: number) => sql`
  delete from change_marks where pg_snapshot_xmax(snapshot) > pg_snapshot_xmax(pg_current_snapshot()) or at < (
    select max(at) from change_marks where at < now() - make_interval(secs => ${seconds}))`;
