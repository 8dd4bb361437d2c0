import assert from 'node:assert/strict';
import { test } from 'node:test';
import { misbehave } from 'stripe-stand-in/misbehave';
import { readDeal } from '#contract/deals.ts';
import { cardHolder } from '../../../test/cards.ts';
import { dealIn } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { intentOf, moneyOf } from '../../../test/money.ts';
import { goodBike } from '../../../test/products.ts';
import { differences, moveMoney, openAccountOf } from '../../../test/reconciling.ts';
import { pursueChargebacks } from '../chargebacks/chargebacks.ts';
import { balances, postOnce } from '../ledger/ledger.ts';
import { bookCardFees } from './card-fees.ts';

const provider = misbehave({ byHand: true });
const opened = await openMarket({ unruly: provider });
const { market } = opened;
const { sql } = market;
market.settings = { ...market.settings, feePercent: 5 };
const cards = cardHolder(opened);
const [buyer, admin, seller] = await Promise.all([
  opened.person('buyer'),
  opened.person('admin'),
  opened.person('seller'),
]);
await openAccountOf(seller);
const price = Math.round(goodBike.resalePrice * 100);
const FEE = Math.round(price * 0.029) + 30;
const DISPUTE = 1500;

const dealAt = async (status: Parameters<typeof dealIn>[0]) => {
  const { bookingId } = await dealIn(status, { market: opened, cards, buyer, seller, admin });
  return { bookingId, intentId: await intentOf(sql, bookingId) };
};

const costs = async (bookingId: string) => {
  const { provider: got = 0, costs: paid = 0 } = (await moneyOf(sql, bookingId)) as Record<string, unknown>;
  return { got, paid };
};

const waits = async (bookingId: string) => {
  const [row] = await sql<
    { at: Date | null }[]
  >`select fees_due_at as at from payments where booking_id = ${bookingId}`;
  return row?.at !== null;
};

test('the fee of a payment is booked once, however often it is told and asked for', async () => {
  const { bookingId, intentId } = await dealAt('paid');
  assert.deepEqual(await costs(bookingId), { got: 0, paid: 0 });
  await Promise.all(Array.from({ length: 6 }, () => bookCardFees(market)));
  assert.deepEqual(await costs(bookingId), { got: FEE, paid: -FEE });
  assert.equal(await waits(bookingId), false);
  for (const event of await cards.eventsOf(intentId)) await cards.tell(event);
  await sql`update payments set fees_due_at = now() where booking_id = ${bookingId}`;
  await Promise.all(Array.from({ length: 6 }, () => bookCardFees(market)));
  assert.deepEqual(await costs(bookingId), { got: FEE, paid: -FEE });
  const noted = await sql`select from audit where action = 'card-fee' and subject = ${`booking ${bookingId}`}`;
  assert.equal(noted.length, 1);
  const all = await balances(sql);
  assert.equal(
    all.reduce((sum, { cents }) => sum + cents, 0),
    0,
  );
  assert.deepEqual(await differences(market), []);
});

test('the guard is the database’s', async () => {
  const { bookingId } = await dealAt('paid');
  const [deal] = await sql<
    { productId: string }[]
  >`select product_id as "productId" from bookings where id = ${bookingId}`;
  const key = { productId: deal?.productId ?? '', id: bookingId };
  const fee = { from: 'costs', to: 'provider', cents: 5, reason: 'card-fee', reference: 'txn_once' } as const;
  const tries = await Promise.all(Array.from({ length: 5 }, () => postOnce(sql, key, fee)));
  assert.equal(tries.filter(Boolean).length, 1);
  await assert.rejects(
    sql`insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference)
      values (${key.productId}, gen_random_uuid(), ${bookingId}, 'card-fee', 'costs', 'provider', 5, 'usd', 'txn_once')`,
    /ledger_once/,
  );
  const found = await differences(market);
  assert.deepEqual(
    found.map(({ kind, reference }) => [kind, reference]),
    [['fee-not-at-provider', 'txn_once']],
  );
});

test('a dispute costs its fee once, whoever wins it, and a fee that comes back comes back', async () => {
  const { bookingId, intentId } = await dealAt('paid');
  await bookCardFees(market);
  const dispute = (await provider.openDispute(intentId)) ?? '';
  await pursueChargebacks(market);
  assert.equal(await waits(bookingId), true);
  await bookCardFees(market);
  assert.deepEqual(await costs(bookingId), { got: FEE + DISPUTE, paid: -FEE - DISPUTE });
  await provider.closeDispute(dispute, 'won');
  await sql`update cards.balance_transactions set fee = ${-DISPUTE} where source = ${dispute} and amount > 0`;
  await pursueChargebacks(market);
  await bookCardFees(market);
  assert.deepEqual(await costs(bookingId), { got: FEE, paid: -FEE });
  const ours = (await differences(market)).filter((one) => one.bookingId === bookingId);
  assert.deepEqual(ours, []);
});

