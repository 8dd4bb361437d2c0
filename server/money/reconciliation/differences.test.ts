import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingStatus } from '#contract/deal-machine.ts';
import type { Difference } from '#contract/reconciliation.ts';
import { tamper } from '../../../test/audit.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { differences, moveMoney, openAccountOf } from '../../../test/reconciling.ts';
import { post } from '../ledger/ledger.ts';
import { settleBeforeEnd } from '../payments/payments.ts';

const opened = await openMarket({ terms: { pendingMs: 0 } });
const { market } = opened;
const { sql } = market;
const [admin, seller, buyer] = await Promise.all([
  opened.person('admin'),
  opened.person('seller'),
  opened.person('buyer'),
]);
const cards = cardHolder(opened);
const { stripe } = cards;
const cast = { market: opened, cards, admin, seller, buyer };
await openAccountOf(seller);
const price = goodBike.resalePrice;
const cents = Math.round(price * 100);

async function settled(status: BookingStatus) {
  const deal = await dealIn(status, cast);
  await moveMoney(market);
  const { bookingId } = deal;
  const [payment] = await sql<{ id: string; intentId: string }[]>`
    select id, intent_id as "intentId" from payments where booking_id = ${bookingId}`;
  const [refund] = await stripe.refunds.list({ payment_intent: payment?.intentId ?? '' }).then(({ data }) => data);
  const [transfer] = await stripe.transfers.list({ transfer_group: bookingId }).then(({ data }) => data);
  return { ...deal, intentId: payment?.intentId ?? '', refund: refund?.id ?? '', transfer: transfer?.id ?? '' };
}

async function foundAfter(change: () => Promise<unknown>, quietMinutes?: number): Promise<Difference[]> {
  const named = ({ kind, reference }: Difference) => `${kind} ${reference}`;
  const before = new Set((await differences(market)).map(named));
  await change();
  return (await differences(market, quietMinutes)).filter((difference) => !before.has(named(difference)));
}

const atProvider = (statement: string) => sql.unsafe(statement);

test('a refund that somebody made by hand is found, with its booking', async () => {
  const { bookingId, intentId } = await settled('paid');
  let reference = '';
  const found = await foundAfter(async () => {
    reference = (await stripe.refunds.create({ payment_intent: intentId, amount: 4200 })).id;
  });
  assert.deepEqual(found, [{ kind: 'refund-not-in-ledger', bookingId, reference, ours: 0, theirs: 42 }]);
});

test('a transfer that somebody made by hand is found, with its booking if it says so', async () => {
  const { bookingId, transfer } = await settled('completed');
  const { destination } = await stripe.transfers.retrieve(transfer);
  const account = String(destination);
  const references: string[] = [];
  const found = await foundAfter(async () => {
    for (const group of [{ transfer_group: bookingId }, { transfer_group: 'a bonus' }])
      references.push(
        (await stripe.transfers.create({ amount: 300, currency: 'usd', destination: account, ...group })).id,
      );
  });
  const [of, loose] = references;
  const byReference = new Map(found.map((difference) => [difference.reference, difference]));
  const kind = 'payout-not-in-ledger';
  assert.deepEqual(byReference.get(of ?? ''), { kind, bookingId, reference: of, ours: 0, theirs: 3 });
  assert.deepEqual(byReference.get(loose ?? ''), { kind, reference: loose, ours: 0, theirs: 3 });
  assert.equal(found.length, 2);
});

test('money that somebody took back from a seller by hand is found', async () => {
  const { bookingId, transfer } = await settled('completed');
  let reference = '';
  const found = await foundAfter(async () => {
    reference = (await stripe.transfers.createReversal(transfer, { amount: 500 })).id;
  });
  assert.deepEqual(found, [{ kind: 'payout-not-in-ledger', bookingId, reference, ours: 0, theirs: -5 }]);
});

test('a payment whose rows were removed is found', async () => {
  const { bookingId, intentId } = await settled('paid');
  const found = await foundAfter(() =>
    tamper(
      sql,
      `delete from payments where intent_id = '${intentId}'`,
      `delete from ledger where reference = '${intentId}'`,
    ),
  );
  assert.deepEqual(found, [
    { kind: 'payment-not-in-ledger', bookingId, reference: intentId, ours: 0, theirs: price },
    { kind: 'deal-differs-from-ledger', bookingId, reference: `paid, ${bookingId}`, ours: price, theirs: 0 },
  ]);
});

test('a payment that is only on record, or only in the ledger, is found', async () => {
  const { bookingId, intentId } = await settled('paid');
  const kind = 'deal-differs-from-ledger';
  const reference = `payment ${intentId}, ${bookingId}`;
  const removed = await foundAfter(() => sql`delete from payments where intent_id = ${intentId}`);
  assert.deepEqual(removed, [{ kind, bookingId, reference, ours: 0, theirs: price }]);
});

test('money that the provider never took is found', async () => {
  const { bookingId, productId } = await settled('paid');
  const entry = { from: 'buyer', to: 'held', cents, reason: 'pay', reference: 'pi_never' } as const;
  const found = await foundAfter(() => post(sql, { productId, id: bookingId }, entry));
  const [first, ...others] = found;
  assert.deepEqual(first, {
    kind: 'payment-not-at-provider',
    bookingId,
    reference: 'pi_never',
    ours: price,
    theirs: 0,
  });
  assert.deepEqual(others.map(({ reference }) => reference).sort(), [
    `paid, ${bookingId}`,
    `payment pi_never, ${bookingId}`,
  ]);
});

test('another amount is found', async () => {
  const { bookingId, intentId } = await settled('paid');
  const found = await foundAfter(() =>
    atProvider(`update cards.payment_intents set amount = amount - 1 where id = '${intentId}'`),
  );
  const kind = 'amount-differs';
  assert.deepEqual(found, [{ kind, bookingId, reference: intentId, ours: price, theirs: (cents - 1) / 100 }]);
});

