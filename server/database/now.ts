import type { Db } from './connect.ts';

/** Now, as the database has it: a text, because the driver's own dates end at the millisecond. */
export async function databaseNow(db: Db): Promise<string> {
  const [row] = await db<{ now: string }[]>`select now()::text as now`;
  return row?.now ?? '';
}
