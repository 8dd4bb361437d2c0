import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { removeAccount } from '#contract/account.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { createUser } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;

const rowsAbout = async (id: string) =>
  (await sql`select actor, actor_id as "actorId", action from audit where subject = ${`user ${id}`} order by id`).map(
    (row) => ({ ...row }),
  );

async function idOf({ email }: Pick<Caller, 'email'>) {
  const [found] = await sql<{ id: string }[]>`
    select id from users where email = ${email} order by removed_at nulls first limit 1`;
  return found?.id ?? '';
}

test('who leaves of their own accord is in the audit', async () => {
  const seller = await market.person('seller');
  const id = await idOf(seller);
  const now = Math.floor(Date.now() / 1000);
  const claims = { sub: seller.subject, email: seller.email, email_verified: true, auth_time: now };
  const recent = callerOf(market.url, { ...seller, idToken: await market.issuer.sign(claims) });
  assert.equal((await recent.call(removeAccount)).body.deletedCount, 1);
  assert.equal((await recent.call(removeAccount)).body.deletedCount, 0);
  assert.deepEqual(await rowsAbout(id), [{ actor: 'seller', actorId: id, action: 'leave' }]);
});

test('an account that its e-mail’s owner takes over is in the audit', async () => {
  const former = await market.person('seller');
  const formerId = await idOf(former);
  await sql`update users set email_confirmed_at = null where id = ${formerId}`;
  const claims = { sub: 'who reads the mail', email: former.email, email_verified: true };
  const owner = callerOf(market.url, { email: former.email, idToken: await market.issuer.sign(claims) });
  const join = () => owner.call(createUser, { body: { email: former.email, name: 'Me', role: 'buyer' } });
  await Promise.all([join(), join(), join()]);
  const id = await idOf(former);
  assert.notEqual(id, formerId);
  assert.deepEqual(await rowsAbout(formerId), [{ actor: 'buyer', actorId: id, action: 'take-over-user' }]);
});

test('a record that goes on under another login of the same person is in the audit', async () => {
  const person = await market.person('seller');
  const id = await idOf(person);
  const claims = { sub: 'the same person elsewhere', email: person.email, email_verified: true };
  const again = callerOf(market.url, { email: person.email, idToken: await market.issuer.sign(claims) });
  const join = () => again.call(createUser, { body: { email: person.email, name: 'Me', role: 'buyer' } });
  await Promise.all([join(), join(), join()]);
  assert.deepEqual(await rowsAbout(id), [{ actor: 'clock', actorId: null, action: 'change-login' }]);
});

test('a payout account is in the audit when it is opened and when the provider has checked it, once each', async () => {
  const seller = await market.person('seller');
  const id = await idOf(seller);
  await Promise.all([1, 2, 3].map(() => seller.call(openPayoutAccount)));
  const [account] = await sql<{ accountId: string }[]>`
    select account_id as "accountId" from payout_accounts where user_id = ${id}`;
  await seller.call(readPayoutAccount);
  await provider.onboard(account?.accountId ?? '');
  await Promise.all([1, 2, 3].map(() => seller.call(readPayoutAccount)));
  assert.deepEqual(await rowsAbout(id), [
    { actor: 'seller', actorId: id, action: 'open-payout-account' },
    { actor: 'provider', actorId: null, action: 'payout-account-ready' },
    { actor: 'provider', actorId: null, action: 'payout-bank-set' },
  ]);
});
