import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** Back-off: after `free` failures each attempt waits, doubling from `first` to `most` seconds. */
export interface Pace {
  free: number;
  first: number;
  most: number;
  /** Seconds without a failure after which the count resets. */
  forget: number;
}

export interface Quota {
  max: number;
  seconds: number;
}

export type Begun = { failures: number } | { wait: number };

export interface Attempts {
  /** Counts a failure before the result, so that concurrent attempts count; or returns the seconds to wait. */
  begin: (key: string, pace: Pace) => Promise<Begun>;
  forgive: (key: string) => Promise<void>;
  forget: (key: string) => Promise<void>;
  /** In order: none is used unless those before had room. */
  allows: (key: string, ...quotas: Quota[]) => Promise<boolean>;
}

const PRUNE_MS = 10 * 60 * 1000;

export const attemptSchema = {
  attempt: {
    fields: {
      key: { type: 'string', required: true, unique: true },
      failures: { type: 'number', required: true },
      nextAt: { type: 'date', required: true },
      forgottenAt: { type: 'date', required: true, index: true },
    },
  },
} as const;

export function countAttempts(sql: Sql<{ bigint: number }>): Attempts {
  let pruneAt = 0;
  function prune() {
    if (Date.now() < pruneAt) return;
    pruneAt = Date.now() + PRUNE_MS;
    sql`delete from attempt where "forgottenAt" < now()`.catch(() => {});
  }

  const isOver = sql`attempt."forgottenAt" <= now()`;
  const next = sql`case when ${isOver} then 1 else attempt.failures + 1 end`;
  const seconds = (count: number) => sql`make_interval(secs => ${count}::float8)`;

  return {
    async begin(key, { free, first, most, forget }) {
      prune();
      const nextAt = (failures: typeof next) => sql`now() + make_interval(secs => case when ${failures} < ${free} then 0
        else least(${most}::float8, ${first}::float8 * power(2, least(${failures} - ${free}, 30))) end)`;
      // `now()` is the transaction's start, which may precede the row's last write after a lock wait.
      const [row] = await sql<{ failures: number }[]>`
        insert into attempt (id, key, failures, "nextAt", "forgottenAt")
        values (${randomUUID()}, ${key}, 1, ${nextAt(sql`1`)}, now() + ${seconds(forget)})
        on conflict (key) do update set failures = ${next}, "nextAt" = ${nextAt(next)}, "forgottenAt" = excluded."forgottenAt"
        where ${isOver} or attempt."nextAt" <= clock_timestamp()
        returning failures`;
      if (row) return row;
      const [blocked] = await sql<{ wait: number }[]>`
        select ceil(extract(epoch from "nextAt" - now()))::int as wait from attempt where key = ${key}`;
      return { wait: Math.max(1, blocked?.wait ?? 1) };
    },
    async forgive(key) {
      await sql`update attempt set failures = greatest(failures - 1, 0), "nextAt" = now() where key = ${key}`;
    },
    async forget(key) {
      await sql`delete from attempt where key = ${key}`;
    },
    async allows(key, ...quotas) {
      prune();
      for (const quota of quotas) {
        const { count } = await sql`
          insert into attempt (id, key, failures, "nextAt", "forgottenAt")
          values (${randomUUID()}, ${`${key}:${quota.seconds}`}, 1, now(), now() + ${seconds(quota.seconds)})
          on conflict (key) do update set failures = ${next},
            "forgottenAt" = case when ${isOver} then excluded."forgottenAt" else attempt."forgottenAt" end
          where ${isOver} or attempt.failures < ${quota.max}`;
        if (count === 0) return false;
      }
      return true;
    },
  };
}
