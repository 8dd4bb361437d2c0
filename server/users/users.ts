import { type AdminJob, hasRight } from '#contract/admin-jobs.ts';
import type { ListedUser, User as WireUser } from '#contract/users.ts';
import { t } from '#language/t.ts';
import { batched } from '../concurrency/batched.ts';
import type { AppContext } from '../context.ts';
import type { Db, Sql } from '../database/connect.ts';
import { retriedTransaction } from '../database/retry.ts';
import { forbidden, forbiddenToJob, notFound } from '../http/errors.ts';
import type { Identity, IdentityKey, Viewer } from '../http/viewer.ts';
import { admitUser, removed } from './admission.ts';
import { eraseUser } from './erasure/erasure.ts';
import { leave } from './leave.ts';
import { type UserList, usersByRole } from './list-queries.ts';
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

type Subject = Pick<User, 'id' | 'email'>;

export const promoteToAdmin = (services: Roles, person: Subject, job: AdminJob) =>
  changeRole(services, person, { action: 'promote-to-admin', facts: { job } }, (db) =>
    queries.makeAdmin(db, person.id, job),
  );

/** Not the only owner. Whether it was done. */
export const dismissAdmin = (services: Roles, person: Subject) =>
  changeRole(services, person, { action: 'dismiss-admin' }, (db) => queries.unmakeAdmin(db, person.id));

/** Not of the only owner. Whether it was done. `owner`: who changes it; absent on the command line. */
export const giveJob = (services: Roles, person: Subject, job: AdminJob, owner?: Viewer) =>
  changeRole(
    services,
    person,
    { action: 'change-admin-job', facts: { job }, ...(owner && { actor: 'admin', actorId: owner.id }) },
    (db) => queries.changeJob(db, person.id, job, owner?.id),
  );

type RoleNote = Omit<Parameters<Roles['auditor']['note']>[1], 'actor' | 'subject'> & { actor?: 'admin' };

async function changeRole(
  { sql, auditor, securityEvents }: Roles,
  { id, email }: Subject,
  note: RoleNote,
  change: (db: Db) => Promise<{ count: number }>,
) {
  const { count } = await sql.begin(async (db) => {
    await queries.lockAdmins(db);
    const changed = await change(db);
    if (changed.count > 0) await auditor.note(db, { actor: 'clock', ...note, subject: `user ${id}` });
    return changed;
  });
  if (count > 0) securityEvents.note({ kind: 'role-change', outcome: 'success', email });
  return count > 0;
}

export async function viewerById(sql: Sql, id: string): Promise<Viewer | undefined> {
  const [user] = await queries.userById(sql, id);
  return user;
}

/** Calls at the same time share a statement. */
export const viewersOfTokens = (sql: Sql) =>
  batched(async (tokens: queries.TokenClaims[]): Promise<(Viewer | undefined)[]> => {
    const users = new Map((await queries.usersOfTokens(sql, tokens)).map(({ nth, ...user }) => [nth, user]));
    return tokens.map((_, at) => users.get(at + 1));
  });

export async function refuseEarlierTokens(db: Db, person: IdentityKey, now = new Date()) {
  await queries.refuseTokensBefore(db, person, now);
}

export async function listUsers(sql: Sql, list: UserList): Promise<ListedUser[]> {
  const rows = await usersByRole(sql, list);
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
  const { role, job, lacksSecondFactor } = viewer;
  return { ...wholeRecord({ ...user, role, job }), ...(lacksSecondFactor && { lacksSecondFactor }) };
}

export async function isAdmin(sql: Sql, viewer: Viewer, email: string) {
  if (email === viewer.email) return viewer.role === 'admin';
  const [user] = await queries.userByEmail(sql, email);
  return user?.role === 'admin';
}

export async function changeAdminJob(market: AppContext, viewer: Viewer, email: string, job: AdminJob) {
  const [person] = await queries.userByEmail(market.sql, email);
  if (!person) throw notFound('user');
  if (person.role !== 'admin') throw forbidden(t('Only admins have a job.'));
  if (await giveJob(market, person, job, viewer)) return 1;
  const [after] = await queries.userById(market.sql, person.id);
  if (after?.job === job) return 0;
  throw forbidden(t('This is the only owner. Please make another admin an owner first.'));
}

export async function removeUser(market: AppContext, viewer: Viewer, email: string) {
  if (viewer.email === email) throw forbidden(t('You cannot remove yourself.'));
  const [found] = await queries.userByEmail(market.sql, email);
  const isAnAdmin = found?.role === 'admin';
  if (isAnAdmin && !hasRight(viewer, 'admins')) throw forbiddenToJob('admins');
  await endSessionsOf(market, email);
  return retriedTransaction(market.sql, async (db) => {
    if (isAnAdmin) await queries.lockAdmins(db);
    const people = await lockPeople(db, found ? [found] : []);
    const removed = await queries.remove(db, people, isAnAdmin ? viewer.id : undefined);
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
  const removedCount = await retriedTransaction(sql, async (db) => {
    const people = await lockPeople(db, await queries.userBehind(db, identity));
    const removed = await queries.remove(db, people);
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
    throw forbidden(t('An admin cannot leave like this. Please ask another admin to remove you.'));
  return removedCount;
}

function wholeRecord({
  id,
  name,
  email,
  role,
  job,
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
    ...(job && { job }),
    isVarified: verified,
    emailConfirmed,
    ...(photoURL && { photoURL }),
    ...(suspended && { isSuspended: true }),
    joinedAt: joinedAt.toISOString(),
  };
}