test('what happens while the provider is asked is asked after again', async () => {
  const { bookingId, intentId } = await dealAt('paid');
  const asking = Promise.withResolvers<void>();
  const feesOf: typeof market.stripe.feesOf = async (intent) => {
    const charged = await market.stripe.feesOf(intent);
    if (intent === intentId) await asking.promise;
    return charged;
  };
  const slow = bookCardFees({ ...market, stripe: { ...market.stripe, feesOf } });
  for (;;) {
    const [taken] = await sql`select from payments where booking_id = ${bookingId} and fees_due_at > now()`;
    if (taken) break;
  }
  await provider.openDispute(intentId);
  await pursueChargebacks(market);
  asking.resolve();
  await slow;
  assert.equal(await waits(bookingId), true);
  await bookCardFees(market);
  assert.deepEqual(await costs(bookingId), { got: FEE + DISPUTE, paid: -FEE - DISPUTE });
});

test('a refund gives no fee back: the market has paid it', async () => {
  const { bookingId } = await dealAt('cancelled');
  await moveMoney(market);
  await bookCardFees(market);
  assert.deepEqual(await costs(bookingId), { got: FEE, paid: -FEE });
  const { money } = (await admin.call(readDeal, { params: { id: bookingId } })).body;
  assert.deepEqual([money.fee, money.cardFees, money.left], [0, FEE / 100, -FEE / 100]);
});

test('an admin sees what is left of the market’s share, nobody else does', async () => {
  const { bookingId } = await dealAt('completed');
  await moveMoney(market);
  await bookCardFees(market);
  const share = Math.floor(price * 0.05);
  const moneyFor = async (who: typeof admin) => (await who.call(readDeal, { params: { id: bookingId } })).body.money;
  const { fee, cardFees, left } = await moneyFor(admin);
  assert.deepEqual([fee, cardFees, left], [share / 100, FEE / 100, (share - FEE) / 100]);
  for (const who of [buyer, seller]) {
    const money = await moneyFor(who);
    assert.deepEqual([money.cardFees, money.left], [undefined, undefined]);
  }
});

test('a payment of before, whose fee the provider does not tell, stays as it is', async () => {
  const { bookingId, intentId } = await dealAt('paid');
  const ofCharge = sql`
    source = (select latest_charge from cards.payment_intents where id = ${intentId}) and type = 'charge'`;
  await sql`update cards.balance_transactions set fee = 0 where ${ofCharge}`;
  await bookCardFees(market);
  assert.deepEqual([await costs(bookingId), await waits(bookingId)], [{ got: 0, paid: 0 }, false]);
  assert.deepEqual(
    (await differences(market)).filter((one) => one.bookingId === bookingId),
    [],
  );
});

test('a payment that the provider is still working on is asked after later', async () => {
  const { bookingId, intentId } = await dealAt('paid');
  const [charge] = await sql<
    { id: string }[]
  >`select latest_charge as id from cards.payment_intents where id = ${intentId}`;
  const rename = (from: string, to: string) =>
    sql`update cards.balance_transactions set source = ${to} where source = ${from}`;
  await rename(charge?.id ?? '', 'elsewhere');
  await bookCardFees(market);
  assert.deepEqual([await costs(bookingId), await waits(bookingId)], [{ got: 0, paid: 0 }, true]);
  await rename('elsewhere', charge?.id ?? '');
  await sql`update payments set fees_due_at = now() where booking_id = ${bookingId}`;
  await bookCardFees(market);
  assert.deepEqual([await costs(bookingId), await waits(bookingId)], [{ got: FEE, paid: -FEE }, false]);
});

test('a fee that was never booked is found', async () => {
  const { bookingId } = await dealAt('paid');
  const found = async () => (await differences(market)).filter((one) => one.bookingId === bookingId);
  assert.deepEqual(await found(), []);
  await sql`update payments set fees_due_at = null where booking_id = ${bookingId}`;
  const [difference, ...more] = await found();
  assert.deepEqual([difference?.kind, difference?.ours, difference?.theirs], ['fee-not-in-ledger', 0, FEE / 100]);
  assert.deepEqual(more, []);
});
