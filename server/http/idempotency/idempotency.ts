import type { Db, Sql } from '../../database/connect.ts';
import * as queries from './queries.ts';

const REMEMBERED_HOURS = 24;

interface Wish extends Omit<queries.Claim, 'key'> {
  /** Calls without a key always create a new record. */
  key?: string | undefined;
}

/**
 * Creates a record in a transaction, once per user and idempotency key, and returns its id. A rollback frees the key.
 */
export async function idempotent(sql: Sql, wish: Wish, make: (db: Db) => Promise<unknown>): Promise<string> {
  return sql.begin(async (db) => {
    const madeId = await claim(db, wish);
    if (madeId === wish.madeId) await make(db);
    return madeId;
  });
}

async function claim(db: Db, { key, ...wish }: Wish): Promise<string> {
  if (!key) return wish.madeId;
  const [claimed] = await queries.claim(db, { ...wish, key });
  return claimed?.madeId ?? wish.madeId;
}

export async function forgetOldIdempotencyKeys(sql: Sql) {
  await queries.forget(sql, REMEMBERED_HOURS);
}
