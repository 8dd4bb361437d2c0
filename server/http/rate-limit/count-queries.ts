import type { Db } from '../../database/connect.ts';

export interface Use {
  key: string;
  used: number;
  /** Until the window ends, in ms, if this is its first use. */
  left: number;
}

/** Adds what a process has counted, and returns what all have; in the order of keys, so that none waits for another. */
export const add = (db: Db, uses: Use[]) => db<Use[]>`
  insert into rate_counts (key, used, ends_at)
  select key, sum(used), now() + make_interval(secs => max(lasts) / 1000.0)
  from unnest(${uses.map(({ key }) => key)}::text[], ${uses.map(({ used }) => used)}::int[],
    ${uses.map(({ left }) => left)}::int[]) u (key, used, lasts) group by key order by key
  on conflict (key) do update set
    used = excluded.used + case when rate_counts.ends_at <= now() then 0 else rate_counts.used end,
    ends_at = case when rate_counts.ends_at <= now() then excluded.ends_at else rate_counts.ends_at end
  returning key, used, ceil(extract(epoch from ends_at - now()) * 1000)::int as left`;

const MOST_AT_ONCE = 50_000;

/** Those in use are left alone: a process that renews one must not wait. */
export const forgetCounts = (db: Db) => db`
  delete from rate_counts where key in (
    select key from rate_counts where ends_at < now() limit ${MOST_AT_ONCE} for update skip locked)`;
