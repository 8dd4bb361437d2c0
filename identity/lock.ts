import type { Sql } from 'postgres';

const LOCK = 7_205_103;

/** Advisory lock against concurrent starts; the work uses other connections. */
export async function alone(sql: Sql<{ bigint: number }>, work: () => Promise<void>): Promise<void> {
  await sql.begin(async (db) => {
    await db`set local statement_timeout = 0`;
    await db`set local idle_in_transaction_session_timeout = 0`;
    await db`select pg_advisory_xact_lock(${LOCK})`;
    await work();
  });
}
