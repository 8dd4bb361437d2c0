import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import type { BookingStatus } from '#contract/deal-machine.ts';
import { decideDispute, declineDeal } from '#contract/deals.ts';
import { openPayoutAccount, readPayoutAccount } from '#contract/payouts.ts';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { intentOf, moneyOf } from '../../../test/money.ts';
import { permutationsOf } from '../../../test/permutations.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { closeIntents } from '../payments/payments.ts';
import { sendPayouts } from '../payouts/payouts.ts';
import { sendRefunds } from '../refunds/refunds.ts';
import { pursueChargebacks } from './chargebacks.ts';
import { openChargeback } from './opening.ts';
import { paymentsOf } from './queries.ts';

const provider = misbehave({ byHand: true });
const market = await openMarket({ unruly: provider });
const { sql } = market.market;
market.market.settings = { ...market.market.settings, feePercent: 5 };
const cards = cardHolder(market);
const { stripe } = cards;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast = { market, cards, buyer, seller, admin };
const cents = Math.round(goodBike.resalePrice * 100);
const fee = Math.floor(cents * 0.05);
const ZERO = { captured: cents, refund: 0, payout: 0, fee: 0, takenBack: 0, lost: 0 };

const { url } = (await seller.call(openPayoutAccount)).body;
assert.ok(url);
const [account] = await sql<{ id: string }[]>`select account_id as id from payout_accounts`;
await provider.onboard(account?.id ?? '');
await seller.call(readPayoutAccount);

test('money that a bank takes back before the handover is what was held', async () => {
  const { bookingId } = await disputed('paid');
  await pursueChargebacks(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'charge-disputed', takenBack: cents });
  const [row] = await sql`select amount_cents, covered_cents, status from chargebacks where booking_id = ${bookingId}`;
  assert.deepEqual({ ...row }, { amount_cents: cents, covered_cents: cents, status: 'open' });
});

for (const verdict of ['won', 'lost'] as const)
  test(`the events of a dispute that is ${verdict}, in any order and each twice, come to the same`, async () => {
    const kinds = ['created', verdict === 'won' ? 'funds_reinstated' : 'funds_withdrawn', 'closed'];
    const end = {
      won: { ...ZERO, status: 'disputed', buyer: -cents, held: cents },
      lost: { ...ZERO, status: 'charged-back', takenBack: cents },
    }[verdict];
    for (const order of permutationsOf(kinds)) {
      const { bookingId, intentId, disputeId } = await disputed('paid');
      await provider.closeDispute(disputeId, verdict);
      const events = await cards.eventsOf(intentId);
      for (const kind of [...order, ...order]) {
        const event = events.find(({ type }) => type === `charge.dispute.${kind}`);
        assert.ok(event && (await cards.tell(event)) === 200, kind);
      }
      assert.deepEqual(await moneyOf(sql, bookingId), end, order.join());
      assert.deepEqual(await verbsOf(bookingId), ['charge-back', verdict === 'won' ? 'win-charge' : 'lose-charge']);
    }
  });

test('told as it happens or only at the end, by many at once or by nobody, it is the same', async () => {
  const { bookingId, intentId, disputeId } = await disputed('meeting-agreed');
  const tellAll = async () => {
    for (const event of await cards.eventsOf(intentId)) assert.equal(await cards.tell(event), 200);
  };
  await Promise.all([tellAll(), tellAll(), pursueChargebacks(market.market), pursueChargebacks(market.market)]);
  assert.equal((await moneyOf(sql, bookingId)).status, 'charge-disputed');
  await provider.closeDispute(disputeId, 'won');
  await Promise.all(Array.from({ length: 4 }, () => pursueChargebacks(market.market)));
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'disputed', buyer: -cents, held: cents });
  assert.deepEqual(await verbsOf(bookingId), ['charge-back', 'win-charge']);
});

test('a payout that has not begun is called off, and the fee with it', async () => {
  const { bookingId, disputeId } = await disputed('completed');
  await pursueChargebacks(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'charge-disputed', takenBack: cents });
  await sendPayouts(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'called-off', reversed: 0 });
  await provider.closeDispute(disputeId, 'won');
  await pursueChargebacks(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'disputed', buyer: -cents, held: cents });

  const body = { decision: 'release' as const, reason: 'The bank found that all was well' };
  assert.equal((await admin.call(decideDispute, { params: { id: bookingId }, body })).status, 200);
  await sendPayouts(market.market);
  const paid = { ...ZERO, status: 'completed', payout: cents - fee, fee };
  assert.deepEqual(await moneyOf(sql, bookingId), { ...paid, buyer: -cents, fees: fee, seller: cents - fee });
});

