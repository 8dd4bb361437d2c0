import { v7 as newId } from 'uuid';
import { isOwnPicture } from '#contract/picture-address.ts';
import type { CHOSEN_ROLES, ListedUser, User as WireUser } from '#contract/users.ts';
import { releaseBookingsOf } from '../bookings/bookings.ts';
import { everythingChanged } from '../changes/changes.ts';
import { forgetContactsOf } from '../contacts/contacts.ts';
import type { Db, Sql } from '../database/connect.ts';
import { againAfterDeadlock } from '../database/deadlock.ts';
import { forgetFavouritesOf } from '../favourites/favourites.ts';
import type { Market } from '../market.ts';
import { conflict, forbidden, notFound } from '../problems.ts';
import { withdrawProductsOf } from '../products/products.ts';
import type { Identity, Viewer } from '../viewer.ts';
import * as queries from './queries.ts';

export { verifySeller } from './verification.ts';

export type User = queries.UserRow;

type ChosenRole = (typeof CHOSEN_ROLES)[number];

/** Joining twice changes nothing: a later Google login never turns a seller into a buyer. */
export async function join(
  market: Market,
  identity: Identity,
  wish: { email: string; name: string; role: ChosenRole },
  joinedAt = new Date(),
) {
  if (wish.email !== identity.email) throw forbidden('You can only join with your own e-mail address.');
  const { name, role } = wish;
  const addressHash = market.auditor.hashOf(identity.email);
  const user = { id: newId({ msecs: joinedAt.getTime() }), identity, name, role, joinedAt, addressHash };
  if (await enrol(market.sql, user)) return;
  const [predecessor] = await queries.predecessor(market.sql, identity);
  if (predecessor) await takeOver(market, user);
  // Another click may have come first.
  else if (!(await enrol(market.sql, user))) throw removed();
}

/** Whether the person is a user now, new or known. */
async function enrol(db: Db, user: queries.NewUser): Promise<boolean> {
  const { count } = await queries.insertUser(db, user);
  return count > 0 || !!(await admitUser(db, user.identity));
}

/** The identity service has a new account for a known e-mail: who proves the e-mail starts anew in the old one's place. */
async function takeOver(market: Market, user: queries.NewUser) {
  if (!user.identity.emailVerified)
    throw conflict(
      'not-allowed',
      'Another account already uses this e-mail address. Please confirm your e-mail first.',
    );
  await market.sql.begin(async (db) => {
    const replaced = await queries.removePredecessor(db, user.identity);
    await leave(db, market, replaced);
    if (!(await enrol(db, user))) throw removed();
    for (const { id } of replaced)
      await market.auditor.note(db, {
        actor: user.role,
        actorId: user.id,
        action: 'take-over-user',
        subject: `user ${id}`,
      });
  });
}

/**
 * At the identity service an account went whose person never showed that the address is theirs. They leave with all that
 * they had; whoever did show it stands in their place, as somebody new.
 */
export async function replaceUser(market: Market, former: Behind, successor?: Identity & { name: string }) {
  await market.sql.begin(async (db) => {
    const gone = successor ? await queries.removePredecessor(db, successor) : await queries.removeReplaced(db, former);
    const [person] = gone;
    await leave(db, market, gone);
    if (!person || !successor) return;
    const role = person.role === 'seller' ? 'seller' : 'buyer';
    const { name } = successor;
    const addressHash = market.auditor.hashOf(successor.email);
    await queries.insertUser(db, { id: newId(), identity: successor, name, role, joinedAt: new Date(), addressHash });
  });
}

type Behind = Pick<Identity, 'issuer' | 'subject'>;

const removed = () => forbidden('This account was removed from Kickstand. It cannot be opened again.');

/** The user behind a proven identity, if they have joined and were not removed. */
export async function admitUser(db: Db, identity: Identity): Promise<User | undefined> {
  const [user] = await queries.refreshUser(db, identity);
  return user;
}

/** The user behind a proven identity, or why there is none. */
export async function signIn(sql: Sql, identity: Identity): Promise<User> {
  const user = await admitUser(sql, identity);
  if (user) return user;
  const [former] = await queries.removedUser(sql, identity);
  throw former ? removed() : notFound('user');
}

export async function promoteToAdmin(
  { sql, auditor, securityEvents }: Market,
  { id, email }: Pick<User, 'id' | 'email'>,
) {
  const { count } = await sql.begin(async (db) => {
    const promoted = await queries.makeAdmin(db, id);
    const note = { actor: 'clock' as const, action: 'promote-to-admin', subject: `user ${id}` };
    if (promoted.count > 0) await auditor.note(db, note);
    return promoted;
  });
  if (count > 0) securityEvents.note({ kind: 'role-change', outcome: 'success', email });
}