test('a refund, a payout and a chargeback that the provider does not know are found', async () => {
  const [refunded, paidOut] = [await settled('cancelled'), await settled('completed')];
  const disputed = await disputedDeal();
  await moveMoney(market);
  const found = await foundAfter(async () => {
    await atProvider(`delete from cards.refunds where id = '${refunded.refund}'`);
    await atProvider(`delete from cards.transfers where id = '${paidOut.transfer}'`);
    await atProvider(`delete from cards.disputes where id = '${disputed.reference}'`);
  });
  const shared = { ours: price, theirs: 0 };
  const expected: Difference[] = [
    { kind: 'refund-not-at-provider', bookingId: refunded.bookingId, reference: refunded.refund, ...shared },
    { kind: 'payout-not-at-provider', bookingId: paidOut.bookingId, reference: paidOut.transfer, ...shared },
    { kind: 'chargeback-not-at-provider', ...disputed, ...shared },
  ];
  const byKind = (list: Difference[]) => list.toSorted((a, b) => a.kind.localeCompare(b.kind));
  assert.deepEqual(byKind(found), byKind(expected));
});

test('a refund that failed at the provider, of which nobody told us, is found', async () => {
  const { bookingId, refund: reference } = await settled('cancelled');
  const found = await foundAfter(() =>
    atProvider(`update cards.refunds set status = 'failed' where id = '${reference}'`),
  );
  assert.deepEqual(found, [{ kind: 'refund-not-at-provider', bookingId, reference, ours: price, theirs: 0 }]);
});

test('a bank’s taking back of which nobody told us is found', async () => {
  const found = await foundAfter(disputedDeal);
  assert.equal(found.length, 1);
  assert.equal(found[0]?.kind, 'chargeback-not-in-ledger');
  assert.equal(found[0]?.theirs, price);
  assert.ok(found[0]?.bookingId);
});

test('refunds and payouts that are stuck are found', async () => {
  const [refunded, paidOut] = [await dealIn('cancelled', cast), await dealIn('completed', cast)];
  const found = await foundAfter(async () => {
    await sql`update refunds set status = 'stuck' where booking_id = ${refunded.bookingId}`;
    await sql`update payouts set status = 'stuck' where booking_id = ${paidOut.bookingId}`;
  });
  assert.deepEqual(found.map(({ kind, bookingId, ours, theirs }) => [kind, bookingId, ours, theirs]).sort(), [
    ['payout-stuck', paidOut.bookingId, price, 0],
    ['refund-stuck', refunded.bookingId, price, 0],
  ]);
});

test('an order to send money that was lost, or that nobody gave, is found', async () => {
  const [refunded, paidOut] = [await dealIn('cancelled', cast), await dealIn('completed', cast)];
  const found = await foundAfter(async () => {
    await sql`delete from refunds where booking_id = ${refunded.bookingId}`;
    await sql`update payouts set amount_cents = amount_cents + 100 where booking_id = ${paidOut.bookingId}`;
  });
  assert.deepEqual(found.map(({ reference, ours, theirs }) => [reference, ours, theirs]).sort(), [
    [`payout due, ${paidOut.bookingId}`, price + 1, price],
    [`refund due, ${refunded.bookingId}`, 0, price],
  ]);
});

test('a deal that says something else than the ledger is found, amount by amount', async () => {
  const columns = ['captured', 'refund', 'payout', 'fee', 'taken_back', 'lost'];
  const { bookingId } = await settled('completed');
  const found = await foundAfter(() =>
    sql.unsafe(`update bookings set captured_cents = captured_cents + 700, refund_cents = refund_cents + 100,
      payout_cents = payout_cents - 100, fee_cents = fee_cents + 100, taken_back_cents = taken_back_cents + 100,
      lost_cents = lost_cents + 100 where id = '${bookingId}'`),
  );
  assert.equal(found.length, columns.length);
  assert.ok(found.every((one) => one.kind === 'deal-differs-from-ledger' && one.bookingId === bookingId));
});

test('what is just going on is no difference', async () => {
  const { bookingId, intentId } = await settled('paid');
  const begun = await dealIn('cancelled', cast);
  const [order] = await sql<{ id: string; intentId: string }[]>`
    update refunds r set begun_at = now() from payments p
    where p.product_id = r.product_id and p.id = r.payment_id and r.booking_id = ${begun.bookingId}
    returning r.id, p.intent_id as "intentId"`;
  const booked = await dealIn('booked', cast);
  const found = await foundAfter(async () => {
    // The refund's response was lost, and the payment's event is in transit.
    await market.stripe.refund({
      id: order?.id ?? '',
      intentId: order?.intentId ?? '',
      amountCents: cents,
      attempt: 1,
    });
    await cards.pay(buyer, booked.bookingId, price);
  });
  assert.deepEqual(found, []);
  const lately = () => stripe.refunds.create({ payment_intent: intentId, amount: 100 });
  assert.deepEqual(await foundAfter(lately, 10), []);
  await atProvider(`update cards.refunds set created_at = now() - interval '11 minutes' where amount = 100`);
  const later = (await differences(market, 10)).filter((one) => one.bookingId === bookingId);
  assert.deepEqual(
    later.map(({ kind }) => kind),
    ['refund-not-in-ledger'],
  );
});

async function disputedDeal() {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  const intentId = await cards.pay(buyer, bookingId, price, 'pm_card_createDispute');
  await settleBeforeEnd(market, { productId, id: bookingId });
  const [dispute] = (await stripe.disputes.list({ payment_intent: intentId })).data;
  return { bookingId, reference: dispute?.id ?? '' };
}