test('of a part that the bank gives back, the fee is not taken a second time', async () => {
  const { bookingId, disputeId } = await disputed('completed', { amount: 20_000 });
  await pursueChargebacks(market.market);
  await provider.closeDispute(disputeId, 'won');
  await pursueChargebacks(market.market);
  const body = { decision: 'release' as const, reason: 'The bank found that all was well' };
  assert.equal((await admin.call(decideDispute, { params: { id: bookingId }, body })).status, 200);
  await sendPayouts(market.market);
  const paid = { ...ZERO, status: 'completed', payout: cents - fee, fee };
  assert.deepEqual(await moneyOf(sql, bookingId), { ...paid, buyer: -cents, fees: fee, seller: cents - fee });
});

test('a payout that was sent comes back from the seller, once', async () => {
  const { bookingId, disputeId } = await disputed('completed', { paidOut: true });
  await pursueChargebacks(market.market);
  await provider.closeDispute(disputeId, 'lost');
  await pursueChargebacks(market.market);
  provider.timeoutAfterSuccess(/^POST \/v1\/transfers\/\w+\/reversals/, 2);
  await assert.rejects(sendPayouts(market.market), { code: 'card-provider-down' });
  await Promise.all(Array.from({ length: 4 }, () => sendPayouts(market.market)));
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'charged-back', takenBack: cents });
  assert.deepEqual(await payoutOf(bookingId), { status: 'reversed', reversed: cents - fee });
  const { data } = await stripe.transfers.list({ transfer_group: bookingId });
  assert.deepEqual(
    data.map(({ amount, amount_reversed }) => [amount, amount_reversed]),
    [[cents - fee, cents - fee]],
  );
});

test('when the bank gives back before anything came back from the seller, they keep it', async () => {
  const { bookingId, disputeId } = await disputed('completed', { paidOut: true });
  await pursueChargebacks(market.market);
  await provider.closeDispute(disputeId, 'won');
  await pursueChargebacks(market.market);
  await sendPayouts(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'sent', reversed: 0 });
  const end = { ...ZERO, status: 'disputed', payout: cents - fee, buyer: -cents, seller: cents - fee, held: fee };
  assert.deepEqual(await moneyOf(sql, bookingId), end);
});

test('a reversal of which nobody knows what became is waited for before the bank’s word counts', async () => {
  const { bookingId, disputeId } = await disputed('completed', { paidOut: true });
  await pursueChargebacks(market.market);
  provider.timeoutAfterSuccess(/^POST \/v1\/transfers\/\w+\/reversals/, 2);
  await assert.rejects(sendPayouts(market.market));
  await provider.closeDispute(disputeId, 'won');
  await pursueChargebacks(market.market);
  assert.equal((await moneyOf(sql, bookingId)).status, 'charge-disputed');
  await sendPayouts(market.market);
  await pursueChargebacks(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'disputed', buyer: -cents, held: cents });
});

test('a payout of which nobody knows whether it was sent is not called off, but comes back', async () => {
  const { bookingId } = await dealIn('completed', cast);
  provider.timeoutAfterSuccess(/^POST \/v1\/transfers/, 2);
  await assert.rejects(sendPayouts(market.market));
  await provider.openDispute(await intentOf(sql, bookingId));
  await pursueChargebacks(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'due', reversed: 0 });
  await sendPayouts(market.market);
  await sendPayouts(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'reversed', reversed: cents - fee });
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, status: 'charge-disputed', takenBack: cents });
});

test('of a part that is lost the rest goes to whoever has not got the bike', async () => {
  const part = 20_000;
  const before = await disputed('paid', { amount: part });
  await provider.closeDispute(before.disputeId, 'lost');
  const after = await disputed('handed-over', { amount: part });
  await provider.closeDispute(after.disputeId, 'lost');
  await pursueChargebacks(market.market);
  await Promise.all([sendRefunds(market.market), sendPayouts(market.market)]);
  const base = { ...ZERO, status: 'charged-back', takenBack: part };
  // Stripe refuses refunds of a disputed payment: an admin has to pay the buyer back.
  const owed = { refund: cents - part, buyer: part - cents, 'refund-due': cents - part };
  assert.deepEqual(await moneyOf(sql, before.bookingId), { ...base, ...owed });
  const marketFee = Math.floor((cents - part) * 0.05);
  const paid = {
    payout: cents - part - marketFee,
    fee: marketFee,
    buyer: part - cents,
    fees: marketFee,
    seller: cents - part - marketFee,
  };
  assert.deepEqual(await moneyOf(sql, after.bookingId), { ...base, ...paid });
});

