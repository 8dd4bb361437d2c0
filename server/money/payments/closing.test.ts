import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike, meeting } from '../../../test/products.ts';
import { moveDueDeals } from '../../deals/deals.ts';
import { closeIntents } from './payments.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, another, seller] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
]);

test('what was paid and written down is asked about once more at most', async () => {
  const bookingId = await aPaidBookingOf(buyer, await aProductOf(seller), cards);
  await sql`update payment_intents set closed_at = null where booking_id = ${bookingId}`;
  await closeIntents(market.market);
  const [intent] = await sql`select closed_at from payment_intents where booking_id = ${bookingId}`;
  assert.ok(intent?.closed_at);
  assert.equal((await sql`select from payments where booking_id = ${bookingId}`).length, 1);
});

test('while a bank asks the buyer, the booking goes on for a while, once', async () => {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  await cards.pay(buyer, bookingId, goodBike.resalePrice, 'pm_card_authenticationRequired');
  for (const then of ['booked', 'expired']) {
    await letTimeRunOut(sql, bookingId);
    await moveDueDeals(market.market);
    const [booking] = await sql`select status from bookings where id = ${bookingId}`;
    assert.equal(booking?.status, then);
  }
});

test('who has begun to pay in time keeps the bike for a quarter of an hour more', async () => {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  await cards.prepare(buyer, bookingId, goodBike.resalePrice);
  for (const [minutes, status] of [
    [14, 409],
    [16, 200],
  ] as const) {
    await sql`update bookings set due_at = now() - make_interval(mins => ${minutes}) where id = ${bookingId}`;
    assert.equal((await another.call(bookProduct, { body: { productId, ...meeting } })).status, status);
  }
});
