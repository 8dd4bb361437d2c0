import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { TABLES } from './tables.ts';

/** A pool whose `search_path` is the provider's own schema. */
export type Sql = postgres.Sql<{ bigint: number }>;
/** A pool or a transaction. */
export type Db = postgres.ISql<{ bigint: number }>;
export type Fragment = postgres.PendingQuery<postgres.Row[]>;

const LOCK = 7_205_310;

/** Concurrent starts wait for the one that creates the tables. */
export async function createTables(sql: Sql): Promise<void> {
  await sql.begin(async (db) => {
    await db`select pg_advisory_xact_lock(${LOCK})`;
    await db`create table if not exists layouts (made text primary key)`;
    const made = createHash('sha256').update(TABLES).digest('hex');
    const [known] = await db`select 1 from layouts where made = ${made}`;
    if (known) return;
    await db.unsafe(TABLES);
    await db`insert into layouts ${db({ made })}`;
  });
}
