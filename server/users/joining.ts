import { v7 as newId } from 'uuid';
import type { CHOSEN_ROLES } from '#contract/users.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import { businessEvents } from '../counts/counts.ts';
import type { Db, Sql } from '../database/connect.ts';
import { retriedTransaction } from '../database/retry.ts';
import { conflict, forbidden } from '../http/errors.ts';
import type { Identity, IdentityKey } from '../http/viewer.ts';
import { admitUser, removed } from './admission.ts';
import { leave } from './leave.ts';
import { lockPeople } from './membership/membership.ts';
import * as queries from './queries.ts';

type ChosenRole = (typeof CHOSEN_ROLES)[number];

/** Idempotent: a later Google login never turns a seller into a buyer. */
export async function join(
  market: AppContext,
  identity: Identity,
  wish: { email: string; name: string; role: ChosenRole },
  joinedAt = new Date(),
) {
  if (wish.email !== identity.email) throw forbidden(t('You can only join with your own e-mail address.'));
  const { name, role } = wish;
  const addressHash = market.auditor.hashOf(identity.email);
  const user = { id: newId({ msecs: joinedAt.getTime() }), identity, name, role, joinedAt, addressHash };
  if (await enrol(market.sql, user)) return;
  const [predecessor] = await queries.predecessor(market.sql, identity);
  if (predecessor) await succeed(market, user);
  else if (!(await enrol(market.sql, user))) throw removed();
}

async function enrol(db: Db, user: queries.NewUser): Promise<boolean> {
  const { count } = await queries.insertUser(db, user);
  businessEvents.add('person', count);
  return count > 0 || !!(await admitUser(db, user.identity));
}

/**
 * Both records verified the address: the same person. Otherwise the old record goes, unless it has bikes or open
 * deals.
 */
async function succeed(market: AppContext, user: queries.NewUser) {
  if (!user.identity.emailVerified)
    throw conflict(
      'not-allowed',
      t('Another account already uses this e-mail address. Please confirm your e-mail first.'),
    );
  await retriedTransaction(market.sql, async (db) => {
    if (await goOn(db, market, user.identity)) return;
    const people = await lockPeople(db, await queries.predecessor(db, user.identity));
    const replaced = await queries.removeIdle(db, people);
    await leave(db, market, replaced);
    if (!(await enrol(db, user))) throw await reasonFor(db, user.identity);
    for (const { id } of replaced)
      await market.auditor.note(db, {
        actor: user.role,
        actorId: user.id,
        action: 'take-over-user',
        subject: `user ${id}`,
      });
  });
}

async function goOn(db: Db, { auditor }: AppContext, identity: Identity): Promise<boolean> {
  // The token that joins stays good: its `iat` has whole seconds, and the second may be over.
  const [person] = await queries.changeLogin(db, identity, identity.issuedAt ?? new Date());
  if (!person) return false;
  const { id } = person;
  await auditor.note(db, { actor: 'clock', action: 'change-login', subject: `user ${id}` });
  return true;
}

async function reasonFor(db: Db, identity: Identity) {
  const [former] = await queries.removedUser(db, identity);
  const [blocking] = await queries.predecessor(db, identity);
  return blocking && !former ? inBusiness() : removed();
}

const inBusiness = () =>
  conflict(
    'not-allowed',
    t(
      'An account that never confirmed this e-mail address has bikes on sale or a deal under way. Please log in to it and confirm the address, or ask an admin to remove it.',
    ),
  );

export async function isBusy(sql: Sql, person: IdentityKey): Promise<boolean> {
  return (await queries.busy(sql, person)).length > 0;
}

/** The identity service replaced an unverified account: its user goes, the verified owner joins anew. */
export async function replaceUser(market: AppContext, former: IdentityKey, successor?: Identity & { name: string }) {
  await retriedTransaction(market.sql, async (db) => {
    const gone = await queries.remove(db, await lockPeople(db, await queries.userBehind(db, former)));
    const [person] = gone;
    await leave(db, market, gone);
    if (!successor) return;
    if (!person) return void (await goOn(db, market, successor));
    const role = person.role === 'seller' ? 'seller' : 'buyer';
    const { name } = successor;
    const addressHash = market.auditor.hashOf(successor.email);
    await queries.insertUser(db, { id: newId(), identity: successor, name, role, joinedAt: new Date(), addressHash });
  });
}
