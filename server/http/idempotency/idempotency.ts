import type { Db, Sql } from '../../database/connect.ts';
import * as queries from './queries.ts';

const REMEMBERED_HOURS = 24;

interface Creation extends Omit<queries.Claim, 'key'> {
  key?: string | undefined;
}

/**
 * Creates a record in a transaction, once per user and idempotency key, and returns its id. A rollback frees the key.
 */
export async function idempotent(sql: Sql, creation: Creation, make: (db: Db) => Promise<unknown>): Promise<string> {
  return sql.begin(async (db) => {
    const madeId = await claim(db, creation);
    if (madeId === creation.madeId) await make(db);
    return madeId;
  });
}

async function claim(db: Db, { key, ...creation }: Creation): Promise<string> {
  if (!key) return creation.madeId;
  const [claimed] = await queries.claim(db, { ...creation, key });
  return claimed?.madeId ?? creation.madeId;
}

export async function forgetOldIdempotencyKeys(sql: Sql) {
  await queries.forget(sql, REMEMBERED_HOURS);
}
