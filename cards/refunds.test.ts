import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, type TestShop, until } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const paid = () =>
  shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', payment_method: 'pm_card_visa', confirm: true });

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

  const told = await until(() => {
    const found = shop.mailbox.of(String(intent.latest_charge)).map(({ event }) => event.data.object as Stripe.Charge);
    return found.length === 2 && found;
  });
  assert.deepEqual(told.map((charge) => charge.amount_refunded).sort(), [1000, 400].sort());
  assert.ok(told.every((charge) => charge.payment_intent === intent.id));
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
