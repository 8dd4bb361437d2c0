import assert from 'node:assert/strict';
import { test } from 'node:test';
import type Stripe from 'stripe';
import { readBooking } from '#contract/bookings.ts';
import { declineDeal } from '#contract/deals.ts';
import { recordPayment } from '#contract/payments.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder, TOO_OLD } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { sendRefunds } from '../refunds/refunds.ts';

const market = await openMarket();
const { sql } = market.market;
const { stripe, ...cards } = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const { resalePrice } = goodBike;

test('a buyer who closes the tab after paying loses nothing', async () => {
  const { bookingId, intentId } = await aPayment();
  const { body, signature } = await cards.paidEvent(intentId);
  assert.equal((await cards.send(body, signature)).status, 200);
  const booking = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  assert.deepEqual([booking.status, booking.transactionId], ['paid', intentId]);
  const recorded = await buyer.call(recordPayment, { body: { bookingId, transactionId: intentId } });
  assert.deepEqual([recorded.status, recorded.body.status], [200, 'succeeded']);
});

test('an event counts only when the provider signed just these bytes, just now', async () => {
  const { bookingId, intentId } = await aPayment();
  const { body, signature } = await cards.paidEvent(intentId);
  const [time = '', proof = ''] = signature.split(',');
  const [, later] = cards.sign(body, -1).split(',');
  const forgeries: [string, string | undefined][] = [
    [body, undefined],
    [body, ''],
    [body, 'nonsense'],
    [body, `${time},v1=${'0'.repeat(64)}`],
    [body, `${time},${later}`],
    [body, proof],
    [body, `${time},${proof.replace('v1', 'v0')}`],
    [body, cards.sign(body, TOO_OLD)],
    [body.replace(intentId, 'pi_another'), signature],
    [`${body} `, signature],
    ['', signature],
    ['', cards.sign('')],
    ['not json', cards.sign('not json')],
  ];
  for (const [sent, signed] of forgeries) {
    const answer = await cards.send(sent, signed);
    assert.equal(answer.status, 400, `${signed}`);
    assert.equal(((await answer.json()) as { code: string }).code, 'bad-signature');
  }
  assert.equal((await buyer.call(readBooking, { params: { id: bookingId } })).body.status, 'booked');
  assert.equal((await cards.send(body, signature)).status, 200);
});

test('each endpoint signs with a secret of its own, and while one is changed both count', async () => {
  const { bookingId, intentId } = await aPayment();
  const { body } = await cards.paidEvent(intentId);
  const { webhooks } = stripe;
  const sign = (secret: string) => webhooks.generateTestHeaderString({ payload: body, secret });
  assert.equal((await cards.send(body, sign('whsec_nobody’s'))).status, 400);
  for (const secret of market.secrets.webhookSecrets) assert.equal((await cards.send(body, sign(secret))).status, 200);
  assert.deepEqual(await statusesOf(bookingId), ['succeeded']);
});

test('an event that comes again changes nothing', async () => {
  const { bookingId, intentId } = await aPayment();
  const { body } = await cards.paidEvent(intentId);
  for (let time = 0; time < 3; time++) assert.equal((await cards.send(body, cards.sign(body))).status, 200);
  assert.deepEqual(await statusesOf(bookingId), ['succeeded']);
});

test('events of other kinds and of other shops are taken and left alone', async () => {
  const { bookingId, intentId } = await aPayment();
  const [, productId] = await keysOf(bookingId);
  const event = JSON.parse((await cards.paidEvent(intentId)).body);
  const withMetadata = (metadata: object) => ({
    ...event,
    data: { object: { ...event.data.object, id: 'pi_other', metadata } },
  });
  const strange = [
    { ...event, type: 'payment_intent.payment_failed' },
    { ...event, type: 'customer.created' },
    withMetadata({}),
    withMetadata({ bookingId, productId: 'sku-7' }),
    withMetadata({ bookingId: '17', productId }),
    withMetadata({ bookingId: '019a0000-0000-7000-8000-00000000ffff', productId }),
    withMetadata({ bookingId, productId: '019a0000-0000-7000-8000-00000000ffff' }),
  ];
  for (const other of strange) {
    const body = JSON.stringify(other);
    assert.equal((await cards.send(body, cards.sign(body))).status, 200, body);
  }
  assert.deepEqual(await statusesOf(bookingId), []);
});

test('what happens to payments and accounts of other shops is taken and left alone', async () => {
  const other = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    confirm: true,
    payment_method: 'pm_card_createDispute',
    metadata: { order: '17' },
  });
  const events = (await cards.eventsOf(other.id)).filter(({ type }) => type.startsWith('charge.dispute'));
  assert.ok(events.length >= 2);
  const template = events[0] as Stripe.Event;
  const like = (type: string, object: object) => ({ ...template, type, data: { object } }) as Stripe.Event;
  const strange = [
    ...events,
    like('refund.failed', { object: 'refund', id: 're_1', payment_intent: other.id }),
    like('refund.updated', { object: 'refund', id: 're_1', payment_intent: 'pi_nobodys' }),
    like('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: null }),
    like('charge.dispute.created', { object: 'dispute', id: 'dp_1', payment_intent: null }),
    like('account.updated', { object: 'account', id: 'acct_nobodys' }),
  ];
  const before = await contentsOf(sql);
  for (const event of strange) assert.equal(await cards.tell(event), 200, event.type);
  assert.deepEqual(await contentsOf(sql), before);
});

