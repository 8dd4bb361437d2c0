import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, type TestShop } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const bike = (more: Partial<Stripe.PaymentIntentCreateParams> = {}) =>
  shop.stripe.paymentIntents.create({
    amount: 129_900,
    currency: 'usd',
    automatic_payment_methods: { enabled: true },
    metadata: { bookingId: 'b1', productId: 'p1' },
    ...more,
  });

test('a payment intent is made, read again, changed and paid', async () => {
  const made = await bike({ description: 'Yamaha MT-07' });
  assert.match(made.id, /^pi_\w+$/);
  assert.match(made.client_secret ?? '', new RegExp(`^${made.id}_secret_\\w+$`));
  assert.equal(made.status, 'requires_payment_method');
  assert.deepEqual(await shop.stripe.paymentIntents.retrieve(made.id), made);

  const changed = await shop.stripe.paymentIntents.update(made.id, {
    amount: 120_000,
    metadata: { productId: '', note: 'haggled' },
  });
  assert.equal(changed.amount, 120_000);
  assert.deepEqual(changed.metadata, { bookingId: 'b1', note: 'haggled' });
  assert.equal(changed.description, 'Yamaha MT-07');

  const paid = await shop.stripe.paymentIntents.confirm(made.id, { payment_method: 'pm_card_visa' });
  assert.equal(paid.status, 'succeeded');
  assert.equal(paid.amount_received, 120_000);
  assert.match(String(paid.latest_charge), /^ch_\w+$/);

  const late = await fault(shop.stripe.paymentIntents.update(made.id, { amount: 100 }));
  assert.equal(late.code, 'payment_intent_unexpected_state');
  const noted = await shop.stripe.paymentIntents.update(made.id, { metadata: { note: 'collected' } });
  assert.equal(noted.metadata.note, 'collected');
  assert.equal(noted.amount, 120_000);
});

test('an intent can be made with a card and paid in one call', async () => {
  const waiting = await bike({ payment_method: 'pm_card_mastercard' });
  assert.equal(waiting.status, 'requires_confirmation');
  assert.equal((await shop.stripe.paymentIntents.confirm(waiting.id)).status, 'succeeded');
  assert.equal((await bike({ payment_method: 'pm_card_visa', confirm: true })).status, 'succeeded');

  const refused = await fault(bike({ payment_method: 'pm_card_chargeDeclined', confirm: true }));
  assert.ok(refused instanceof Stripe.errors.StripeCardError);
  const retrieved = await shop.stripe.paymentIntents.retrieve(refused.payment_intent?.id ?? '');
  assert.equal(retrieved.status, 'requires_payment_method');
});

test('a declined intent can be paid with another card', async () => {
  const { id } = await bike();
  const declined = await fault(shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_chargeDeclined' }));
  assert.equal(declined.message, 'Your card was declined.');
  assert.equal(declined.payment_intent?.status, 'requires_payment_method');
  const between = await shop.stripe.paymentIntents.retrieve(id);
  assert.equal(between.last_payment_error?.decline_code, 'generic_decline');
  assert.equal(between.payment_method, null);
  const paid = await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' });
  assert.equal(paid.status, 'succeeded');
  assert.equal(paid.last_payment_error, null);
});

test('confirming without a card says what is missing', async () => {
  const { id } = await bike();
  const refused = await fault(shop.stripe.paymentIntents.confirm(id));
  assert.equal(refused.code, 'payment_intent_unexpected_state');
  assert.match(refused.message, /missing a payment method/);
});

test('of two confirmations at once one takes the money', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await bike();
    const tries = await Promise.allSettled(
      [1, 2, 3, 4].map(() => shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })),
    );
    assert.equal(tries.filter(({ status }) => status === 'fulfilled').length, 1);
    for (const late of tries) {
      if (late.status === 'fulfilled') continue;
      assert.equal(late.reason.code, 'payment_intent_unexpected_state');
      assert.match(late.reason.message, /already succeeded/);
    }
    const events = await shop.sql`
      select 1 from events where type = 'payment_intent.succeeded' and payload::jsonb #>> '{data,object,id}' = ${id}`;
    assert.equal(events.length, 1);
  }
});

