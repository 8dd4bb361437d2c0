import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type Stripe from 'stripe';
import { fault, openShop, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
let destination: string;
before(async () => {
  shop = await openShop({ terms: { percent: 0, fixed: 0, pendingMs: 0 } });
});
after(() => shop.close());
beforeEach(async () => {
  await shop.sql`truncate payment_intents, transfers, accounts, balance_transactions cascade`;
  destination = (await account()).id;
  await shop.sql`update accounts set details_submitted = true`;
});

const account = () =>
  shop.stripe.accounts.create({
    type: 'express',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });

const pay = (amount = 1000) =>
  shop.stripe.paymentIntents.create({ amount, currency: 'usd', payment_method: 'pm_card_visa', confirm: true });

const transfer = (amount: number, more: Partial<Stripe.TransferCreateParams> = {}) =>
  shop.stripe.transfers.create({ amount, currency: 'usd', destination, ...more });

const balance = async () =>
  (await shop.stripe.balance.retrieve()).available.find(({ currency }) => currency === 'usd')?.amount;

test('a payment goes on to a seller and is found by its deal', async () => {
  const { latest_charge } = await pay();
  const source_transaction = String(latest_charge);
  const made = await transfer(900, { transfer_group: 'b1', source_transaction, metadata: { bookingId: 'b1' } });
  assert.match(made.id, /^tr_/);
  assert.deepEqual(
    [made.amount, made.amount_reversed, made.reversed, made.destination, made.source_transaction],
    [900, 0, false, destination, source_transaction],
  );
  assert.deepEqual(await shop.stripe.transfers.retrieve(made.id), made);
  assert.deepEqual((await shop.stripe.transfers.list({ transfer_group: 'b1' })).data, [made]);
  assert.deepEqual((await shop.stripe.transfers.list({ destination })).data, [made]);
  assert.deepEqual((await shop.stripe.transfers.list({ transfer_group: 'b2' })).data, []);
  assert.equal(await balance(), 100);
  const { event } = await until(() => shop.mailbox.of(made.id)[0]);
  assert.deepEqual([event.type, event.data.object], ['transfer.created', made]);
});

test('an account that is not there, or not ready, gets nothing', async () => {
  await pay();
  const missing = await fault(transfer(100, { destination: 'acct_nothing' }));
  assert.deepEqual([missing.code, missing.param], ['resource_missing', 'destination']);
  const unready = await fault(transfer(100, { destination: (await account()).id }));
  assert.equal(unready.code, 'insufficient_capabilities_for_transfer');
  const incapable = await shop.stripe.accounts.create({ type: 'express' });
  await shop.sql`update accounts set details_submitted = true`;
  const refused = await fault(transfer(100, { destination: incapable.id }));
  assert.equal(refused.code, 'insufficient_capabilities_for_transfer');
  assert.equal(await balance(), 1000);
});

test('no more goes on than there is', async () => {
  assert.equal(await balance(), 0);
  assert.equal((await fault(transfer(1))).code, 'balance_insufficient');
  const { id } = await pay();
  await shop.stripe.refunds.create({ payment_intent: id, amount: 300 });
  assert.equal((await fault(transfer(701))).code, 'balance_insufficient');
  await transfer(700);
  assert.equal((await fault(transfer(1))).code, 'balance_insufficient');
  for (const amount of [0, -1]) assert.equal((await fault(transfer(amount))).param, 'amount');
  await shop.stripe.paymentIntents.create({
    amount: 500,
    currency: 'eur',
    payment_method: 'pm_card_visa',
    confirm: true,
  });
  assert.equal((await fault(transfer(1))).code, 'balance_insufficient');
});

test('ten transfers at once share what there is', async () => {
  await pay(1000);
  const tries = await Promise.allSettled(Array.from({ length: 10 }, () => transfer(300)));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 3);
  assert.equal(await balance(), 100);
});

test('out of one payment goes what is left of it, whatever the balance', async () => {
  await transfer(900, { source_transaction: String((await pay(1000)).latest_charge) });
  const { id, latest_charge } = await pay(1000);
  await transfer(100);
  const source_transaction = String(latest_charge);
  await transfer(600, { source_transaction });
  assert.match((await fault(transfer(401, { source_transaction }))).message, /must not exceed what is left/);
  await shop.stripe.refunds.create({ payment_intent: id, amount: 100 });
  const tries = await Promise.allSettled([300, 300, 300].map((amount) => transfer(amount, { source_transaction })));
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
  assert.equal((await fault(transfer(1, { source_transaction }))).param, 'amount');
  const strange = await fault(transfer(1, { source_transaction: 'ch_nothing' }));
  assert.deepEqual([strange.code, strange.param], ['resource_missing', 'source_transaction']);
});

test('a transfer comes back in parts, never more than it was', async () => {
  await pay();
  const { id } = await transfer(1000);
  const part = await shop.stripe.transfers.createReversal(id, { amount: 400, metadata: { why: 'chargeback' } });
  assert.deepEqual([part.object, part.amount, part.transfer], ['transfer_reversal', 400, id]);
  assert.equal(await balance(), 400);
  assert.equal((await fault(shop.stripe.transfers.createReversal(id, { amount: 601 }))).param, 'amount');
  const rest = await shop.stripe.transfers.createReversal(id);
  assert.equal(rest.amount, 600);
  assert.match((await fault(shop.stripe.transfers.createReversal(id))).message, /already fully reversed/);
  const whole = await shop.stripe.transfers.retrieve(id);
  assert.deepEqual([whole.amount_reversed, whole.reversed], [1000, true]);
  assert.deepEqual(whole.reversals.data, [rest, part]);
  assert.deepEqual((await shop.stripe.transfers.listReversals(id)).data, [rest, part]);
  assert.equal((await fault(shop.stripe.transfers.listReversals('tr_nothing'))).code, 'resource_missing');
  await until(() => shop.mailbox.of(id).filter(({ event }) => event.type === 'transfer.reversed').length === 2);
});

test('repeated with its key, nothing happens twice', async () => {
  await pay();
  const key = { idempotencyKey: 'payout:1:1' };
  const twice = () => shop.stripe.transfers.create({ amount: 300, currency: 'usd', destination }, key);
  const one = await twice();
  assert.equal((await twice()).id, one.id);
  const back = () => shop.stripe.transfers.createReversal(one.id, { amount: 100 }, { idempotencyKey: 'back:1:1' });
  assert.equal((await back()).id, (await back()).id);
  assert.equal(await balance(), 800);
});
