import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { readProduct } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { removeUser } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { replaceUser } from './users.ts';

const market = await openMarket();
const { sql } = market.market;
const { issuer } = market.issuer.trusted;

const successorOf = ({ email }: Caller, subject: string) => ({
  issuer,
  subject,
  email,
  emailVerified: true,
  name: 'The Owner',
});

async function logIn(email: string, subject: string) {
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, sid: `session of ${subject}` });
  const caller = callerOf(market.url, { email, subject, idToken });
  const { status, body } = await caller.call(readAccessToken, { query: { email } });
  return { status, caller: callerOf(market.url, { ...caller, token: body.accessToken }) };
}

test('who proves an address stands in the place of whoever used it, with nothing of theirs', async () => {
  const former = await market.person('seller');
  const id = await aProductOf(former);
  const [{ oldId } = { oldId: '' }] = await sql`select id as "oldId" from users where email = ${former.email}`;
  await sql`insert into payout_accounts ${sql({ user_id: oldId, account_id: 'acct_of_the_former' })}`;

  const owner = successorOf(former, 'the owner');
  await replaceUser(market.market, { issuer, subject: former.subject }, owner);
  assert.equal((await market.nobody.call(readProduct, { params: { id } })).status, 410);
  assert.equal((await former.call(exportAccount)).status, 401);
  const { caller } = await logIn(former.email, 'the owner');
  const { user, products } = (await caller.call(exportAccount)).body;
  assert.deepEqual([user.name, user.role, products.length], ['The Owner', 'seller', 0]);
  assert.notEqual(user._id, oldId);
  const accounts = await sql`select from payout_accounts where user_id = ${user._id}`;
  assert.equal(accounts.length, 0);
});

test('done again, with another account of the same owner, it leaves the newest', async () => {
  const former = await market.person('buyer');
  const behind = { issuer, subject: former.subject };
  await replaceUser(market.market, behind, successorOf(former, 'first try'));
  await replaceUser(market.market, behind, successorOf(former, 'second try'));
  assert.equal((await logIn(former.email, 'first try')).status, 404);
  assert.equal((await logIn(former.email, 'second try')).status, 200);
});

test('who had proved the address by another login goes on with that record', async () => {
  const proved = await market.person('seller');
  const id = await aProductOf(proved);
  await replaceUser(market.market, { issuer, subject: 'signed up since' }, successorOf(proved, 'proved again'));
  assert.equal((await market.nobody.call(readProduct, { params: { id } })).status, 200);
  const { caller } = await logIn(proved.email, 'proved again');
  const { user, products } = (await caller.call(exportAccount)).body;
  assert.deepEqual([user.name, user.role, products.length], [proved.name, 'seller', 1]);
});

test('a disowned account leaves the market, and nobody stands in its place', async () => {
  const former = await market.person('seller');
  const id = await aProductOf(former);
  await replaceUser(market.market, { issuer, subject: former.subject });
  assert.equal((await market.nobody.call(readProduct, { params: { id } })).status, 410);
  assert.equal((await logIn(former.email, former.subject)).status, 403);
  await replaceUser(market.market, { issuer, subject: 'who never joined' });
});

test('an admin who removes somebody logs them out at the identity service first', async () => {
  const admin = await market.person('admin');
  const person = await market.person('buyer');
  const remove = () => admin.call(removeUser, { params: { email: person.email } });
  const loggedOut: string[] = [];
  market.market.endSessions = async () => {
    throw new Error('out of reach');
  };
  assert.equal((await remove()).status, 500);
  assert.equal((await person.call(exportAccount)).status, 200);
  market.market.endSessions = async (subject) => void loggedOut.push(subject);
  assert.equal((await remove()).body.deletedCount, 1);
  assert.deepEqual(loggedOut, [person.subject]);
  assert.equal((await remove()).body.deletedCount, 0);
});
