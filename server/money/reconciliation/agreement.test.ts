import assert from 'node:assert/strict';
import { test } from 'node:test';
import { aBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { ask, dealIn, takeInDeal } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';
import { differences, moveMoney, openAccountOf } from '../../../test/reconciling.ts';
import { settleBeforeEnd } from '../payments/payments.ts';
import { reconcile } from './reconciliation.ts';

const opened = await openMarket();
const { market } = opened;
const { sql } = market;
const [admin, seller, buyer, seller2] = await Promise.all([
  opened.person('admin'),
  opened.person('seller'),
  opened.person('buyer'),
  opened.person('seller'),
]);
const cards = cardHolder(opened);
const cast = { market: opened, cards, admin, seller, buyer };
await openAccountOf(seller);
const price = goodBike.resalePrice;

async function paidWith(card: string) {
  const productId = await aProductOf(seller);
  const bookingId = await aBookingOf(buyer, productId);
  const intentId = await cards.pay(buyer, bookingId, price, card);
  await settleBeforeEnd(market, { productId, id: bookingId });
  return { productId, bookingId, intentId };
}
const statusOf = async (id: string) =>
  (await sql<{ status: string }[]>`select status from bookings where id = ${id}`)[0]?.status;

async function agreed() {
  assert.deepEqual(await differences(market), []);
  await moveMoney(market);
  assert.deepEqual(await differences(market), []);
}

test('a new market agrees', agreed);

test('deals that ended in every way agree, before and after the money is sent', async () => {
  for (const status of ['booked', 'paid', 'cancelled', 'declined', 'completed', 'refunded', 'no-show'] as const)
    await dealIn(status, cast);
  await agreed();
  const accounts = new Map((await reconcile(market))?.balances.map(({ account, balance }) => [account, balance]));
  assert.deepEqual(
    [...accounts].sort(),
    Object.entries({ buyer: -2 * price, held: price, 'payout-due': 0, 'refund-due': 0, seller: price }),
  );
});

test('a deal whose buyer got a part back, and one that was called off late, agree', async () => {
  await takeInDeal(cast, await dealIn('disputed', cast), 'refund-part', 'admin');
  await takeInDeal(cast, await dealIn('meeting-agreed', cast), 'cancel-late', 'buyer');
  await agreed();
});

test('a payout that waits for its seller agrees', async () => {
  await dealIn('completed', { ...cast, seller: seller2 });
  await agreed();
});

test('a payment that came too late goes back and agrees', async () => {
  const deal = await dealIn('booked', cast);
  const intentId = await cards.prepare(buyer, deal.bookingId, price);
  await ask(cast, deal, 'cancel', 'buyer');
  await cards.stripe.paymentIntents.confirm(intentId, { payment_method: 'pm_card_visa' });
  const [event] = (await cards.eventsOf(intentId)).filter(({ type }) => type === 'payment_intent.succeeded');
  assert.equal(event && (await cards.tell(event)), 200);
  await agreed();
});

test('a bank that takes the money back, and one that gives it back, agree', async () => {
  for (const evidence of ['winning_evidence', 'losing_evidence']) {
    const { bookingId, intentId } = await paidWith('pm_card_createDispute');
    await moveMoney(market);
    assert.equal(await statusOf(bookingId), 'charge-disputed');
    assert.deepEqual(await differences(market), []);
    const [dispute] = (await cards.stripe.disputes.list({ payment_intent: intentId })).data;
    await cards.stripe.disputes.update(dispute?.id ?? '', { evidence: { uncategorized_text: evidence }, submit: true });
    await agreed();
    assert.equal(await statusOf(bookingId), evidence === 'winning_evidence' ? 'disputed' : 'charged-back');
  }
});

test('what a bank takes back after the seller was paid comes back from the seller, and agrees', async () => {
  const deal = await paidWith('pm_card_createDispute');
  await takeInDeal(cast, deal, 'hand-over', 'seller');
  await takeInDeal(cast, deal, 'confirm', 'buyer');
  await moveMoney(market);
  await agreed();
  assert.equal(await statusOf(deal.bookingId), 'charge-disputed');
});

test('a refund that fails later is owed again, and agrees', async () => {
  const deal = await paidWith('pm_card_refundFail');
  await ask(cast, deal, 'cancel', 'buyer');
  await agreed();
});

test('what other shops do with the same card account is not compared', async () => {
  const { stripe } = cards;
  const intent = await stripe.paymentIntents.create({
    amount: 5000,
    currency: 'usd',
    automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
    metadata: { bookingId: 'another shop’s' },
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  await stripe.refunds.create({ payment_intent: intent.id, amount: 100 });
  await agreed();
});

test('many payments are compared, page by page', async () => {
  const before = (await reconcile(market))?.compared ?? 0;
  await sql.unsafe(`
    insert into cards.payment_intents (id, client_secret, amount, currency, status, latest_charge, metadata, created_at)
    select 'pi_' || n, 'secret', 100, 'usd', 'succeeded', 'ch_' || n, jsonb_build_object(
      'bookingId', gen_random_uuid(), 'productId', gen_random_uuid()), now() - interval '1 day'
    from generate_series(1, 1250) n`);
  const result = await reconcile(market, { quietMinutes: 0 });
  assert.equal(result?.compared, before + 1250);
  assert.equal(result?.found, 1250);
  assert.equal(result?.differences.length, 1000);
  await sql.unsafe(`delete from cards.payment_intents where client_secret = 'secret'`);
});
