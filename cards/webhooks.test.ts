import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import Stripe from 'stripe';
import { openShop, type TestShop, until, WEBHOOK_SECRET } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());
beforeEach(() => {
  shop.mailbox.open = true;
});

const bike = { amount: 4200, currency: 'usd', metadata: { bookingId: 'b1' } };
const paid = { ...bike, payment_method: 'pm_card_visa', confirm: true };

const arrival = (object: string, type: string) =>
  until(() => shop.mailbox.of(object).find(({ event }) => event.type === type));

test('an event tells the whole intent, is signed, and can be asked for again', async () => {
  const { id, latest_charge } = await shop.stripe.paymentIntents.create(paid);
  const { body, signature } = await arrival(id, 'payment_intent.succeeded');
  const event = shop.stripe.webhooks.constructEvent(body, signature, WEBHOOK_SECRET);
  assert.equal(event.type, 'payment_intent.succeeded');
  assert.equal(event.api_version, Stripe.API_VERSION);
  assert.equal(event.livemode, false);
  const intent = event.data.object as Stripe.PaymentIntent;
  assert.deepEqual([intent.amount, intent.amount_received, intent.currency], [4200, 4200, 'usd']);
  assert.deepEqual([intent.metadata, intent.latest_charge], [{ bookingId: 'b1' }, latest_charge]);
  assert.deepEqual(await shop.stripe.events.retrieve(event.id), event);
});

test('a changed body, another secret and an old stamp do not pass', async () => {
  const { id } = await shop.stripe.paymentIntents.create(paid);
  const { body, signature } = await arrival(id, 'payment_intent.succeeded');
  const { webhooks } = shop.stripe;
  const changed = body.replace('4200', '1');
  assert.notEqual(changed, body);
  assert.throws(() => webhooks.constructEvent(changed, signature, WEBHOOK_SECRET), /No signatures found matching/);
  assert.throws(() => webhooks.constructEvent(body, signature, 'whsec_other'), /No signatures found matching/);
  const later = Date.now() + 600_000;
  assert.throws(
    () => webhooks.constructEvent(body, signature, WEBHOOK_SECRET, undefined, undefined, later),
    /Timestamp outside the tolerance zone/,
  );
});

test('every change of an intent is told', async () => {
  const { id } = await shop.stripe.paymentIntents.create(bike);
  const pay = (payment_method: string) => shop.stripe.paymentIntents.confirm(id, { payment_method });
  await pay('pm_card_chargeDeclined').catch(() => {});
  await pay('pm_card_authenticationRequired');
  await shop.stripe.paymentIntents.cancel(id);
  const types = ['created', 'payment_failed', 'requires_action', 'canceled'].map((type) => `payment_intent.${type}`);
  for (const type of types) await arrival(id, type);
  assert.equal(shop.mailbox.of(id).length, types.length);
  const listed = await shop.stripe.events.list({ type: 'payment_intent.canceled', limit: 1 });
  assert.deepEqual(
    listed.data.map((event) => (event.data.object as Stripe.PaymentIntent).id),
    [id],
  );
});

test('a shop that was down hears it later, once it is back', async () => {
  shop.mailbox.open = false;
  const { id } = await shop.stripe.paymentIntents.create(paid);
  const refused = shop.mailbox.refused;
  await until(() => shop.mailbox.refused >= refused + 4);
  assert.equal(shop.mailbox.of(id).length, 0);
  const [tries] = await shop.sql`
    select max(attempts) as most, bool_and(next_attempt_at is not null) as waiting from events
    where payload::jsonb #>> '{data,object,id}' = ${id}`;
  assert.ok(tries?.waiting && tries.most >= 2);
  shop.mailbox.open = true;
  await arrival(id, 'payment_intent.succeeded');
});

test('what was not delivered before a restart is delivered after it', async () => {
  shop.mailbox.open = false;
  const { id } = await shop.stripe.paymentIntents.create(paid);
  await shop.restart();
  assert.equal((await shop.stripe.paymentIntents.retrieve(id)).status, 'succeeded');
  assert.equal(shop.mailbox.of(id).length, 0);
  shop.mailbox.open = true;
  await arrival(id, 'payment_intent.succeeded');
});

test('an event whose bearer was killed is taken over by another', async () => {
  shop.mailbox.open = false;
  const { id } = await shop.stripe.paymentIntents.create(paid);
  await shop.stopProvider();
  // The state after a process was killed during a delivery.
  await shop.sql`update events set next_attempt_at = clock_timestamp() + interval '1 second' where next_attempt_at is not null`;
  shop.mailbox.open = true;
  await shop.restart();
  await arrival(id, 'payment_intent.succeeded');
});

test('two processes deliver each event once', async () => {
  const second = await shop.start();
  const made = await Promise.all(Array.from({ length: 30 }, () => shop.stripe.paymentIntents.create(bike)));
  for (const { id } of made) await arrival(id, 'payment_intent.created');
  await second.stop();
  for (const { id } of made) assert.equal(shop.mailbox.of(id).length, 1);
});

test('after three days nobody is asked any more', async () => {
  shop.mailbox.open = false;
  const { id } = await shop.stripe.paymentIntents.create(bike);
  await shop.sql`
    update events set created_at = now() - interval '73 hours', next_attempt_at = now()
    where payload::jsonb #>> '{data,object,id}' = ${id}`;
  await until(async () => {
    const [event] = await shop.sql`
      select next_attempt_at from events where payload::jsonb #>> '{data,object,id}' = ${id}`;
    return event?.next_attempt_at === null;
  });
  assert.equal(shop.mailbox.of(id).length, 0);
});
