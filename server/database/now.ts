import type { Db, Fragment } from './connect.ts';

/** As text: JavaScript dates lose microseconds. */
export async function databaseNow(db: Db): Promise<string> {
  const [row] = await db<{ now: string }[]>`select now()::text as now`;
  return row?.now ?? '';
}

/** Of a time, with the microseconds that JavaScript dates lose: unlike its text, a change of a shard can return it. */
export const exactSeconds = (db: Db, at: Fragment) => db`extract(epoch from ${at} at time zone 'UTC')`;
