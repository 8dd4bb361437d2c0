import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, PUBLISHABLE_KEY, SECRET_KEY, type TestShop } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const bike = { amount: 1000, currency: 'usd', metadata: { bookingId: 'b1' } };

test('twenty calls at once with one key make one intent; who comes while it is made is sent away', async () => {
  const call = () => shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'rush' });
  const tries = await Promise.allSettled(Array.from({ length: 20 }, call));
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value.id] : []));
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  assert.equal(new Set(made).size, 1);
  assert.ok(refused.length > 0);
  for (const { statusCode, code, message } of refused) {
    assert.deepEqual([statusCode, code], [409, 'idempotency_key_in_use']);
    assert.match(message, /^There is currently another in-progress request using this Idempotent Key .*: rush\./);
  }
  const again = await call();
  assert.deepEqual([again.id, again.lastResponse.headers['idempotent-replayed']], [made[0], 'true']);
  const intents = await shop.sql`select 1 from payment_intents where metadata ->> 'bookingId' = 'b1'`;
  assert.equal(intents.length, 1);
  const events = await shop.sql`select 1 from events where payload::jsonb #>> '{data,object,id}' = ${again.id}`;
  assert.equal(events.length, 1);
});

test('a key answers as before, even after a restart', async () => {
  const first = await shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'kept' });
  await shop.restart();
  const again = await shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'kept' });
  assert.deepEqual(again, first);
  assert.equal(again.lastResponse.headers['idempotent-replayed'], 'true');
});

test('a key stands for one request only', async () => {
  await shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'one' });
  const otherAmount = await fault(
    shop.stripe.paymentIntents.create({ ...bike, amount: 2000 }, { idempotencyKey: 'one' }),
  );
  assert.ok(otherAmount instanceof Stripe.errors.StripeIdempotencyError);
  assert.match(otherAmount.message, /same parameters they were first used with.*'one'/);
  const otherPath = await fault(shop.stripe.refunds.create({ payment_intent: 'pi_x' }, { idempotencyKey: 'one' }));
  assert.ok(otherPath instanceof Stripe.errors.StripeIdempotencyError);
  assert.match(otherPath.message, /same endpoint.*'\/v1\/refunds' vs '\/v1\/payment_intents'/);
  const tooLong = await fault(shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'k'.repeat(256) }));
  assert.ok(tooLong instanceof Stripe.errors.StripeIdempotencyError);
});

test('a decline is repeated, not tried again', async () => {
  const { id } = await shop.stripe.paymentIntents.create(bike);
  const pay = () =>
    fault(
      shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }, { idempotencyKey: 'pay' }),
    );
  const [first, again] = [await pay(), await pay()];
  assert.ok(again instanceof Stripe.errors.StripeCardError);
  assert.deepEqual([again.message, again.charge], [first.message, first.charge]);
  const events = await shop.sql`
    select 1 from events where type = 'payment_intent.payment_failed' and payload::jsonb #>> '{data,object,id}' = ${id}`;
  assert.equal(events.length, 1);
});

test('a refusal is repeated; a request that could not be read was never begun', async () => {
  const refuse = () => fault(shop.stripe.refunds.create({ payment_intent: 'pi_none' }, { idempotencyKey: 'none' }));
  assert.equal((await refuse()).headers?.['idempotent-replayed'], undefined);
  const again = await refuse();
  assert.deepEqual([again.code, again.headers?.['idempotent-replayed']], ['resource_missing', 'true']);

  await fault(shop.stripe.paymentIntents.create({ ...bike, amount: 1 }, { idempotencyKey: 'mended' }));
  const mended = await shop.stripe.paymentIntents.create(bike, { idempotencyKey: 'mended' });
  assert.equal(mended.status, 'requires_payment_method');
});

test('the publishable key never gets an answer meant for the secret key', async () => {
  const intent = await shop.stripe.paymentIntents.create(bike);
  const pay = (key: string) =>
    fetch(`${shop.origin}/v1/payment_intents/${intent.id}/confirm`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'idempotency-key': 'shared' },
      body: new URLSearchParams({ client_secret: intent.client_secret ?? '', payment_method: 'pm_card_visa' }),
    });
  assert.deepEqual((await (await pay(SECRET_KEY)).json()).metadata, { bookingId: 'b1' });
  const browser = await pay(PUBLISHABLE_KEY);
  assert.equal(browser.status, 400);
  assert.equal((await browser.text()).includes('bookingId'), false);
});
