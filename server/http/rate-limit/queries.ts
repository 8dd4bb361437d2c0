import type { Db } from '../../database/connect.ts';

export type Window = 'hour' | 'day';

interface Use {
  personId: string;
  name: string;
  window: Window;
  most: number;
}

const start = (db: Db, window: Window) => db`date_trunc(${window}, now(), 'UTC')`;

export const spend = (db: Db, { personId, name, window, most }: Use) => db`
  insert into quota_uses (person_id, quota, window_start, used) values (${personId}, ${name}, ${start(db, window)}, 1)
  on conflict (person_id, quota, window_start) do update set used = quota_uses.used + 1 where quota_uses.used < ${most}
  returning used`;

export const secondsLeft = (db: Db, window: Window) => db<{ seconds: number }[]>`
  select ceil(extract(epoch from ${start(db, window)} + ${`1 ${window}`}::interval - now()))::int as seconds`;

export const forget = (db: Db) => db`delete from quota_uses where window_start < now() - interval '2 days'`;
