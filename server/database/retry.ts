import { setTimeout as pause } from 'node:timers/promises';
import postgres from 'postgres';
import type { Sql, Transaction } from './connect.ts';

const MOST_TRIES = 3;
const LONGEST_PAUSE_MS = 50;

/** SQLSTATE 40: a deadlock or a serialization failure. The whole transaction is rolled back. */
export const isTransactionRollback = (error: unknown) =>
  error instanceof postgres.PostgresError && error.code.startsWith('40');

/** `work` is one statement or one transaction, with no effect outside the database, or one that may be repeated. */
export async function retried<T>(work: () => PromiseLike<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      if (tries === MOST_TRIES || !isTransactionRollback(error)) throw error;
      await pause(Math.random() * LONGEST_PAUSE_MS);
    }
}

/** Begins anew when another transaction was in the way. */
export const retriedTransaction = <T>(sql: Sql, work: (db: Transaction) => Promise<T>): Promise<T> =>
  retried(async () => (await sql.begin(work)) as T);
