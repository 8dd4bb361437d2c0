import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readBooking } from '#contract/bookings.ts';
import { cancelDeal } from '#contract/deals.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { listSellerProducts } from '#contract/products.ts';
import { aBookingOf, letTimeRunOut } from '../../../test/bookings.ts';
import { cardHolder, intentIn } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { moveDueDeals } from '../../deals/deals.ts';

const market = await openMarket();
const { sql } = market.market;
const { stripe, pay, ...cards } = cardHolder(market);
const [buyer, another, seller] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
]);
const { resalePrice } = goodBike;
const priceCents = Math.round(resalePrice * 100);

test('the amount to pay is the booking’s, in cents', async () => {
  const bookingId = await aBooking();
  const { body, headers } = await prepare(bookingId);
  const intent = await stripe.paymentIntents.retrieve(intentIn(body.clientSecret));
  assert.deepEqual([intent.amount, intent.currency, intent.status], [priceCents, 'usd', 'requires_payment_method']);
  assert.equal(intent.metadata.bookingId, bookingId);
  assert.equal(headers.get('cache-control'), 'no-store');
});

test('another price than the booked one is refused, and no intent is made', async () => {
  const bookingId = await aBooking();
  await unchanged(async () => {
    for (const price of [0.5, resalePrice - 0.01, resalePrice + 1, resalePrice * 100]) {
      const { status, body } = await prepare(bookingId, price);
      assert.deepEqual([status, body.code], [409, 'price-changed']);
    }
  });
});

test('asking again, or many times at once, gives the same intent', async () => {
  const bookingId = await aBooking();
  const replies = await Promise.all(Array.from({ length: 8 }, () => prepare(bookingId)));
  replies.push(await prepare(bookingId));
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  assert.equal(new Set(replies.map(({ body }) => body.clientSecret)).size, 1);
});

test('an intent that another call has outrun is cancelled: whoever pays, pays the one on record', async () => {
  const bookingId = await aBooking();
  const provider = market.market.stripe;
  const { prepare: create } = provider;
  let outrun = '';
  provider.prepare = async (charge) => {
    provider.prepare = create;
    await prepare(bookingId);
    // As when the provider has forgotten the idempotency key.
    const intent = await create({ ...charge, attempt: 99 });
    outrun = intent.id;
    return intent;
  };
  const id = intentIn((await prepare(bookingId)).body.clientSecret);
  assert.equal((await stripe.paymentIntents.retrieve(outrun)).status, 'canceled');
  const [recorded] = await sql`select intent_id as id from payment_intents where booking_id = ${bookingId}`;
  assert.equal(id, recorded?.id);
});

test('without saying which booking, the one unpaid booking of that price is meant', async () => {
  const customer = await market.person('buyer');
  const ask = (price = 500) => customer.call(createPaymentIntent, { body: { resalePrice: price } });
  assert.equal((await ask()).status, 404);
  const cheap = await aBookingOf(customer, await aProductOf(seller, { resalePrice: 500 }));
  await aBookingOf(customer, await aProductOf(seller, { resalePrice: 700 }));
  const intent = await stripe.paymentIntents.retrieve(intentIn((await ask()).body.clientSecret));
  assert.deepEqual([intent.metadata.bookingId, intent.amount], [cheap, 50_000]);
  await aBookingOf(customer, await aProductOf(seller, { resalePrice: 500 }));
  const { status, body } = await ask();
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'bookingId']);
});

test('a declined card can be followed by a good one', async () => {
  const bookingId = await aBooking();
  const id = intentIn((await prepare(bookingId)).body.clientSecret);
  await assert.rejects(stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }), {
    code: 'card_declined',
  });
  await unchanged(async () => {
    const { status, body } = await record(bookingId, id);
    assert.deepEqual([status, body.code], [409, 'payment-not-complete']);
  });
  assert.equal(intentIn((await prepare(bookingId)).body.clientSecret), id);
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  assert.equal((await record(bookingId, id)).body.status, 'succeeded');
});

test('after a canceled intent a new one is made', async () => {
  const bookingId = await aBooking();
  const first = intentIn((await prepare(bookingId)).body.clientSecret);
  await stripe.paymentIntents.cancel(first);
  const second = await pay(buyer, bookingId, resalePrice);
  assert.notEqual(second, first);
  assert.equal((await record(bookingId, second)).body.status, 'succeeded');
});

