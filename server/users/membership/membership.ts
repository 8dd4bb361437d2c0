import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import * as queries from './queries.ts';

/**
 * Locks the user against removal while they write; the removal waits and cleans up what was written. `alone` also
 * serializes their writes of this kind, so that limits can be counted. Take it before other locks, as the removal does.
 */
export async function keepMember(db: Db, id: string, { alone = false } = {}) {
  const [member] = await (alone ? queries.keepAlone(db, id) : queries.keep(db, id));
  if (!member) throw new HasLeft();
}

/** The user was removed during the request. */
export class HasLeft extends HttpError {
  constructor() {
    super(401, 'Not logged in', 'sign-in-needed', 'Your account was deleted meanwhile.');
  }
}
