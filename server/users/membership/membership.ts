import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import * as queries from './queries.ts';

/**
 * A removal waits, then cleans up what was written. `alone` serializes the user's writes, to count limits. Take it
 * before other locks, as the removal does.
 */
export async function keepMember(db: Db, id: string, { alone = false } = {}) {
  const [member] = await (alone ? queries.keepAlone(db, id) : queries.keep(db, id));
  if (!member) throw new HasLeft();
}

export class HasLeft extends HttpError {
  constructor() {
    super(401, 'Not logged in', 'sign-in-needed', 'Your account was deleted meanwhile.');
  }
}