test('a payment that is not the price does not sell the bike: the money goes back', async () => {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  for (const money of [
    { amount: 100, currency: 'usd' },
    { amount: 145_050, currency: 'inr' },
  ]) {
    const intent = await stripe.paymentIntents.create({
      ...money,
      confirm: true,
      payment_method: 'pm_card_visa',
      metadata: { bookingId, productId },
    });
    const { body, signature } = await cards.paidEvent(intent.id);
    assert.equal((await cards.send(body, signature)).status, 200);
  }
  assert.deepEqual(await statusesOf(bookingId), ['refund-due', 'refund-due']);
  assert.equal((await buyer.call(readBooking, { params: { id: bookingId } })).body.status, 'booked');
  await sendRefunds(market.market);
});

test('after money that goes back, the booking can still be paid at its price', async () => {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  await sql`update bookings set price_cents = 100 where id = ${bookingId}`;
  const wrong = await cards.pay(buyer, bookingId, 1);
  await sql`update bookings set price_cents = 145050 where id = ${bookingId}`;
  const right = await cards.pay(buyer, bookingId, resalePrice);
  assert.notEqual(right, wrong);
  const { body, signature } = await cards.paidEvent(right);
  await cards.send(body, signature);
  assert.deepEqual((await statusesOf(bookingId)).toSorted(), ['refund-due', 'succeeded']);
  await sendRefunds(market.market);
});

test('money that comes after the booking ended goes back once, however often that is done', async () => {
  const { bookingId, intentId } = await aLatePayment();
  const recorded = await buyer.call(recordPayment, { body: { bookingId, transactionId: intentId } });
  assert.deepEqual([recorded.status, recorded.body.status], [200, 'refund-due']);
  const { body, signature } = await cards.paidEvent(intentId);
  await cards.send(body, signature);
  assert.deepEqual(await statusesOf(bookingId), ['refund-due']);

  await Promise.all(Array.from({ length: 4 }, () => sendRefunds(market.market)));
  await sendRefunds(market.market);
  assert.deepEqual(await statusesOf(bookingId), ['refunded']);
  const { data } = await stripe.refunds.list({ payment_intent: intentId });
  assert.deepEqual(
    data.map(({ amount, status }) => [amount, status]),
    [[145_050, 'succeeded']],
  );
  const booking = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  assert.deepEqual([booking.status, booking.paid], ['declined', false]);
});

test('two buyers pay for the same bike: the first booking ended, so its money goes back', async () => {
  const productId = await aProductOf(seller);
  const late = await aBookingOf(buyer, productId);
  const lateIntent = await cards.prepare(buyer, late, resalePrice);
  await letLongTimeRunOut(late);
  const quick = await market.person('buyer');
  const booking = await aBookingOf(quick, productId);
  const quickIntent = await cards.pay(quick, booking, resalePrice);
  await stripe.paymentIntents.confirm(lateIntent, { payment_method: 'pm_card_visa' });
  const [first, second] = await Promise.all([
    buyer.call(recordPayment, { body: { bookingId: late, transactionId: lateIntent } }),
    quick.call(recordPayment, { body: { bookingId: booking, transactionId: quickIntent } }),
  ]);
  assert.deepEqual([first.body.status, second.body.status], ['refund-due', 'succeeded']);
  await sendRefunds(market.market);
  assert.deepEqual([await statusesOf(late), await statusesOf(booking)], [['refunded'], ['succeeded']]);
});

test('money that somebody gave back by hand does not hold up the others', async () => {
  const payments = [await aLatePayment(), await aLatePayment()];
  for (const { bookingId, intentId } of payments)
    await buyer.call(recordPayment, { body: { bookingId, transactionId: intentId } });
  await stripe.refunds.create({ payment_intent: payments[0]?.intentId ?? '' });
  await sendRefunds(market.market);
  for (const { bookingId } of payments) assert.deepEqual(await statusesOf(bookingId), ['refunded']);
});

async function aPayment() {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  return { bookingId, intentId: await cards.pay(buyer, bookingId, resalePrice) };
}

async function aLatePayment() {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  const intentId = await cards.prepare(buyer, bookingId, resalePrice);
  await seller.call(declineDeal, { params: { id: bookingId }, body: { reason: 'I sold it to my neighbour' } });
  await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  return { bookingId, intentId };
}

async function letLongTimeRunOut(bookingId: string) {
  await sql`update bookings set due_at = now() - interval '1 hour' where id = ${bookingId}`;
}

async function statusesOf(bookingId: string) {
  const rows = await sql<{ status: string }[]>`select status from payments where booking_id = ${bookingId}`;
  return rows.map(({ status }) => status);
}

async function keysOf(bookingId: string) {
  const [row] = await sql<{ product: string }[]>`select product_id as product from bookings where id = ${bookingId}`;
  return [bookingId, row?.product];
}
