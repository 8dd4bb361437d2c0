import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { DealSettings } from '#contract/deal-settings.ts';
import { cancelDeal, declineDeal } from '#contract/deals.ts';
import { listUsers } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, meeting } from '../../../test/products.ts';
import { moveDueDeals } from '../deals.ts';

const market = await openMarket();
market.market.settings = DealSettings.parse({});
const { unpaidBookings, againHours } = market.market.settings;
const { sql } = market.market;
const cards = cardHolder(market);
const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);
const reason = 'Not for me';

test('of twenty bookings of one person at once, three are made', async () => {
  const buyer = await market.person('buyer');
  const bikes = await Promise.all(Array.from({ length: 20 }, () => aProductOf(seller)));
  const replies = await Promise.all(bikes.map((id) => book(buyer, id)));
  const made = replies.filter(({ status }) => status === 200);
  const refused = replies.filter(({ status }) => status !== 200);
  assert.equal(made.length, unpaidBookings);
  for (const { status, body } of refused) {
    assert.deepEqual([status, body.code], [409, 'too-many-unpaid']);
    assert.match(body.detail ?? '', /You have 3 bookings that are not paid yet/);
  }
  const [held] = await sql`select count(*)::int from products where id = any (${bikes}) and status = 'reserved'`;
  assert.equal(held?.count, unpaidBookings);
});

test('who pays for a bike, or gives one up, books another', async () => {
  const buyer = await market.person('buyer');
  const first = await aBookingOf(buyer, await aProductOf(seller));
  for (let more = 1; more < unpaidBookings; more++) await aPaidBookingOf(buyer, await aProductOf(seller), cards);
  for (let more = 1; more < unpaidBookings; more++) await aBookingOf(buyer, await aProductOf(seller));
  const id = await aProductOf(seller);
  assert.equal((await book(buyer, id)).body.code, 'too-many-unpaid');
  await buyer.call(cancelDeal, { params: { id: first }, body: { reason } });
  assert.equal((await book(buyer, id)).status, 200);
});

test('who gave a bike up waits before booking it again, and others do not', async () => {
  const [buyer, another] = await Promise.all([market.person('buyer'), market.person('buyer')]);
  const id = await aProductOf(seller);
  const bookingId = (await book(buyer, id)).body.insertedId;
  await buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason } });
  const { status, body } = await book(buyer, id);
  assert.deepEqual([status, body.code], [409, 'given-up-before']);
  assert.match(body.detail ?? '', new RegExp(`You can book it again in ${againHours} hours`));
  assert.equal((await book(buyer, await aProductOf(seller))).status, 200);
  const theirs = (await book(another, id)).body.insertedId;
  await seller.call(declineDeal, { params: { id: theirs }, body: { reason, relist: true } });
  assert.equal((await book(another, id)).status, 200);
});

test('the same after the time to pay ran out, until the pause is over', async () => {
  const buyer = await market.person('buyer');
  const id = await aProductOf(seller);
  const bookingId = (await book(buyer, id)).body.insertedId;
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  assert.equal((await book(buyer, id)).body.code, 'given-up-before');
  await sql`update bookings set ended_at = now() - make_interval(mins => ${againHours * 60 - 30}) where id = ${bookingId}`;
  assert.match((await book(buyer, id)).body.detail ?? '', /again in \d\d minutes/);
  await sql`update bookings set ended_at = now() - make_interval(hours => ${againHours}) where id = ${bookingId}`;
  assert.equal((await book(buyer, id)).status, 200);
});

test('admins see how many bookings somebody gave up; what a seller declined is not counted', async () => {
  const buyer = await market.person('buyer');
  for (const [caller, how] of [
    [buyer, cancelDeal],
    [buyer, cancelDeal],
    [seller, declineDeal],
  ] as const) {
    const id = await aBookingOf(buyer, await aProductOf(seller));
    await caller.call(how, { params: { id }, body: { reason } });
  }
  const { body } = await admin.call(listUsers, { query: { role: 'buyer', search: buyer.email } });
  assert.deepEqual(
    body.map(({ bookingsGivenUp }) => bookingsGivenUp),
    [2],
  );
});

const book = (buyer: Caller, productId: string) => buyer.call(bookProduct, { body: { productId, ...meeting } });
