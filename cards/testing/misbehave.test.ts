import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, SECRET_KEY, type TestShop } from '../test-shop.ts';
import { misbehave } from './misbehave.ts';

const unruly = misbehave({ byHand: true });
let shop: TestShop;
before(async () => {
  shop = await openShop({ unruly });
});
after(() => shop.close());
beforeEach(async () => {
  await unruly.reset();
  shop.mailbox.deliveries.length = 0;
});

const bike = { amount: 1000, currency: 'usd' };
const pay = (payment_method = 'pm_card_visa', idempotencyKey?: string) =>
  shop.stripe.paymentIntents.create(
    { ...bike, payment_method, confirm: true },
    idempotencyKey ? { idempotencyKey } : {},
  );

const deliveredTypes = async () => {
  await unruly.drain();
  return shop.mailbox.deliveries.splice(0).map(({ event }) => event.type);
};

const cutOff = async (call: Promise<unknown>) =>
  assert.ok((await fault(call)) instanceof Stripe.errors.StripeConnectionError);

test('an answer gets lost after the work was done; asked again with its key, nothing happens twice', async () => {
  const { id } = await pay();
  // The SDK itself retries once when the connection is cut.
  unruly.timeoutAfterSuccess(/^POST \/v1\/refunds$/, 2);
  const refund = () => shop.stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `refund:${id}:1` });
  await cutOff(refund());
  const [done] = (await shop.stripe.refunds.list({ payment_intent: id })).data;
  assert.equal(done?.amount, 1000);
  assert.equal((await refund()).id, done?.id);
});

test('calls are not heard, or not answered, as often as wished', async () => {
  unruly.line.unheard = 1;
  await cutOff(pay('pm_card_visa', 'bike:1'));
  Object.assign(unruly.line, { unheard: 0, unanswered: 1 });
  await cutOff(pay('pm_card_visa', 'bike:1'));
  unruly.line.unanswered = 0;
  await pay('pm_card_visa', 'bike:1');
  assert.deepEqual(await deliveredTypes(), ['payment_intent.created', 'payment_intent.succeeded']);
});

test('in a hurry a lost answer is an error at once', async () => {
  Object.assign(unruly.line, { quick: true, unanswered: 1 });
  assert.equal((await fault(pay('pm_card_visa', 'bike:2'))).statusCode, 503);
  assert.deepEqual(await deliveredTypes(), ['payment_intent.created', 'payment_intent.succeeded']);
});

test('a provider that is down hangs up, says so, or says nothing, until it is up again', async () => {
  unruly.line.down = 'refusing';
  await cutOff(pay());
  unruly.line.down = 'overloaded';
  assert.equal((await fault(pay())).statusCode, 503);
  unruly.line.down = 'silent';
  const { hostname, port } = new URL(shop.origin);
  const impatient = new Stripe(SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    timeout: 100,
    maxNetworkRetries: 0,
  });
  await cutOff(impatient.paymentIntents.create(bike));
  const waited = pay();
  await new Promise((resolve) => setTimeout(resolve, 50));
  unruly.line.down = false;
  unruly.line.cutAll();
  assert.equal((await waited).status, 'succeeded');
  assert.equal((await pay()).status, 'succeeded');
});

test('the bank asks and gets no answer, until it does', async () => {
  const intent = await pay('pm_card_authenticationRequired');
  unruly.line.bankStalls = true;
  const page = fetch(intent.next_action?.redirect_to_url?.url ?? '', { signal: AbortSignal.timeout(100) });
  await assert.rejects(page, { name: 'TimeoutError' });
  assert.equal(await unruly.answerBank(intent.id, 'complete'), false);
  assert.equal((await shop.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_action');
  unruly.line.bankStalls = false;
  assert.equal(await unruly.answerBank(intent.id, 'complete'), true);
  assert.equal(await unruly.answerBank(intent.id, 'fail'), false);
  assert.equal((await shop.stripe.paymentIntents.retrieve(intent.id)).status, 'succeeded');
  const other = await pay('pm_card_authenticationRequired');
  assert.equal(await unruly.answerBank(other.id, 'fail'), true);
  assert.equal((await shop.stripe.paymentIntents.retrieve(other.id)).status, 'requires_payment_method');
});

test('any payment can be charged back, once, and no more than is left of it', async () => {
  const { id } = await pay();
  await shop.stripe.refunds.create({ payment_intent: id, amount: 400 });
  assert.equal(await unruly.openDispute(id, 601), undefined);
  const dispute = await unruly.openDispute(id, 500);
  assert.ok(dispute);
  assert.equal(await unruly.openDispute(id), undefined);
  assert.equal((await shop.stripe.disputes.retrieve(dispute)).amount, 500);
  assert.equal(await unruly.closeDispute(dispute, 'won'), true);
  assert.equal(await unruly.closeDispute(dispute, 'lost'), false);
  assert.equal((await shop.stripe.disputes.retrieve(dispute)).status, 'won');
  const happenings = (await deliveredTypes()).filter((type) => type.startsWith('charge.dispute'));
  assert.deepEqual(
    happenings.map((type) => type.split('.')[2]),
    ['created', 'funds_withdrawn', 'funds_reinstated', 'closed'],
  );
  const unpaid = await shop.stripe.paymentIntents.create(bike);
  assert.equal(await unruly.openDispute(unpaid.id), undefined);
});

test('charged back and refunded at once, no more goes back than was paid', async () => {
  for (let time = 0; time < 10; time++) {
    const { id, latest_charge } = await pay();
    const [, dispute] = await Promise.all([
      shop.stripe.refunds.create({ payment_intent: id, amount: 700 }).catch(() => {}),
      unruly.openDispute(id).catch(() => undefined),
    ]);
    const { amount_refunded } = await shop.stripe.charges.retrieve(String(latest_charge));
    const taken = dispute ? (await shop.stripe.disputes.retrieve(dispute)).amount : 0;
    assert.ok(amount_refunded + taken <= 1000, `${amount_refunded} + ${taken}`);
  }
});

test('a refund fails although it had succeeded', async () => {
  const { id, latest_charge } = await pay();
  const refund = await shop.stripe.refunds.create({ payment_intent: id });
  assert.equal(await unruly.failRefund(refund.id), true);
  assert.equal(await unruly.failRefund(refund.id), false);
  assert.equal((await shop.stripe.refunds.retrieve(refund.id)).status, 'failed');
  assert.equal((await shop.stripe.charges.retrieve(String(latest_charge))).amount_refunded, 0);
  assert.ok((await deliveredTypes()).includes('refund.failed'));
});

test('by hand, refunds wait for their bank until told', async () => {
  const { id } = await pay('pm_card_pendingRefund');
  const refund = await shop.stripe.refunds.create({ payment_intent: id });
  assert.equal(await unruly.settleRefunds(), 1);
  assert.equal(await unruly.settleRefunds(), 0);
  assert.equal((await shop.stripe.refunds.retrieve(refund.id)).status, 'succeeded');
});

test('a seller is ready at a word', async () => {
  const { id } = await shop.stripe.accounts.create({
    type: 'express',
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
  });
  await unruly.onboard(id);
  assert.equal((await shop.stripe.accounts.retrieve(id)).capabilities?.transfers, 'active');
  assert.deepEqual((await deliveredTypes()).toSorted(), ['account.external_account.created', 'account.updated']);
});
