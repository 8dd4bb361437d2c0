import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBooking } from '#contract/bookings.ts';
import { readProduct } from '#contract/products.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { closeIntents } from './payments.ts';

const MOST = 3;
const market = await openMarket();
const { sql } = market.market;
market.market.settings = { ...market.market.settings, refusedCards: MOST };
const { stripe, ...cards } = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

test('each refused card counts once; after so many the bike is free and nothing can be paid any more', async () => {
  const { productId, bookingId, intentId } = await aBooking();
  for (let card = 1; card <= MOST; card++) {
    assert.equal(await statusOf(bookingId), 'booked');
    await refuse(intentId);
    await Promise.all((await refusalsOf(intentId)).flatMap((event) => [cards.tell(event), cards.tell(event)]));
    const [row] = await sql`select refused_cards as count from bookings where id = ${bookingId}`;
    assert.equal(row?.count, card);
  }
  assert.equal(await statusOf(bookingId), 'payment-failed');
  assert.equal((await buyer.call(readProduct, { params: { id: productId } })).body.may.book, true);
  await closeIntents(market.market);
  assert.equal((await stripe.paymentIntents.retrieve(intentId)).status, 'canceled');
  await cards.tell((await refusalsOf(intentId))[0] ?? assert.fail());
  const steps = await sql<
    { verb: string }[]
  >`select verb from booking_steps where booking_id = ${bookingId} order by id`;
  assert.deepEqual(
    steps.map(({ verb }) => verb),
    ['book', ...Array(MOST).fill('refuse-card'), 'give-up-cards'],
  );
});

test('told after the payment, a refused card changes nothing', async () => {
  const { bookingId, intentId } = await aBooking();
  await refuse(intentId);
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  for (const event of (await cards.eventsOf(intentId)).reverse()) assert.equal(await cards.tell(event), 200);
  assert.equal(await statusOf(bookingId), 'paid');
});

async function aBooking() {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  return { productId, bookingId, intentId: await cards.prepare(buyer, bookingId, goodBike.resalePrice) };
}

const refuse = (intentId: string) =>
  assert.rejects(stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_chargeDeclined' }));

const refusalsOf = async (intentId: string) =>
  (await cards.eventsOf(intentId)).filter(({ type }) => type === 'payment_intent.payment_failed');

const statusOf = async (bookingId: string) =>
  (await buyer.call(readBooking, { params: { id: bookingId } })).body.status;