export async function viewerById(sql: Sql, id: string): Promise<Viewer | undefined> {
  const [user] = await queries.userById(sql, id);
  return user;
}

/** The living user whom an access token names, unless the session that it was given to has ended. */
export async function viewerOf(sql: Sql, token: queries.TokenClaims): Promise<Viewer | undefined> {
  const [user] = await queries.userOfToken(sql, token);
  return user;
}

/** Whatever was given to a person before now is worth nothing any more. */
export async function refuseEarlierTokens(db: Db, person: Behind, now = new Date()) {
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

/** Sellers can buy as well, so nothing is lost by becoming one. */
export async function startSelling({ sql, auditor }: Market, viewer: Viewer, email: string) {
  const count = await sql.begin(async (db) => {
    const [person] = await queries.makeSeller(db, email);
    if (!person) return 0;
    const actor = viewer.role === 'admin' ? 'admin' : 'buyer';
    await auditor.note(db, { actor, actorId: viewer.id, action: 'start-selling', subject: `user ${person.id}` });
    return 1;
  });
  if (count) return count;
  const [user] = await queries.userByEmail(sql, email);
  if (!user) throw notFound('user');
  if (user.role === 'admin') throw forbidden('Admins keep the market; they do not sell on it.');
  return 0;
}

/** The name stands on bikes and deals, which are read with it. */
export async function changeName(sql: Sql, viewer: Viewer, name: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.rename(db, viewer.id, name);
    if (count > 0) await everythingChanged(db);
    return count;
  });
}

/** Removes a person: products leave the market, unpaid bookings end; money and bookings stay on record. */
export async function removeUser(market: Market, viewer: Viewer, email: string) {
  if (viewer.email === email) throw forbidden('You cannot remove yourself.');
  await endSessionsOf(market, email);
  return leaving(market, async (db) => {
    const removed = await queries.removeUser(db, email);
    const count = await leave(db, market, removed);
    for (const person of removed) {
      const subject = `user ${person.id}`;
      await queries.rememberAddress(db, market.auditor.hashOf(person.email));
      await market.auditor.note(db, { actor: 'admin', actorId: viewer.id, action: 'remove-user', subject });
    }
    return count;
  });
}

/** Both sides of a deal may leave at once: one holds the bike and waits for the booking, the other the reverse. */
const leaving = ({ sql }: Market, work: (db: Db) => Promise<number>) => againAfterDeadlock(() => sql.begin(work));

/** First: when it fails, pressing again does it all. */
async function endSessionsOf({ sql, endSessions }: Market, email: string) {
  const [person] = endSessions ? await queries.subjectOf(sql, email) : [];
  if (person) await endSessions?.(person.subject);
}

export const forgetRemovedAddresses = async (sql: Sql) => void (await queries.forgetAddresses(sql));

/** The same of one's own accord; nobody left to remove is no fault. */
export async function removeOneself(market: Market, identity: Identity) {
  const { sql } = market;
  const removedCount = await leaving(market, async (db) => {
    const removed = await queries.removeBehind(db, identity);
    const count = await leave(db, market, removed);
    // Last: it locks the person's row against all that refers to it, such as a step of a deal that is just taken.
    for (const { id, role } of removed) {
      await market.auditor.note(db, { actor: role, actorId: id, action: 'leave', subject: `user ${id}` });
      await queries.letGo(db, id);
    }
    return count;
  });
  if (removedCount === 0 && (await admitUser(sql, identity)))
    throw forbidden('An admin cannot leave like this. Please ask another admin to remove you.');
  return removedCount;
}

async function leave(db: Db, market: Market, [person]: { id: string }[]) {
  if (!person) return 0;
  await releaseBookingsOf(db, market, person.id);
  await withdrawProductsOf(db, person.id);
  await Promise.all([forgetFavouritesOf(db, person.id), forgetContactsOf(db, person.id), everythingChanged(db)]);
  // Bookings in the making were waited for by then.
  await releaseBookingsOf(db, market, person.id);
  return 1;
}

function wholeRecord({ id, name, email, role, verified, emailConfirmed, photoUrl, joinedAt }: User): WireUser {
  const photo = photoUrl && isOwnPicture(photoUrl) ? { photoURL: photoUrl } : {};
  return {
    _id: id,
    name,
    email,
    role,
    isVarified: verified,
    emailConfirmed,
    ...photo,
    joinedAt: joinedAt.toISOString(),
  };
}
