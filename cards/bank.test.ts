import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type Stripe from 'stripe';
import { fault, fromBrowser, openShop, SHOP_ORIGIN, type TestShop, typed } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const RETURN = `${SHOP_ORIGIN}/dashboard/payment/b1?tab=card`;

async function awaitingBank(number = '4000002500003155', returnUrl?: string) {
  const intent = await shop.stripe.paymentIntents.create({
    amount: 129_900,
    currency: 'usd',
    description: 'A <b>bike</b>',
  });
  const method = (await (await fromBrowser(shop, '/v1/payment_methods', typed(number))).json()) as Stripe.PaymentMethod;
  const answer = await fromBrowser(shop, `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    payment_method: method.id,
    ...(returnUrl && { return_url: returnUrl }),
  });
  const asked = (await answer.json()) as Stripe.PaymentIntent;
  return { id: intent.id, asked, address: asked.next_action?.redirect_to_url?.url ?? '' };
}

async function press(address: string, outcome: 'complete' | 'fail') {
  const { origin, pathname, searchParams } = new URL(address);
  const body = new URLSearchParams({ ...Object.fromEntries(searchParams), outcome });
  return fetch(`${origin}${pathname}`, { method: 'POST', body, headers: { origin: 'null' } });
}

const statusOf = async (id: string) => (await shop.stripe.paymentIntents.retrieve(id)).status;

test('the page asks, and what is pressed decides', async () => {
  for (const [outcome, status, title] of [
    ['complete', 'succeeded', 'Payment confirmed'],
    ['fail', 'requires_payment_method', 'Payment not confirmed'],
  ] as const) {
    const { id, address } = await awaitingBank();
    const page = await (await fetch(address)).text();
    assert.match(page, /<h1>Confirm this payment with your bank<\/h1>/);
    assert.match(page, /\$1,299\.00/);
    assert.ok(page.includes('A &lt;b&gt;bike&lt;/b&gt;') && !page.includes('<b>'));
    assert.equal(await statusOf(id), 'requires_action');
    const decided = await press(address, outcome);
    assert.equal(decided.status, 200);
    assert.match(await decided.text(), new RegExp(`<h1>${title}</h1>`));
    assert.equal(await statusOf(id), status);
  }
});

test('after a failed authentication the reason is told and another card can pay', async () => {
  const { id, address } = await awaitingBank();
  await press(address, 'fail');
  const failed = await shop.stripe.paymentIntents.retrieve(id);
  assert.equal(failed.last_payment_error?.code, 'payment_intent_authentication_failure');
  assert.match(failed.last_payment_error?.message ?? '', /^We are unable to authenticate your payment method\./);
  assert.equal(failed.next_action, null);
  assert.equal((await shop.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })).status, 'succeeded');
});

test('a card may be declined although its owner confirmed', async () => {
  const { id, address } = await awaitingBank('4000008400001629');
  await press(address, 'complete');
  const declined = await shop.stripe.paymentIntents.retrieve(id);
  assert.equal(declined.status, 'requires_payment_method');
  assert.equal(declined.last_payment_error?.decline_code, 'generic_decline');
});

test('pressing twice, or on a page left open, changes nothing', async () => {
  const { id, address } = await awaitingBank();
  await Promise.all([press(address, 'complete'), press(address, 'complete')]);
  await press(address, 'fail');
  assert.equal(await statusOf(id), 'succeeded');
  const events = await shop.sql`
    select 1 from events where type = 'payment_intent.succeeded' and payload::jsonb #>> '{data,object,id}' = ${id}`;
  assert.equal(events.length, 1);

  const left = await awaitingBank();
  await shop.stripe.paymentIntents.confirm(left.id, { payment_method: 'pm_card_authenticationRequired' });
  await press(left.address, 'complete');
  assert.equal(await statusOf(left.id), 'requires_action');
  await shop.stripe.paymentIntents.cancel(left.id);
  await press(left.address, 'complete');
  assert.equal(await statusOf(left.id), 'canceled');
});

test('the page is of use only with the client secret', async () => {
  const { id, address } = await awaitingBank();
  const guessed = new URL(address);
  guessed.searchParams.set('client_secret', `${id}_secret_guessed`);
  assert.equal((await fetch(guessed)).status, 404);
  assert.equal((await press(guessed.href, 'complete')).status, 404);
  guessed.searchParams.delete('client_secret');
  assert.equal((await fetch(guessed)).status, 400);
  assert.equal((await fetch(`${shop.origin}/3ds/pi_nothing?client_secret=x`)).status, 404);
  assert.equal(await statusOf(id), 'requires_action');
});

test('only the shop may frame the page, and nothing foreign runs in it', async () => {
  const { address } = await awaitingBank();
  const policy = (await fetch(address)).headers.get('content-security-policy') ?? '';
  assert.match(policy, new RegExp(`frame-ancestors ${SHOP_ORIGIN}(;|$)`));
  assert.match(policy, /default-src 'none'/);
  assert.doesNotMatch(policy, /unsafe/);
});

test('the way back is to the shop, with the outcome', async () => {
  const { id, asked, address } = await awaitingBank('4000002500003155', RETURN);
  assert.equal(asked.next_action?.redirect_to_url?.return_url, RETURN);
  const page = await (await press(address, 'complete')).text();
  const back = /data-back="([^"]*)"/.exec(page)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const url = new URL(back);
  assert.equal(url.origin, SHOP_ORIGIN);
  assert.deepEqual(Object.fromEntries(url.searchParams), {
    tab: 'card',
    payment_intent: id,
    payment_intent_client_secret: asked.client_secret,
    redirect_status: 'succeeded',
  });
});

test('a way back to anywhere else is refused', async () => {
  const { id } = await shop.stripe.paymentIntents.create({ amount: 1000, currency: 'usd' });
  const elsewhere = [
    'https://evil.example/',
    `${SHOP_ORIGIN}.evil.example/`,
    SHOP_ORIGIN.replace('//', '//me@'),
    'javascript:alert(1)',
    '/dashboard',
    '//evil.example',
  ];
  for (const return_url of elsewhere) {
    const wish = { payment_method: 'pm_card_authenticationRequired', return_url };
    const refused = await fault(shop.stripe.paymentIntents.confirm(id, wish));
    assert.deepEqual([refused.code, refused.param], ['url_invalid', 'return_url'], return_url);
  }
  assert.equal(await statusOf(id), 'requires_payment_method');
});
