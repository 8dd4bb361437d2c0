import { CHOSEN_ROLES, type ListedUser, type User as WireUser } from '#contract/users.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { forbidden, notFound } from '../http/errors.ts';
import type { Identity, IdentityKey, Viewer } from '../http/viewer.ts';
import { admitUser, removed } from './admission.ts';
import { eraseUser } from './erasure/erasure.ts';
import { leave } from './leave.ts';
import { lockPeople } from './membership/membership.ts';
import { ownPhoto } from './portraits/portraits.ts';
import * as queries from './queries.ts';

export { admitUser } from './admission.ts';
export { changeName, startSelling } from './changing.ts';
export { followEmail, withCurrentEmail } from './email-change.ts';
export { isBusy, join, replaceUser } from './joining.ts';
export { verifySeller } from './verification/verification.ts';

export type User = queries.UserRow;

export async function signIn(sql: Sql, identity: Identity): Promise<User> {
  const user = await admitUser(sql, identity);
  if (user) return user;
  const [former] = await queries.removedUser(sql, identity);
  throw former ? removed() : notFound('user');
}

type Roles = Pick<AppContext, 'sql' | 'auditor' | 'securityEvents'>;

export const promoteToAdmin = (services: Roles, person: Pick<User, 'id' | 'email'>) =>
  changeRole(services, person, 'promote-to-admin', queries.makeAdmin);

/** Not the only one. Whether it was done. */
export const dismissAdmin = (services: Roles, person: Pick<User, 'id' | 'email'>) =>
  changeRole(services, person, 'dismiss-admin', queries.unmakeAdmin);

async function changeRole(
  { sql, auditor, securityEvents }: Roles,
  { id, email }: Pick<User, 'id' | 'email'>,
  action: string,
  change: (db: Db, id: string) => Promise<{ count: number }>,
) {
  const { count } = await sql.begin(async (db) => {
    await queries.lockAdmins(db);
    const changed = await change(db, id);
    if (changed.count > 0) await auditor.note(db, { actor: 'clock' as const, action, subject: `user ${id}` });
    return changed;
  });
  if (count > 0) securityEvents.note({ kind: 'role-change', outcome: 'success', email });
  return count > 0;
}

export async function viewerById(sql: Sql, id: string): Promise<Viewer | undefined> {
  const [user] = await queries.userById(sql, id);
  return user;
}

export async function viewerOf(sql: Sql, token: queries.TokenClaims): Promise<Viewer | undefined> {
  const [user] = await queries.userOfToken(sql, token);
  return user;
}

export async function refuseEarlierTokens(db: Db, person: IdentityKey, now = new Date()) {
  await queries.refuseTokensBefore(db, person, now);
}

export async function listUsers(sql: Sql, list: queries.UserList): Promise<ListedUser[]> {
  const rows = await queries.usersByRole(sql, list);
  return rows.map((row) => ({ ...wholeRecord(row), bookingsGivenUp: row.bookingsGivenUp }));
}

export async function readUser(sql: Sql, viewer: Viewer, email: string): Promise<WireUser> {
  if (email === viewer.email) return ownRecord(sql, viewer);
  const [user] = await queries.userByEmail(sql, email);
  if (!user) throw notFound('user');
  return wholeRecord(user);
}

export async function ownRecord(sql: Sql, viewer: Viewer): Promise<WireUser> {
  const [user] = await queries.userById(sql, viewer.id);
  if (!user) throw notFound('user');
  const { role, lacksSecondFactor } = viewer;
  return { ...wholeRecord(user), role, ...(lacksSecondFactor && { lacksSecondFactor }) };
}

export async function isAdmin(sql: Sql, viewer: Viewer, email: string) {
  if (email === viewer.email) return viewer.role === 'admin';
  const [user] = await queries.userByEmail(sql, email);
  return user?.role === 'admin';
}

export async function removeUser(market: AppContext, viewer: Viewer, email: string) {
  if (viewer.email === email) throw forbidden('You cannot remove yourself.');
  await endSessionsOf(market, email);
  return market.sql.begin(async (db) => {
    const removed = await queries.remove(db, await lockPeople(db, await queries.userByEmail(db, email)));
    const count = await leave(db, market, removed);
    for (const person of removed) {
      const subject = `user ${person.id}`;
      // An unverified address is released for its owner.
      if (person.emailConfirmed) await queries.rememberAddress(db, market.auditor.hashOf(person.email));
      await market.auditor.note(db, { actor: 'admin', actorId: viewer.id, action: 'remove-user', subject });
    }
    return count;
  });
}

/** Sessions end first, so that a retry repeats all of it. */
async function endSessionsOf({ sql, endSessions }: AppContext, email: string) {
  const [person] = endSessions ? await queries.subjectOf(sql, email) : [];
  if (person) await endSessions?.(person.subject);
}

export const forgetRemovedAddresses = async (sql: Sql) => void (await queries.forgetAddresses(sql));

export async function removeOneself(market: AppContext, identity: Identity) {
  const { sql } = market;
  const removedCount = await sql.begin(async (db) => {
    const people = await lockPeople(db, await queries.userBehind(db, identity));
    const removed = await queries.remove(db, people, { roles: CHOSEN_ROLES });
    const count = await leave(db, market, removed);
    // Last: it locks the user's row against concurrent references, such as a deal step.
    for (const { id, role, email, suspended } of removed) {
      // Whoever leaves while suspended cannot join anew.
      if (suspended) await queries.rememberAddress(db, market.auditor.hashOf(email));
      await market.auditor.note(db, { actor: role, actorId: id, action: 'leave', subject: `user ${id}` });
      await queries.letGo(db, id);
      await eraseUser(db, market, id);
    }
    return count;
  });
  if (removedCount === 0 && (await admitUser(sql, identity)))
    throw forbidden('An admin cannot leave like this. Please ask another admin to remove you.');
  return removedCount;
}

function wholeRecord({
  id,
  name,
  email,
  role,
  verified,
  emailConfirmed,
  suspended,
  photoUrl,
  joinedAt,
}: User): WireUser {
  const photoURL = ownPhoto(photoUrl);
  return {
    _id: id,
    name,
    email,
    role,
    isVarified: verified,
    emailConfirmed,
    ...(photoURL && { photoURL }),
    ...(suspended && { isSuspended: true }),
    joinedAt: joinedAt.toISOString(),
  };
}
