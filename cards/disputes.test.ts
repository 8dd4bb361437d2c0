import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type Stripe from 'stripe';
import { fault, openShop, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop({ terms: { percent: 0, fixed: 0, dispute: 0, pendingMs: 0 } });
});
after(() => shop.close());
beforeEach(() => shop.sql`truncate payment_intents, transfers cascade`);

async function disputed(payment_method = 'pm_card_createDispute') {
  const payment = { amount: 1000, currency: 'usd', payment_method, confirm: true };
  const intent = await shop.stripe.paymentIntents.create({ ...payment, metadata: { bookingId: 'b1' } });
  const [dispute] = (await shop.stripe.disputes.list({ payment_intent: intent.id })).data;
  assert.ok(dispute);
  return { intent, dispute };
}

const balance = async () => (await shop.stripe.balance.retrieve()).available[0]?.amount;

const delivered = (id: string, happening: string) =>
  until(() => shop.mailbox.of(id).find(({ event }) => event.type === `charge.dispute.${happening}`));

const answer = (id: string, uncategorized_text: string) =>
  shop.stripe.disputes.update(id, { evidence: { uncategorized_text } });

test('the payment succeeds, then the bank takes it back', async () => {
  const { intent, dispute } = await disputed();
  assert.equal(intent.status, 'succeeded');
  assert.match(dispute.id, /^dp_/);
  assert.deepEqual(
    [dispute.charge, dispute.payment_intent, dispute.amount, dispute.currency, dispute.status, dispute.reason],
    [intent.latest_charge, intent.id, 1000, 'usd', 'needs_response', 'fraudulent'],
  );
  assert.deepEqual(await shop.stripe.disputes.retrieve(dispute.id), dispute);
  const { event } = await delivered(dispute.id, 'created');
  assert.deepEqual(event.data.object, dispute);
  await delivered(dispute.id, 'funds_withdrawn');
  assert.equal(await balance(), 0);
  const charge = await shop.stripe.charges.retrieve(String(intent.latest_charge));
  assert.deepEqual([charge.disputed, charge.amount_captured, charge.amount_refunded], [true, 1000, 0]);
  assert.equal((await disputed('pm_card_createDisputeProductNotReceived')).dispute.reason, 'product_not_received');
});

test('evidence that convinces the bank brings the money back', async () => {
  const { intent, dispute } = await disputed();
  assert.equal((await answer(dispute.id, 'a receipt')).status, 'under_review');
  assert.equal((await answer(dispute.id, 'winning_evidence')).status, 'won');
  const { event } = await delivered(dispute.id, 'closed');
  assert.equal((event.data.object as Stripe.Dispute).status, 'won');
  await delivered(dispute.id, 'funds_reinstated');
  assert.equal(await balance(), 1000);
  assert.equal((await shop.stripe.refunds.create({ payment_intent: intent.id })).amount, 1000);
});

test('a lost dispute stays lost', async () => {
  for (const lose of [(id: string) => answer(id, 'losing_evidence'), (id: string) => shop.stripe.disputes.close(id)]) {
    const { dispute } = await disputed();
    assert.equal((await lose(dispute.id)).status, 'lost');
    const { event } = await delivered(dispute.id, 'closed');
    assert.equal((event.data.object as Stripe.Dispute).status, 'lost');
    assert.match((await fault(answer(dispute.id, 'winning_evidence'))).message, /already closed/);
    assert.match((await fault(shop.stripe.disputes.close(dispute.id))).message, /already closed/);
    assert.equal(await balance(), 0);
  }
});

test('evidence can be kept without being sent', async () => {
  const { dispute } = await disputed();
  const updated = await shop.stripe.disputes.update(dispute.id, {
    evidence: { uncategorized_text: 'losing_evidence' },
    submit: false,
    metadata: { seen: 'yes' },
  });
  assert.deepEqual([updated.status, updated.metadata], ['needs_response', { seen: 'yes' }]);
  assert.equal((await answer(dispute.id, 'winning_evidence')).status, 'won');
});

test('what the bank took back is not given back a second time', async () => {
  const { intent, dispute } = await disputed();
  const refused = await fault(shop.stripe.refunds.create({ payment_intent: intent.id, amount: 1 }));
  assert.equal(refused.code, 'charge_disputed');
  await shop.stripe.disputes.close(dispute.id);
  assert.equal((await fault(shop.stripe.refunds.create({ payment_intent: intent.id }))).code, 'charge_disputed');
});

test('an unknown dispute is a 404', async () => {
  assert.equal((await fault(shop.stripe.disputes.retrieve('dp_nothing'))).code, 'resource_missing');
  assert.equal((await fault(shop.stripe.disputes.close('dp_nothing'))).code, 'resource_missing');
  assert.deepEqual((await shop.stripe.disputes.list({ payment_intent: 'pi_nothing' })).data, []);
});
