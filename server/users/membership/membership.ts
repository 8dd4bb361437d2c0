import { t } from '#language/t.ts';
import type { Db } from '../../database/connect.ts';
import { HttpError } from '../../http/errors.ts';
import * as queries from './queries.ts';

export { areAdminsWith, byEmail as memberByEmail, isOnlyAdminWith, jobOf, lockedMembers } from './queries.ts';

/**
 * A removal waits, then cleans up what was written. `exclusive` serializes the user's writes, to count limits. Take it
 * before other locks, as the removal does.
 */
export async function lockMember(db: Db, id: string, { exclusive = false } = {}) {
  const [member] = await queries.lock(db, [id], { exclusive });
  if (!member) throw new HasLeft();
}

/**
 * Serializes what the two do, in the order of their ids, so that two such calls never wait for each other. False: the
 * other one has left.
 */
export async function lockMembers(db: Db, id: string, otherId?: string): Promise<boolean> {
  const kept = await lockPeople(db, [{ id }, ...(otherId ? [{ id: otherId }] : [])]);
  if (!kept.includes(id)) throw new HasLeft();
  return otherId !== undefined && kept.includes(otherId);
}

/** Waits for what they write. Returns the ids of those who have not left. */
export async function lockPeople(db: Db, people: { id: string }[]): Promise<string[]> {
  const ids = people.map(({ id }) => id);
  const members = await queries.lock(db, ids, { exclusive: true });
  return members.map(({ id }) => id);
}

export class HasLeft extends HttpError {
  constructor() {
    super(401, t('Not logged in'), 'sign-in-needed', t('Your account was deleted meanwhile.'));
  }
}
