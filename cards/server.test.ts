import assert from 'node:assert/strict';
import { connect as dial } from 'node:net';
import { after, before, test } from 'node:test';
import Stripe from 'stripe';
import { fault, openShop, SECRET_KEY, type TestShop } from './test-shop.ts';

let shop: TestShop;
before(async () => {
  shop = await openShop();
});
after(() => shop.close());

const headers = {
  authorization: `Bearer ${SECRET_KEY}`,
  'content-type': 'application/x-www-form-urlencoded',
};

async function post(body: string | Uint8Array<ArrayBuffer>, more: Record<string, string> = {}) {
  const answer = await fetch(`${shop.origin}/v1/payment_intents`, {
    method: 'POST',
    headers: { ...headers, ...more },
    body,
  });
  const { error } = (await answer.json()) as { error?: { type: string; message: string } };
  return { status: answer.status, error };
}

const GOOD = 'amount=1000&currency=usd';

test('strange requests get a clear refusal and leave no trace', async () => {
  const strange: [string, number][] = [
    [`${GOOD}&__proto__[polluted]=yes`, 400],
    [`${GOOD}&metadata[__proto__]=yes`, 400],
    [`${GOOD}&metadata[constructor][prototype][polluted]=yes`, 400],
    [`${GOOD}&a[b][c][d][e][f][g]=deep`, 400],
    [`${GOOD}&metadata[a]=1&metadata[a][b]=2`, 400],
    [`${GOOD}&metadata[a][b]=1&metadata[a]=2`, 400],
    [`${GOOD}&metadata=text`, 400],
    [`${GOOD}&metadata[=broken`, 400],
    [`${GOOD}&]=broken`, 400],
    [`${GOOD}&=nameless`, 400],
    [`${GOOD}&description=%00`, 400],
    [`${GOOD}&%00=nul`, 400],
    ['amount[]=1000&currency=usd', 400],
    ['amount=1e3&currency=usd', 400],
    ['amount=NaN&currency=usd', 400],
    ['amount=99999999999999999999&currency=usd', 400],
    ['amount=&currency=usd', 400],
    ['', 400],
    [Array.from({ length: 300 }, (_, number) => `metadata[k${number}]=v`).join('&'), 400],
    [`${GOOD}&description=${'x'.repeat(70_000)}`, 413],
  ];
  for (const [body, status] of strange) {
    const answer = await post(body);
    const shown = body.slice(0, 80);
    assert.equal(answer.status, status, shown);
    assert.equal(answer.error?.type, 'invalid_request_error', shown);
    assert.ok(answer.error.message, shown);
  }
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
  const [counted] = await shop.sql`select count(*)::int as intents from payment_intents`;
  assert.equal(counted?.intents, 0);
});

test('a body of another kind is refused', async () => {
  for (const type of ['application/json', 'text/plain', 'multipart/form-data; boundary=x']) {
    const answer = await post('{"amount":1000}', { 'content-type': type });
    assert.equal(answer.status, 400);
    assert.match(answer.error?.message ?? '', /check that your POST content type/);
  }
  assert.equal((await post(new Uint8Array([0xff, 0xfe, 0x25, 0x30]))).status, 400);
});

test('an endless body is cut off', async () => {
  const { port } = new URL(shop.origin);
  const socket = dial(Number(port), '127.0.0.1');
  const answer = new Promise<string>((resolve) => {
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(text));
  });
  const head = Object.entries({ ...headers, host: 'cards', 'transfer-encoding': 'chunked' });
  socket.write(
    `POST /v1/payment_methods HTTP/1.1\r\n${head.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
  );
  const chunk = `4000\r\n${'x'.repeat(0x4000)}\r\n`;
  const pouring = setInterval(() => socket.write(chunk), 5);
  const text = await answer;
  clearInterval(pouring);
  assert.match(text, /^HTTP\/1\.1 413 /);
});

test('an unknown call is a 404 in the words of the protocol', async () => {
  for (const call of [
    () => shop.stripe.customers.create({}),
    () => shop.stripe.paymentIntents.capture('pi_x'),
    () => shop.stripe.payouts.list(),
  ]) {
    const refused = await fault(call());
    assert.ok(refused instanceof Stripe.errors.StripeInvalidRequestError);
    assert.match(refused.message, /^Unrecognized request URL/);
  }
  for (const path of ['/', '/v1', '/v1/payment_intents/', '/v1/payment_intents/%E0%A4%A', '/v1/refunds/a.b', '/3ds/'])
    assert.equal((await fetch(`${shop.origin}${path}`, { headers })).status, 404, path);
  assert.equal((await fetch(`${shop.origin}/v1/refunds`, { method: 'DELETE', headers })).status, 404);
});

test('nothing of an answer is kept by browsers or proxies', async () => {
  const answer = await fetch(`${shop.origin}/v1/events`, { headers });
  assert.equal(answer.headers.get('cache-control'), 'no-store');
  assert.match(answer.headers.get('request-id') ?? '', /^req_\w+$/);
});
