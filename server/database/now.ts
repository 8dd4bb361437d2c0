import type { Db } from './connect.ts';

/** As text: JavaScript dates lose microseconds. */
export async function databaseNow(db: Db): Promise<string> {
  const [row] = await db<{ now: string }[]>`select now()::text as now`;
  return row?.now ?? '';
}
