import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { listBuyers, readBooking } from '#contract/bookings.ts';
import { readProduct } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { isBusy } from './users.ts';

const market = await openMarket();
const { sql } = market.market;
const { issuer } = market.issuer.trusted;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);

async function comeAs(sub: string, { email }: Caller, changes: { issuer?: string } = {}) {
  const idToken = await market.issuer.sign({ sub, email, email_verified: true }, changes);
  const login = callerOf(market.url, { email, idToken });
  const join = () => login.call(createUser, { body: { email, name: 'The Owner', role: 'buyer' } });
  const answers = await Promise.all([join(), join(), join()]);
  const { body } = await login.call(readAccessToken, { query: { email } });
  return {
    statuses: [...new Set(answers.map(({ status }) => status))],
    detail: answers[0].body.detail,
    token: body.accessToken,
  };
}

const never = (person: Caller) => sql`update users set email_confirmed_at = null where email = ${person.email}`;
const isShown = async (id: string) => (await market.nobody.call(readProduct, { params: { id } })).status === 200;

test('who had proved the address keeps bikes, role, deals and id, whichever login proves it again', async () => {
  const seller = await market.person('seller');
  await admin.call(verifySeller, { params: { email: seller.email } });
  const [free, booked] = [await aProductOf(seller), await aProductOf(seller)];
  const bookingId = await aBookingOf(buyer, booked);
  const before = (await seller.call(readUser, { params: { email: seller.email } })).body;

  const { statuses, token } = await comeAs('another login of the seller', seller);
  assert.deepEqual(statuses, [200]);
  const renewed = callerOf(market.url, { email: seller.email, token });
  const after = (await renewed.call(readUser, { params: { email: seller.email } })).body;
  assert.deepEqual([after._id, after.role, after.isVarified], [before._id, 'seller', true]);
  assert.ok(await isShown(free));
  assert.equal((await buyer.call(readBooking, { params: { id: bookingId } })).body.status, 'booked');
  const sales = await renewed.call(listBuyers, { params: { email: seller.email } });
  assert.deepEqual(
    sales.body.map(({ _id }) => _id),
    [bookingId],
  );
  assert.equal((await seller.call(readAccessToken, { query: { email: seller.email } })).status, 404);
});

test('the token with which somebody comes another way is good for longer than its second', async () => {
  const seller = await market.person('seller');
  const idToken = await market.issuer.sign({ sub: 'slowly', sid: 'slow', email: seller.email, email_verified: true });
  const login = callerOf(market.url, { email: seller.email, idToken });
  await pause(1100);
  await login.call(createUser, { body: { email: seller.email, name: 'The Owner', role: 'buyer' } });
  assert.equal((await login.call(readAccessToken, { query: { email: seller.email } })).status, 200);
});

test('in the place of somebody who never proved the address and has nothing here, its owner starts anew', async () => {
  const stranger = await market.person('seller');
  await never(stranger);
  const { statuses, token } = await comeAs('the owner of the address', stranger);
  assert.deepEqual(statuses, [200]);
  const owner = callerOf(market.url, { email: stranger.email, token });
  const record = (await owner.call(readUser, { params: { email: stranger.email } })).body;
  assert.deepEqual([record.name, record.role], ['The Owner', 'buyer']);
  assert.equal((await stranger.call(readUser, { params: { email: stranger.email } })).status, 401);
  assert.equal((await stranger.call(readAccessToken, { query: { email: stranger.email } })).status, 403);
});

test('a login takes no bikes off the market and stops no deal: an admin says so, and the owner is free to join', async () => {
  const [seller, payer] = [await market.person('seller'), await market.person('buyer')];
  const bike = await aProductOf(seller);
  const dealId = await aPaidBookingOf(payer, await aProductOf(await market.person('seller')), cards);
  for (const [who, sub] of [
    [seller, 'owner of one'],
    [payer, 'owner of another'],
  ] as const) {
    await never(who);
    assert.equal(await isBusy(sql, { issuer, subject: who.subject }), true);
    const { statuses, detail } = await comeAs(sub, who);
    assert.deepEqual(statuses, [409]);
    assert.match(detail ?? '', /has bikes on sale or a deal under way/);
  }
  assert.ok(await isShown(bike));
  assert.equal((await payer.call(readBooking, { params: { id: dealId } })).body.status, 'paid');

  assert.equal((await admin.call(removeUser, { params: { email: seller.email } })).body.deletedCount, 1);
  assert.deepEqual((await comeAs('owner of one', seller)).statuses, [200]);
});

test('a login that an admin has removed takes over nobody who came after it', async () => {
  const removed = await market.person('buyer');
  await admin.call(removeUser, { params: { email: removed.email } });
  await sql`delete from removed_addresses`;
  assert.deepEqual((await comeAs('somebody after them', removed)).statuses, [200]);
  assert.deepEqual((await comeAs(removed.subject, removed)).statuses, [403]);
});
