import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import * as queries from './queries.ts';

/**
 * A removal waits, then cleans up what was written. `exclusive` serializes the user's writes, to count limits. Take it
 * before other locks, as the removal does.
 */
export async function lockMember(db: Db, id: string, { exclusive = false } = {}) {
  const [member] = await (exclusive ? queries.lockExclusive(db, id) : queries.lockShared(db, id));
  if (!member) throw new HasLeft();
}

/**
 * Serializes what the two do, in the order of their ids, so that two such calls never wait for each other. False: the
 * other one has left.
 */
export async function lockMembers(db: Db, id: string, otherId: string): Promise<boolean> {
  const kept = await queries.lockBoth(db, [id, otherId]);
  if (!kept.some((member) => member.id === id)) throw new HasLeft();
  return kept.some((member) => member.id === otherId);
}

export class HasLeft extends HttpError {
  constructor() {
    super(401, 'Not logged in', 'sign-in-needed', 'Your account was deleted meanwhile.');
  }
}
