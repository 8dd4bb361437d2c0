import type { Db } from '../database/connect.ts';
import * as queries from './queries.ts';

/** Call in the transaction that lists or changes the bikes; `server/moderation` checks them. */
export async function requestChecks(db: Db, ids: string[]) {
  if (ids.length) await queries.request(db, ids);
}
