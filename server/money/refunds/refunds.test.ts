import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { declineDeal } from '#contract/deals.ts';
import { recordPayment } from '#contract/payments.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { letWaitsEnd, moneyOf } from '../../../test/money.ts';
import { permutationsOf } from '../../../test/permutations.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { sendRefunds } from './refunds.ts';

const FAILS_LATER = 'pm_card_refundFail';
const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
const { stripe, ...cards } = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
const cents = Math.round(goodBike.resalePrice * 100);

const OWED = { status: 'declined', captured: cents, refund: cents, buyer: -cents, 'refund-due': cents };
const GIVEN_BACK = { status: 'declined', captured: cents, refund: cents };
const NOTHING_ELSE = { payout: 0, fee: 0, takenBack: 0, lost: 0 };

test('of many machines at once, one sends a refund', async () => {
  const { bookingId, intentId } = await aRefund();
  assert.deepEqual(await moneyOf(sql, bookingId), { ...OWED, ...NOTHING_ELSE });
  await Promise.all(Array.from({ length: 8 }, () => sendRefunds(market.market)));
  await settled(bookingId, intentId);
});

test('a refund that was made although its answer was lost is not made again', async () => {
  const { bookingId, intentId } = await aRefund();
  provider.timeoutAfterSuccess(/^POST \/v1\/refunds/, 2);
  await assert.rejects(sendRefunds(market.market), { code: 'card-provider-down' });
  assert.equal((await refundOf(bookingId)).status, 'due');
  await sendRefunds(market.market);
  await settled(bookingId, intentId);
});

test('one that was begun so long ago that the provider forgot the call is looked for first', async () => {
  const { bookingId, intentId } = await aRefund();
  provider.timeoutAfterSuccess(/^POST \/v1\/refunds/, 2);
  await assert.rejects(sendRefunds(market.market));
  await sql`delete from cards.idempotency_keys where key like 'refund:%'`;
  await sendRefunds(market.market);
  await settled(bookingId, intentId);
});

test('a provider that is down for an hour costs no attempt', async () => {
  const { bookingId, intentId } = await aRefund();
  provider.line.down = 'refusing';
  for (let minute = 0; minute < 3; minute++) await assert.rejects(sendRefunds(market.market));
  provider.line.down = false;
  await sendRefunds(market.market);
  assert.equal((await refundOf(bookingId)).attempt, 1);
  await settled(bookingId, intentId);
});

test('a refund that a bank sends back is owed again and sent again', async () => {
  const { bookingId, intentId } = await aRefund(FAILS_LATER);
  await sendRefunds(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...GIVEN_BACK, ...NOTHING_ELSE });
  await provider.settleRefunds();
  for (const event of await cards.eventsOf(intentId)) assert.equal(await cards.tell(event), 200);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...OWED, ...NOTHING_ELSE });
  const { status, attempt, fault } = await refundOf(bookingId);
  assert.deepEqual([status, attempt, fault], ['due', 2, 'expired_or_canceled_card']);

  await sendRefunds(market.market);
  assert.equal((await refundOf(bookingId)).status, 'due', 'it waits before the next attempt');
  await letWaitsEnd(sql, bookingId);
  await sendRefunds(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...GIVEN_BACK, ...NOTHING_ELSE });
  for (const event of await cards.eventsOf(intentId)) assert.equal(await cards.tell(event), 200);
  await sendRefunds(market.market);
  assert.deepEqual(
    await moneyOf(sql, bookingId),
    { ...GIVEN_BACK, ...NOTHING_ELSE },
    'late events of the first change nothing',
  );
  assert.equal((await stripe.refunds.list({ payment_intent: intentId })).data.length, 2);
});

test('after five attempts it is stuck, until somebody gives the money back by hand', async () => {
  const { bookingId, intentId } = await aRefund(FAILS_LATER);
  for (let attempt = 1; attempt <= 5; attempt++) {
    assert.equal((await refundOf(bookingId)).status, 'due');
    await letWaitsEnd(sql, bookingId);
    await sendRefunds(market.market);
    await provider.settleRefunds();
    await askAgain(bookingId);
  }
  assert.equal((await refundOf(bookingId)).status, 'stuck');
  await sendRefunds(market.market);
  assert.equal((await stripe.refunds.list({ payment_intent: intentId })).data.length, 5);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...OWED, ...NOTHING_ELSE });

  const byHand = await stripe.refunds.create({ payment_intent: intentId });
  const lastEvent = (await cards.eventsOf(intentId)).at(-1);
  assert.ok(lastEvent && (await cards.tell(lastEvent)) === 200);
  const { status, reference } = await refundOf(bookingId);
  assert.deepEqual([status, reference], ['sent', byHand.id]);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...GIVEN_BACK, ...NOTHING_ELSE });
});

test('the word that a refund failed may be lost: the provider is asked', async () => {
  const { bookingId } = await aRefund(FAILS_LATER);
  await sendRefunds(market.market);
  await provider.settleRefunds();
  await sendRefunds(market.market);
  assert.equal((await refundOf(bookingId)).status, 'sent');
  await askAgain(bookingId);
  assert.equal((await refundOf(bookingId)).status, 'due');
});

test('events of a refund in any order, each twice, come to the same', async () => {
  const kinds = ['charge.refunded', 'refund.updated', 'refund.failed'];
  for (const order of permutationsOf(kinds)) {
    const { bookingId, intentId } = await aRefund(FAILS_LATER);
    await sendRefunds(market.market);
    await provider.settleRefunds();
    const events = await cards.eventsOf(intentId);
    for (const kind of [...order, ...order]) {
      const event = events.find(({ type }) => type === kind);
      assert.ok(event && (await cards.tell(event)) === 200, kind);
    }
    assert.deepEqual(await moneyOf(sql, bookingId), { ...OWED, ...NOTHING_ELSE }, order.join());
    assert.equal((await refundOf(bookingId)).attempt, 2);
    const reasons = await sql`select reason from ledger where booking_id = ${bookingId} order by id`;
    assert.deepEqual(
      reasons.map(({ reason }) => reason),
      ['pay', 'refund', 'refund-sent', 'refund-failed'],
    );
  }
});

async function aRefund(card?: string) {
  const bookingId = await aBookingOf(buyer, await aProductOf(seller));
  const intentId = await cards.pay(buyer, bookingId, goodBike.resalePrice, card);
  await buyer.call(recordPayment, { body: { bookingId, transactionId: intentId } });
  await seller.call(declineDeal, { params: { id: bookingId }, body: { reason: 'I keep it' } });
  return { bookingId, intentId };
}

async function settled(bookingId: string, intentId: string) {
  const { data } = await stripe.refunds.list({ payment_intent: intentId });
  assert.deepEqual(
    data.map(({ amount, status }) => [amount, status]),
    [[cents, 'succeeded']],
  );
  const { status, reference } = await refundOf(bookingId);
  assert.deepEqual([status, reference], ['sent', data[0]?.id]);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...GIVEN_BACK, ...NOTHING_ELSE });
}

interface Refund {
  status: string;
  attempt: number;
  reference: string | null;
  fault: string | null;
}

async function refundOf(bookingId: string): Promise<Refund> {
  const [refund] = await sql<
    Refund[]
  >`select status, attempt, reference, fault from refunds where booking_id = ${bookingId}`;
  assert.ok(refund);
  return refund;
}

async function askAgain(bookingId: string) {
  await sql`update refunds set ask_at = now() where booking_id = ${bookingId}`;
  await sendRefunds(market.market);
}