test('a recorded payment sells the bike', async () => {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  const transactionId = await pay(buyer, bookingId, resalePrice);
  const { status, body } = await record(bookingId, transactionId);
  assert.deepEqual([status, body.acknowledged, body.status], [200, true, 'succeeded']);
  const booking = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  assert.deepEqual(
    [booking.paid, booking.status, booking.transactionId, booking.may.pay],
    [true, 'paid', transactionId, false],
  );
  const products = (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
  assert.equal(products.find(({ _id }) => _id === productId)?.isAvailable, false);
  const again = await prepare(bookingId);
  assert.deepEqual([again.status, again.body.code], [409, 'already-paid']);
});

test('the same payment twice is the same answer', async () => {
  const bookingId = await aBooking();
  const transactionId = await pay(buyer, bookingId, resalePrice);
  const first = await record(bookingId, transactionId);
  const second = await record(bookingId, transactionId);
  assert.deepEqual(second.body, first.body);
  assert.equal((await paymentsOf(bookingId)).length, 1);
});

test('somebody else’s payment, another booking’s, an unpaid one or an invented one records nothing', async () => {
  const bookingId = await aBooking();
  const mine = intentIn((await prepare(bookingId)).body.clientSecret);
  const otherBooking = await aBooking();
  const paidForOther = await pay(buyer, otherBooking, resalePrice);
  const theirBooking = await aBooking(another);
  const paidByAnother = await pay(another, theirBooking, resalePrice);
  const stray = await stripe.paymentIntents.create({
    amount: priceCents,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_visa',
  });
  await unchanged(async () => {
    const refusal = async (transactionId: string, id = bookingId, caller = buyer) => {
      const { status, body } = await record(id, transactionId, caller);
      return [status, body.code];
    };
    assert.deepEqual(await refusal(mine), [409, 'payment-not-complete']);
    for (const id of [paidForOther, paidByAnother, stray.id, 'pi_invented'])
      assert.deepEqual(await refusal(id), [409, 'payment-mismatch'], id);
    assert.deepEqual(await refusal(paidByAnother, theirBooking), [404, 'not-found']);
    assert.deepEqual(await refusal(paidForOther, otherBooking, another), [404, 'not-found']);
    assert.deepEqual(await refusal(paidForOther, otherBooking, seller), [404, 'not-found']);
  });
});

test('a payment for a former booking of the same bike does not pay the next one', async () => {
  const productId = await aProductOf(seller);
  const former = await aBookingOf(another, productId);
  const paidTooLate = await pay(another, former, resalePrice);
  await another.call(cancelDeal, { params: { id: former }, body: { reason: 'Changed my mind' } });
  const bookingId = await aBookingOf(buyer, productId);
  await unchanged(async () => {
    const { status, body } = await record(bookingId, paidTooLate);
    assert.deepEqual([status, body.code], [409, 'payment-mismatch']);
  });
});

test('an intent of this booking over another amount or currency records nothing', async () => {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  for (const money of [
    { amount: 100, currency: 'usd' },
    { amount: priceCents, currency: 'inr' },
  ]) {
    const forged = await stripe.paymentIntents.create({
      ...money,
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { bookingId, productId },
    });
    await unchanged(async () => {
      const { status, body } = await record(bookingId, forged.id);
      assert.deepEqual([status, body.code], [409, 'payment-mismatch']);
    });
  }
});

test('a payment told twenty times at once, by the browser and by the provider, is recorded once', async () => {
  const bookingId = await aBooking();
  const transactionId = await pay(buyer, bookingId, resalePrice);
  const { body, signature } = await cards.paidEvent(transactionId);
  const responses = await Promise.all([
    ...Array.from({ length: 20 }, () => record(bookingId, transactionId)),
    ...Array.from({ length: 5 }, () => cards.send(body, signature)),
  ]);
  assert.deepEqual([...new Set(responses.map(({ status }) => status))], [200]);
  const found = await paymentsOf(bookingId);
  assert.deepEqual(found, [{ status: 'succeeded', amount: priceCents }]);
  const steps = await sql`select 1 from booking_steps where verb = 'pay' and booking_id = ${bookingId}`;
  assert.equal(steps.length, 1);
});

test('an expired booking that nobody can have any more is not paid for', async () => {
  const bookingId = await aBooking();
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  const { status, body } = await prepare(bookingId);
  assert.deepEqual([status, body.code], [409, 'not-available']);
});

test('the database itself refuses a second payment of an intent or of a booking', async () => {
  const bookingId = await aBooking();
  await record(bookingId, await pay(buyer, bookingId, resalePrice));
  const copy = (intentId: ReturnType<typeof sql>) => sql`
    insert into payments (product_id, id, booking_id, intent_id, amount_cents, currency, status)
    select product_id, gen_random_uuid(), booking_id, ${intentId}, amount_cents, currency, status
    from payments where booking_id = ${bookingId}`;
  await assert.rejects(copy(sql`intent_id`).execute(), { message: /"payments_one_per_intent/ });
  await assert.rejects(copy(sql`'pi_second'`).execute(), { message: /"payments_one_per_booking/ });
});

async function aBooking(by = buyer) {
  return aBookingOf(by, await aProductOf(seller));
}

const prepare = (bookingId: string, price: number = resalePrice) =>
  buyer.call(createPaymentIntent, { body: { bookingId, resalePrice: price } });

const record = (bookingId: string, transactionId: string, caller: Caller = buyer) =>
  caller.call(recordPayment, { body: { bookingId, transactionId } });

const paymentsOf = async (bookingId: string) => [
  ...(await sql`select status, amount_cents as amount from payments where booking_id = ${bookingId}`),
];

async function unchanged(attempts: () => Promise<void>) {
  const before = await contentsOf(sql);
  await attempts();
  const after = await contentsOf(sql);
  assert.deepEqual(after, before);
}
