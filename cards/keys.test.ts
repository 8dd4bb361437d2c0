import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import {
  fault,
  fromBrowser,
  openShop,
  PUBLISHABLE_KEY,
  SECRET_KEY,
  SHOP_ORIGIN,
  sdk,
  type TestShop,
} from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

test('without the right key nothing happens', async () => {
  const wrong = await fault(sdk(shop.origin, 'sk_test_guessed').paymentIntents.list());
  assert.ok(wrong instanceof Stripe.errors.StripeAuthenticationError);
  assert.equal(wrong.message, 'Invalid API Key provided: sk_test_****');
  for (const authorization of ['', 'Bearer', 'Digest abc']) {
    const answer = await fetch(`${shop.origin}/v1/payment_intents`, { headers: { authorization } });
    assert.equal(answer.status, 401);
    assert.match((await answer.json()).error.message, /^You did not provide an API key\./);
  }
});

test('the key may come as Basic user name', async () => {
  const authorization = `Basic ${Buffer.from(`${SECRET_KEY}:`).toString('base64')}`;
  assert.equal((await fetch(`${shop.origin}/v1/payment_intents`, { headers: { authorization } })).status, 200);
});

test('the publishable key cannot list, make, change, cancel or refund', async () => {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const browser = sdk(shop.origin, PUBLISHABLE_KEY);
  const calls = [
    () => browser.paymentIntents.list(),
    () => browser.paymentIntents.create({ amount: 1000, currency: 'usd' }),
    () => browser.paymentIntents.update(id, { amount: 100 }),
    () => browser.paymentIntents.cancel(id),
    () => browser.refunds.create({ payment_intent: id }),
    () => browser.refunds.list(),
    () => browser.events.list(),
    () => browser.paymentMethods.retrieve('pm_any'),
  ];
  for (const call of calls) {
    const refused = await fault(call());
    assert.ok(refused instanceof Stripe.errors.StripeAuthenticationError);
    assert.equal(refused.code, 'secret_key_required');
  }
  assert.equal((await shop.stripe.paymentIntents.retrieve(id)).amount, 1000);
});

test('the publishable key sees and pays an intent only with its client secret, and never the notes on it', async () => {
  const metadata = { bookingId: 'b1' };
  const intent = await shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', metadata });
  const other = await shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd', metadata });
  const browser = sdk(shop.origin, PUBLISHABLE_KEY);
  assert.equal((await fault(browser.paymentIntents.retrieve(intent.id))).param, 'client_secret');
  for (const client_secret of ['guessed', other.client_secret ?? '']) {
    const wish = { client_secret, payment_method: 'pm_card_visa' };
    assert.equal((await fault(browser.paymentIntents.retrieve(intent.id, { client_secret }))).code, 'resource_missing');
    assert.equal((await fault(browser.paymentIntents.confirm(intent.id, wish as object))).code, 'resource_missing');
  }
  assert.equal((await shop.stripe.paymentIntents.retrieve(intent.id)).status, 'requires_payment_method');

  const seen = await browser.paymentIntents.retrieve(intent.id, { client_secret: intent.client_secret ?? '' });
  assert.equal(seen.amount, 1000);
  assert.equal('metadata' in seen, false);
});

test('browsers may call from the shop only, and never with the secret key', async () => {
  const preflight = await fetch(`${shop.origin}/v1/payment_methods`, {
    method: 'OPTIONS',
    headers: { origin: SHOP_ORIGIN, 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), SHOP_ORIGIN);
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /authorization/);

  const known = await fromBrowser(shop, '/v1/payment_intents/pi_x?client_secret=y');
  assert.deepEqual([known.status, known.headers.get('access-control-allow-origin')], [404, SHOP_ORIGIN]);
  const stranger = await fromBrowser(shop, '/v1/payment_methods', {}, { origin: 'https://evil.example' });
  assert.deepEqual([stranger.status, stranger.headers.get('access-control-allow-origin')], [403, null]);
  const secret = await fromBrowser(shop, '/v1/payment_intents', undefined, { key: SECRET_KEY });
  assert.equal(secret.status, 403);
});
