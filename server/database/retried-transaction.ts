import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { Sql, Transaction } from './connect.ts';

const MOST_TRIES = 3;
const LONGEST_PAUSE_MS = 50;

/** SQLSTATE 40: a deadlock or a serialization failure. The whole transaction is rolled back. */
export const isTransactionRollback = (error: unknown) =>
  error instanceof postgres.PostgresError && error.code.startsWith('40');

/** Begins anew when another transaction was in the way. `work` has no effect outside the database, or one that may be repeated. */
export async function retriedTransaction<T>(sql: Sql, work: (db: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return (await sql.begin(work)) as T;
    } catch (error) {
      if (tries === MOST_TRIES || !isTransactionRollback(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
}