test('an open intent is canceled once; a paid one is not; a canceled one cannot be paid', async () => {
  const open = await bike();
  const canceled = await shop.stripe.paymentIntents.cancel(open.id, { cancellation_reason: 'abandoned' });
  assert.equal(canceled.status, 'canceled');
  assert.equal(canceled.cancellation_reason, 'abandoned');
  assert.equal(typeof canceled.canceled_at, 'number');
  const paid = await bike({ payment_method: 'pm_card_visa', confirm: true });
  for (const call of [
    () => shop.stripe.paymentIntents.cancel(open.id),
    () => shop.stripe.paymentIntents.confirm(open.id, { payment_method: 'pm_card_visa' }),
    () => shop.stripe.paymentIntents.cancel(paid.id),
  ])
    assert.equal((await fault(call())).code, 'payment_intent_unexpected_state');
});

test('paying and canceling at once ends in one of the two', async () => {
  const { id } = await bike();
  const [paid, canceled] = await Promise.allSettled([
    shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
    shop.stripe.paymentIntents.cancel(id),
  ]);
  assert.notEqual(paid.status, canceled.status);
  const { status } = await shop.stripe.paymentIntents.retrieve(id);
  assert.equal(status, paid.status === 'fulfilled' ? 'succeeded' : 'canceled');
});

test('lists are newest first, in pages, between two moments', async () => {
  const made = [];
  for (let number = 0; number < 5; number++) made.unshift((await bike()).id);
  const page = await shop.stripe.paymentIntents.list({ limit: 2 });
  assert.deepEqual([page.data.map(({ id }) => id), page.has_more], [made.slice(0, 2), true]);
  const seen = [];
  for await (const { id } of shop.stripe.paymentIntents.list({ limit: 2 })) {
    seen.push(id);
    if (seen.length === 5) break;
  }
  assert.deepEqual(seen, made);
  const newer = await shop.stripe.paymentIntents.list({ ending_before: made[2] ?? '', limit: 10 });
  assert.deepEqual(
    newer.data.map(({ id }) => id),
    made.slice(0, 2),
  );

  const [first] = page.data;
  const now = first?.created ?? 0;
  assert.equal((await shop.stripe.paymentIntents.list({ created: { gt: now + 60 } })).data.length, 0);
  assert.equal((await shop.stripe.paymentIntents.list({ created: { lt: now - 600 } })).data.length, 0);
  const recent = await shop.stripe.paymentIntents.list({ created: { gte: now, lte: now }, limit: 100 });
  assert.ok(recent.data.some(({ id }) => id === first?.id));
  assert.ok(recent.data.every(({ created }) => created === now));
  assert.equal(
    (await fault(shop.stripe.paymentIntents.list({ starting_after: 'pi_nothing' }))).code,
    'resource_missing',
  );
});

test('wrong wishes are refused with the parameter they are about', async () => {
  const wrong: [Record<string, unknown>, string, string][] = [
    [{ amount: 49 }, 'amount_too_small', 'amount'],
    [{ amount: 100_000_000 }, 'amount_too_large', 'amount'],
    [{ amount: 99.5 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: -100 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 'lots' }, 'parameter_invalid_integer', 'amount'],
    [{ amount: 1e21 }, 'parameter_invalid_integer', 'amount'],
    [{ amount: undefined }, 'parameter_missing', 'amount'],
    [{ currency: undefined }, 'parameter_missing', 'currency'],
    [{ surprise: 'yes' }, 'parameter_unknown', 'surprise'],
    [{ payment_method: 'pm_nothing' }, 'resource_missing', 'payment_method'],
  ];
  for (const [wish, code, param] of wrong) {
    const refused = await fault(bike(wish as Partial<Stripe.PaymentIntentCreateParams>));
    assert.ok(refused instanceof Stripe.errors.StripeInvalidRequestError);
    assert.deepEqual([refused.code, refused.param], [code, param], JSON.stringify(wish));
  }
  assert.equal((await fault(bike({ amount: 49 }))).message, 'Amount must be at least $0.50 usd');
  assert.match((await fault(bike({ currency: 'xyz' }))).message, /^Invalid currency: xyz/);
  assert.equal((await fault(bike({ expand: ['latest_charge'] }))).param, 'expand');
  const unknown = await fault(shop.stripe.paymentIntents.retrieve('pi_nothing'));
  assert.deepEqual([unknown.statusCode, unknown.code], [404, 'resource_missing']);
});

test('metadata has its limits', async () => {
  const most = Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`key${number}`, 'x'.repeat(500)]));
  assert.equal(Object.keys((await bike({ metadata: most })).metadata).length, 50);
  const tooMuch: Record<string, string>[] = [
    { ...most, more: 'x' },
    { long: 'x'.repeat(501) },
    { ['k'.repeat(41)]: 'x' },
  ];
  for (const metadata of tooMuch) assert.match((await fault(bike({ metadata }))).message, /Metadata/i);
});
