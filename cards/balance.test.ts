import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type Stripe from 'stripe';
import { fault, openShop, type TestShop } from './test-shop.ts';
import { misbehave } from './testing/misbehave.ts';

let shop: TestShop;
let abroad: TestShop;
let destination: string;
const unruly = misbehave();
before(async () => {
  shop = await openShop({ unruly });
  abroad = await openShop({ terms: { settles: { currency: 'eur', rate: 0.9 } } });
});
after(() => Promise.all([shop.close(), abroad.close()]));
beforeEach(async () => {
  await shop.sql`truncate payment_intents, transfers, accounts, balance_transactions cascade`;
  destination = await accountAt(shop);
});

async function accountAt({ stripe, sql }: TestShop) {
  const capabilities = { card_payments: { requested: true }, transfers: { requested: true } };
  const { id } = await stripe.accounts.create({ type: 'express', capabilities });
  await sql`update accounts set details_submitted = true`;
  return id;
}

const pay = (amount = 10_000, card = 'pm_card_visa', { stripe } = shop) =>
  stripe.paymentIntents.create({ amount, currency: 'usd', payment_method: card, confirm: true });

const transfer = (amount: number, more: Partial<Stripe.TransferCreateParams> = {}, { stripe } = shop) =>
  stripe.transfers.create({ amount, currency: 'usd', destination, ...more });

async function funds() {
  const { available, pending } = await shop.stripe.balance.retrieve();
  return { available: available[0]?.amount, pending: pending[0]?.amount };
}

const arrive = () => shop.sql`update balance_transactions set available_at = now()`;

test('a payment costs its fee, and is pending until it arrives', async () => {
  const { id } = await pay();
  const expand = ['latest_charge.balance_transaction'];
  const { latest_charge } = await shop.stripe.paymentIntents.retrieve(id, { expand });
  const charge = latest_charge as Stripe.Charge;
  const booked = charge.balance_transaction as Stripe.BalanceTransaction;
  assert.deepEqual(
    [booked.amount, booked.fee, booked.net, booked.currency, booked.status, booked.type, booked.source],
    [10_000, 320, 9680, 'usd', 'pending', 'charge', charge.id],
  );
  assert.equal(booked.fee_details[0]?.type, 'stripe_fee');
  const days = (booked.available_on - booked.created) / 86_400;
  assert.equal(Math.round(days), 2);
  assert.deepEqual(await funds(), { available: 0, pending: 9680 });
  await arrive();
  assert.deepEqual(await funds(), { available: 9680, pending: 0 });
  const { balance_transaction } = await shop.stripe.charges.retrieve(charge.id);
  assert.equal(balance_transaction, booked.id);
  const listed = await shop.stripe.charges.list({ payment_intent: id, expand: ['data.balance_transaction'] });
  assert.equal((listed.data[0]?.balance_transaction as Stripe.BalanceTransaction | undefined)?.fee, 320);
  assert.equal((await shop.stripe.balanceTransactions.retrieve(booked.id)).net, 9680);
  assert.deepEqual(
    (await shop.stripe.balanceTransactions.list({ source: charge.id })).data.map((one) => one.id),
    [booked.id],
  );
});

test('what is pending cannot be transferred, except out of its own payment', async () => {
  const { latest_charge } = await pay();
  const refused = await fault(transfer(100));
  assert.deepEqual([refused.statusCode, refused.code], [400, 'balance_insufficient']);
  assert.match(refused.message, /^You have insufficient available funds in your Stripe account/);
  await transfer(10_000, { source_transaction: String(latest_charge) });
  assert.deepEqual(await funds(), { available: 0, pending: -320 });
  await pay(1000, 'pm_card_bypassPending');
  await transfer(941);
  assert.deepEqual(await funds(), { available: 0, pending: -320 });
});

test('a refund gives no fee back; one that failed is in the balance again', async () => {
  const { id } = await pay(10_000, 'pm_card_bypassPending');
  const refund = await shop.stripe.refunds.create({ payment_intent: id });
  assert.deepEqual(await funds(), { available: -320, pending: 0 });
  const listed = await shop.stripe.refunds.list({ payment_intent: id, expand: ['data.balance_transaction'] });
  const booked = listed.data[0]?.balance_transaction as Stripe.BalanceTransaction | undefined;
  assert.deepEqual([booked?.amount, booked?.fee], [-10_000, 0]);
  await unruly.failRefund(refund.id);
  assert.deepEqual(await funds(), { available: 9680, pending: 0 });
});

test('a dispute costs a fee, whoever wins it', async () => {
  const { id } = await pay(10_000, 'pm_card_bypassPending');
  const dispute = (await unruly.openDispute(id)) ?? '';
  assert.deepEqual(await funds(), { available: -1820, pending: 0 });
  await unruly.closeDispute(dispute, 'won');
  assert.deepEqual(await funds(), { available: 8180, pending: 0 });
  const { balance_transactions } = await shop.stripe.disputes.retrieve(dispute);
  assert.deepEqual(
    balance_transactions.map(({ amount, fee, type }) => [amount, fee, type]),
    [
      [-10_000, 1500, 'adjustment'],
      [10_000, 0, 'adjustment'],
    ],
  );
});

test('out of a payment goes only the currency that it was exchanged for', async () => {
  destination = await accountAt(abroad);
  const { latest_charge } = await pay(10_000, 'pm_card_visa', abroad);
  const source_transaction = String(latest_charge);
  const refused = await fault(transfer(5000, { source_transaction }, abroad));
  assert.equal(
    refused.message,
    "The currency of source_transaction's balance transaction (eur) must be the same as the transfer currency (usd)",
  );
  await transfer(9000, { source_transaction, currency: 'eur' }, abroad);
  const { pending } = await abroad.stripe.balance.retrieve();
  assert.deepEqual(
    pending.map(({ currency, amount }) => [currency, amount]),
    [['eur', -291]],
  );
});

test('only what can be expanded is', async () => {
  const { id } = await pay();
  const refused = await fault(shop.stripe.paymentIntents.retrieve(id, { expand: ['customer'] }));
  assert.deepEqual([refused.param, refused.message], ['expand', 'This property cannot be expanded (customer).']);
});

test('whether a payer may be sent away is answered as it was asked', async () => {
  const created = (allow_redirects: 'always' | 'never') =>
    shop.stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      automatic_payment_methods: { enabled: true, allow_redirects },
    });
  for (const wish of ['always', 'never'] as const) {
    const { id } = await created(wish);
    const { automatic_payment_methods } = await shop.stripe.paymentIntents.retrieve(id);
    assert.equal(automatic_payment_methods?.allow_redirects, wish);
  }
});

test('what moved before there were balance transactions is in the balance, without fees', async () => {
  const { id, latest_charge } = await pay();
  await shop.stripe.refunds.create({ payment_intent: id, amount: 1000 });
  const { id: gone } = await transfer(4000, { source_transaction: String(latest_charge) });
  await shop.stripe.transfers.createReversal(gone, { amount: 500 });
  await shop.sql`truncate balance_transactions`;
  await shop.sql`delete from layouts`;
  await shop.restart();
  assert.deepEqual(await funds(), { available: 5500, pending: 0 });
  await shop.sql`delete from layouts`;
  await shop.restart();
  assert.deepEqual(await funds(), { available: 5500, pending: 0 });
});
