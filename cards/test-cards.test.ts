import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, fromBrowser, openShop, type TestShop, typed } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

async function payWith(form: Record<string, string>) {
  const intent = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd', metadata: { note: 'ours' } });
  const method = (await (await fromBrowser(shop, '/v1/payment_methods', form)).json()) as Stripe.PaymentMethod;
  const answer = await fromBrowser(shop, `/v1/payment_intents/${intent.id}/confirm`, {
    client_secret: intent.client_secret ?? '',
    payment_method: method.id,
  });
  return { method, status: answer.status, body: await answer.json() };
}

test('the cards that succeed', async () => {
  const cards = [
    ['4242 4242 4242 4242', 'visa', '123'],
    ['5555-5555-5555-4444', 'mastercard', '123'],
    ['378282246310005', 'amex', '1234'],
  ];
  for (const [number = '', brand, cvc = ''] of cards) {
    const { method, status, body } = await payWith(typed(number, { 'card[cvc]': cvc }));
    assert.deepEqual([method.card?.brand, method.card?.last4], [brand, number.slice(-4)]);
    assert.deepEqual([status, body.status], [200, 'succeeded']);
  }
});

test('the cards that are declined, in the words of the provider', async () => {
  const cards = [
    ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
    ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
    ['4000000000009987', 'card_declined', 'lost_card', 'Your card was declined.'],
    ['4000000000000069', 'expired_card', undefined, 'Your card has expired.'],
    ['4000000000000127', 'incorrect_cvc', undefined, "Your card's security code is incorrect."],
    [
      '4000000000000119',
      'processing_error',
      undefined,
      'An error occurred while processing your card. Try again in a little bit.',
    ],
  ];
  for (const [number = '', code, reason, message] of cards) {
    const { status, body } = await payWith(typed(number));
    const { error } = body;
    assert.deepEqual([status, error.type], [402, 'card_error']);
    assert.deepEqual([error.code, error.decline_code, error.message], [code, reason, message]);
    assert.equal(error.payment_intent.status, 'requires_payment_method');
    assert.equal(error.payment_intent.metadata, undefined);
  }
});

test('the cards whose bank asks first', async () => {
  for (const number of ['4000002500003155', '4000002760003184', '4000008400001629']) {
    const { status, body } = await payWith(typed(number));
    assert.deepEqual([status, body.status, body.next_action.type], [200, 'requires_action', 'redirect_to_url']);
    assert.ok(body.next_action.redirect_to_url.url.startsWith(`${shop.origin}/3ds/${body.id}?`));
  }
});

test('cards that cannot exist are refused before anything is kept', async () => {
  const lastYear = String(new Date().getFullYear() - 1);
  const wrong: [Record<string, string>, string, string | undefined][] = [
    [typed('4242424242424241'), 'incorrect_number', 'number'],
    [typed('1234'), 'incorrect_number', 'number'],
    [typed('4242x4242'), 'incorrect_number', 'number'],
    [typed('4242424242424242', { 'card[exp_year]': lastYear }), 'invalid_expiry_year', 'exp_year'],
    [typed('4242424242424242', { 'card[exp_year]': '2099' }), 'invalid_expiry_year', 'exp_year'],
    [typed('4242424242424242', { 'card[exp_month]': '13' }), 'invalid_expiry_month', 'exp_month'],
    [typed('4242424242424242', { 'card[exp_month]': 'May' }), 'invalid_expiry_month', 'exp_month'],
    [typed('4242424242424242', { 'card[cvc]': '' }), 'invalid_cvc', 'cvc'],
    [typed('4242424242424242', { 'card[cvc]': '12' }), 'invalid_cvc', 'cvc'],
    [typed('378282246310005', { 'card[cvc]': '12345' }), 'invalid_cvc', 'cvc'],
  ];
  const [before] = await shop.sql`select count(*)::int as methods from payment_methods`;
  for (const [form, code, param] of wrong) {
    const answer = await fromBrowser(shop, '/v1/payment_methods', form);
    const { error } = (await answer.json()) as { error: Stripe.errors.StripeError };
    assert.deepEqual([answer.status, error.type, error.code, error.param], [402, 'card_error', code, param]);
  }
  const [after] = await shop.sql`select count(*)::int as methods from payment_methods`;
  assert.deepEqual(after, before);
  const withoutCvc = typed('4242424242424242');
  delete (withoutCvc as Record<string, string>)['card[cvc]'];
  assert.equal((await fromBrowser(shop, '/v1/payment_methods', withoutCvc)).status, 402);
});

test('this month is not over yet', async () => {
  const now = new Date();
  const form = typed('4242424242424242', {
    'card[exp_month]': String(now.getUTCMonth() + 1),
    'card[exp_year]': String(now.getUTCFullYear()).slice(-2),
  });
  assert.equal((await payWith(form)).body.status, 'succeeded');
});

test('real cards are declined, and no card number is kept anywhere', async () => {
  const real = '4539578763621486';
  const refused = await fault(
    shop.stripe.paymentMethods.create({
      type: 'card',
      card: { number: real, exp_month: 12, exp_year: new Date().getFullYear() + 1, cvc: '123' },
    }),
  );
  assert.ok(refused instanceof Stripe.errors.StripeCardError);
  assert.deepEqual([refused.code, refused.decline_code], ['card_declined', 'test_mode_live_card']);
  assert.match(refused.message, /^Your card was declined\. Your request was in test mode, but used a non test card\./);

  const data = { type: 'card', 'payment_method_data[type]': 'card' };
  const inline = Object.fromEntries(
    Object.entries(typed('4000000000000341')).map(([name, value]) => [
      name === 'type' ? name : name.replace('card[', 'payment_method_data[card]['),
      value,
    ]),
  );
  const intent = await shop.stripe.paymentIntents.create({ amount: 5000, currency: 'usd' });
  const { type: _, ...form } = { ...inline, ...data, client_secret: intent.client_secret ?? '' };
  const answer = await fromBrowser(shop, `/v1/payment_intents/${intent.id}/confirm`, form);
  assert.equal((await answer.json()).error.decline_code, 'test_mode_live_card');
  await payWith(typed('4000000000009995'));
  const misplaced = shop.stripe.paymentIntents.confirm(
    intent.id,
    { payment_method: real },
    { idempotencyKey: 'typed' },
  );
  assert.equal((await fault(misplaced)).code, 'resource_missing');

  const numbers = [real, '4000000000000341', '4000000000009995', '4242424242424242', '378282246310005'];
  const tables = await shop.sql<{ name: string }[]>`
    select tablename as name from pg_tables where schemaname = 'cards'`;
  for (const known of ['events', 'idempotency_keys', 'payment_intents', 'payment_methods'])
    assert.ok(tables.some(({ name }) => name === known));
  const [found] = await shop.sql`select 1 from payment_methods m where m::text like '%9995%'`;
  assert.ok(found, 'the search itself works');
  for (const { name } of tables) {
    const rows = await shop.sql<{ text: string }[]>`select t::text as text from ${shop.sql(name)} t`;
    for (const { text } of rows) for (const number of numbers) assert.ok(!text.includes(number), `${name}: ${text}`);
  }
});