test('of a part that is taken back after the payout only that part comes back', async () => {
  const part = 20_000;
  const { bookingId, disputeId } = await disputed('completed', { paidOut: true, amount: part });
  await provider.closeDispute(disputeId, 'lost');
  await pursueChargebacks(market.market);
  await sendPayouts(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'reversed', reversed: part });
  const payout = cents - fee - part;
  const end = { ...ZERO, status: 'charged-back', payout, fee, takenBack: part };
  assert.deepEqual(await moneyOf(sql, bookingId), { ...end, buyer: part - cents, fees: fee, seller: payout });
});

test('of a payout that came back in part, another part comes back', async () => {
  const part = 20_000;
  const { bookingId, intentId, disputeId } = await disputed('completed', { paidOut: true, amount: part });
  await provider.closeDispute(disputeId, 'lost');
  await pursueChargebacks(market.market);
  await sendPayouts(market.market);
  const [payment] = await paymentsOf(sql, [intentId]);
  assert.ok(payment);
  const reference = `dp_second_of_${intentId}`;
  await sql.begin((db) => openChargeback(db, market.market, payment, { reference, cents: part }));
  await sendPayouts(market.market);
  assert.deepEqual(await payoutOf(bookingId), { status: 'reversed', reversed: 2 * part });
  const { takenBack, payout, seller: paid }: Record<string, unknown> = await moneyOf(sql, bookingId);
  assert.deepEqual([takenBack, payout, paid], [2 * part, cents - fee - 2 * part, cents - fee - 2 * part]);
});

for (const verdict of ['won', 'lost'] as const)
  test(`what we owe the buyer waits for the bank, which says ${verdict}: nobody gets their money back twice`, async () => {
    const { bookingId, intentId, disputeId } = await disputed('declined');
    await pursueChargebacks(market.market);
    await sendRefunds(market.market);
    assert.equal((await moneyOf(sql, bookingId)).status, 'declined');
    assert.equal((await stripe.refunds.list({ payment_intent: intentId })).data.length, 0);
    await provider.closeDispute(disputeId, verdict);
    await pursueChargebacks(market.market);
    await sendRefunds(market.market);
    const end = { won: { refund: cents }, lost: { takenBack: cents } }[verdict];
    assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, ...end, status: 'declined' });
    assert.deepEqual(await verbsOf(bookingId), []);
  });

test('a refund of which nobody knew whether it was sent is called off when it turns out that it was not', async () => {
  const { bookingId } = await dealIn('declined', cast);
  provider.line.down = 'refusing';
  await assert.rejects(sendRefunds(market.market));
  provider.line.down = false;
  const disputeId = (await provider.openDispute(await intentOf(sql, bookingId))) ?? '';
  await provider.closeDispute(disputeId, 'lost');
  await pursueChargebacks(market.market);
  assert.equal((await moneyOf(sql, bookingId)).refund, cents);
  await sendRefunds(market.market);
  assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, takenBack: cents, status: 'declined' });
});

for (const verdict of ['won', 'lost'] as const)
  test(`so does money that belongs to no deal, when the bank says ${verdict}`, async () => {
    const bookingId = await aBookingOf(buyer, await aProductOf(seller));
    const intentId = await cards.prepare(buyer, bookingId, goodBike.resalePrice);
    await seller.call(declineDeal, { params: { id: bookingId }, body: { reason: 'I keep it' } });
    await stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
    const disputeId = (await provider.openDispute(intentId)) ?? '';
    // The dispute's event arrives before the payment's.
    for (const event of (await cards.eventsOf(intentId)).reverse()) assert.equal(await cards.tell(event), 200);
    await closeIntents(market.market);
    await sendRefunds(market.market);
    await provider.closeDispute(disputeId, verdict);
    await pursueChargebacks(market.market);
    await sendRefunds(market.market);
    assert.deepEqual(await moneyOf(sql, bookingId), { ...ZERO, captured: 0, status: 'declined' });
    const refunds = (await stripe.refunds.list({ payment_intent: intentId })).data.length;
    assert.equal(refunds, verdict === 'won' ? 1 : 0);
  });

async function disputed(
  status: BookingStatus,
  { paidOut = false, amount }: { paidOut?: boolean; amount?: number } = {},
) {
  const { bookingId } = await dealIn(status, cast);
  if (paidOut) await sendPayouts(market.market);
  const intentId = await intentOf(sql, bookingId);
  const disputeId = await provider.openDispute(intentId, amount);
  assert.ok(disputeId);
  return { bookingId, intentId, disputeId };
}

async function payoutOf(bookingId: string) {
  const [payout] = await sql`select status, reversed_cents as reversed from payouts where booking_id = ${bookingId}`;
  return { ...payout };
}

async function verbsOf(bookingId: string) {
  const steps = await sql<{ verb: string }[]>`
    select verb from booking_steps where booking_id = ${bookingId} and verb like '%charge%' order by id`;
  return steps.map(({ verb }) => verb);
}
