import type { Db, Sql } from '../database/connect.ts';

export const note = (db: Db, topics: string[]) => db`
  insert into changes (topics) values (${topics})`;

/** The names of these topics are those of `topics.ts`. A brand keeps its name until the transaction ends. */
export const noteCome = (db: Db, ids: string[]) => db`
  insert into changes (topics)
  select array['shelf', 'newest', 'bike:' || p.id, 'brand:' || c.brand_name, 'model:' || coalesce(p.model_id, ''),
    'seller:' || p.seller_id] || case when p.advertised_at is not null then array['advertised'] else '{}' end
  from products p join categories c on c.id = p.category_id where p.id = any(${ids}::uuid[])
  for key share of c`;

interface Poll {
  /** What was committed by now, as PostgreSQL writes it. */
  snapshot: string;
  /** Where the log of all writes is now. */
  position: number;
  /** Now, in milliseconds. */
  at: number;
  topics: string[];
}

/** What was committed since an earlier look; nothing has to be noted in the order in which it is committed. */
export const since = (sql: Sql, snapshot: string) => sql<Poll[]>`
  select pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0')::int8 as position,
    (extract(epoch from now()) * 1000)::float8 as at,
    array(select distinct topic from changes, unnest(topics) as topic
      where xid >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${snapshot}::pg_snapshot)) as topics`;

/** The first look: whatever was before may have changed. */
export const now = (sql: Sql) => sql<Poll[]>`
  select pg_current_snapshot()::text as snapshot, (pg_current_wal_insert_lsn() - '0/0')::int8 as position,
    (extract(epoch from now()) * 1000)::float8 as at, array['everything'] as topics`;

export const mark = (sql: Sql) => sql`insert into change_marks default values`;

/** What was committed before the newest mark of that age; and what another cluster has left in a copy of its tables. */
export const sweep = (sql: Sql, seconds: number) => sql`
  delete from changes where xid >= pg_snapshot_xmax(pg_current_snapshot()) or pg_visible_in_snapshot(xid, (
    select snapshot from change_marks where at < now() - make_interval(secs => ${seconds}) order by at desc limit 1))`;

/** All marks but those that are still to be reached, and the newest of the others; and those of another cluster. */
export const sweepMarks = (sql: Sql, seconds: number) => sql`
  delete from change_marks where pg_snapshot_xmax(snapshot) > pg_snapshot_xmax(pg_current_snapshot()) or at < (
    select max(at) from change_marks where at < now() - make_interval(secs => ${seconds}))`;
