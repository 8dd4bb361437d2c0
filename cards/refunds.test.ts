import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const paid = (payment_method = 'pm_card_visa') =>
  shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', payment_method, confirm: true });

const chargeOf = ({ latest_charge }: Stripe.PaymentIntent) => shop.stripe.charges.retrieve(String(latest_charge));

const delivered = (id: string, happening: string) =>
  until(() => shop.mailbox.of(id).find(({ event }) => event.type === `refund.${happening}`));

test('a part goes back, then the rest, then nothing more', async () => {
  const intent = await paid();
  const part = await shop.stripe.refunds.create({
    payment_intent: intent.id,
    amount: 400,
    reason: 'requested_by_customer',
    metadata: { why: 'scratches' },
  });
  assert.deepEqual([part.amount, part.status, part.charge], [400, 'succeeded', intent.latest_charge]);
  assert.deepEqual(await shop.stripe.refunds.retrieve(part.id), part);

  const tooMuch = await fault(shop.stripe.refunds.create({ payment_intent: intent.id, amount: 601 }));
  assert.ok(tooMuch instanceof Stripe.errors.StripeInvalidRequestError);
  assert.equal(tooMuch.message, 'Refund amount ($6.01) is greater than unrefunded amount on charge ($6.00)');
  assert.equal((await fault(shop.stripe.refunds.create({ payment_intent: intent.id, amount: 0 }))).param, 'amount');

  const rest = await shop.stripe.refunds.create({ charge: String(intent.latest_charge) });
  assert.equal(rest.amount, 600);
  const again = await fault(shop.stripe.refunds.create({ payment_intent: intent.id }));
  assert.equal(again.code, 'charge_already_refunded');
  assert.equal(again.message, `Charge ${intent.latest_charge} has already been refunded.`);
  const listed = await shop.stripe.refunds.list({ payment_intent: intent.id });
  assert.deepEqual(
    listed.data.map(({ id }) => id),
    [rest.id, part.id],
  );

  const charges = await until(() => {
    const found = shop.mailbox.of(String(intent.latest_charge)).map(({ event }) => event.data.object as Stripe.Charge);
    return found.length === 2 && found;
  });
  assert.deepEqual(charges.map((charge) => charge.amount_refunded).sort(), [1000, 400].sort());
  assert.ok(charges.every((charge) => charge.payment_intent === intent.id));
});

test('ten full refunds at once give the money back once', async () => {
  const { id } = await paid();
  const tries = await Promise.allSettled(
    Array.from({ length: 10 }, () => shop.stripe.refunds.create({ payment_intent: id })),
  );
  assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
});

test('what was not paid cannot go back', async () => {
  const open = await shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const refused = await fault(shop.stripe.refunds.create({ payment_intent: open.id }));
  assert.match(refused.message, /does not have a successful charge to refund/);
  for (const wish of [{ payment_intent: 'pi_nothing' }, { charge: 'ch_nothing' }])
    assert.equal((await fault(shop.stripe.refunds.create(wish))).code, 'resource_missing');
  assert.equal((await fault(shop.stripe.refunds.create({}))).code, 'parameter_missing');
});

test('a refund may wait for the bank, and is counted from the start', async () => {
  const intent = await paid('pm_card_pendingRefund');
  const { id, status } = await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 400 });
  assert.equal(status, 'pending');
  assert.equal((await chargeOf(intent)).amount_refunded, 400);
  await delivered(id, 'created');
  const { event } = await delivered(id, 'updated');
  assert.equal((event.data.object as Stripe.Refund).status, 'succeeded');
  assert.equal((await shop.stripe.refunds.retrieve(id)).status, 'succeeded');
  assert.equal((await chargeOf(intent)).amount_refunded, 400);
});

test('a refund that fails afterwards is taken off again, and can be tried anew', async () => {
  const intent = await paid('pm_card_refundFail');
  const { id, status } = await shop.stripe.refunds.create({ payment_intent: intent.id });
  assert.equal(status, 'succeeded');
  assert.equal((await chargeOf(intent)).refunded, true);
  const { event } = await delivered(id, 'failed');
  const refund = event.data.object as Stripe.Refund;
  assert.deepEqual([refund.status, refund.failure_reason], ['failed', 'expired_or_canceled_card']);
  assert.deepEqual(await shop.stripe.refunds.retrieve(id), refund);
  const charge = await chargeOf(intent);
  assert.deepEqual([charge.amount_refunded, charge.refunded], [0, false]);
  assert.equal((await shop.stripe.refunds.create({ payment_intent: intent.id })).amount, 1000);
});

test('a charge tells what was paid and what went back', async () => {
  const intent = await paid();
  await shop.stripe.refunds.create({ payment_intent: intent.id, amount: 250 });
  const charge = await chargeOf(intent);
  assert.deepEqual(
    [charge.payment_intent, charge.amount, charge.amount_captured, charge.amount_refunded, charge.disputed],
    [intent.id, 1000, 1000, 250, false],
  );
  assert.deepEqual((await shop.stripe.charges.list({ payment_intent: intent.id })).data, [charge]);
  const refused = await fault(paid('pm_card_chargeDeclined'));
  const failed = await shop.stripe.charges.retrieve(String(refused.charge));
  assert.deepEqual([failed.status, failed.paid, failed.amount_captured], ['failed', false, 0]);
  assert.equal((await fault(shop.stripe.charges.retrieve('ch_nothing'))).code, 'resource_missing');
});
