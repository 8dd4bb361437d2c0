import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Problem } from '#contract/errors.ts';
import { readProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { readAccessToken } from '#contract/session.ts';
import { readAdmin } from '#contract/users.ts';
import { openMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aProductOf } from './products.ts';

const A_MINUTE = 60;
const CALLS_OF_A_PERSON = 600;
const CALLS_OF_AN_ADDRESS = 1800;

const market = await openMarket({ rateLimit: true });
const [eager, calm] = [await market.person('buyer'), await market.person('buyer')];

test('a person who calls more than 600 times a minute has to wait; others go on', async () => {
  const replies = await many(CALLS_OF_A_PERSON + 5, () => ask(eager));
  assert.equal(replies.filter(({ status }) => status === 200).length, CALLS_OF_A_PERSON);
  const refused = await ask(eager);
  assert.equal(refused.status, 429);
  assert.match(refused.headers.get('content-type') ?? '', /^application\/problem\+json/);
  const seconds = Number(refused.headers.get('retry-after'));
  assert.ok(Number.isInteger(seconds) && seconds > 0 && seconds <= A_MINUTE);
  const { code, detail } = Problem.parse(refused.body);
  assert.equal(code, 'too-many-requests');
  assert.match(detail, /^That was a lot at once\. Please wait \d+ seconds and try again\.$/);
  assert.equal((await ask(calm)).status, 200);
});

test('a new token does not give the same person more calls', async () => {
  const { body } = await eager.call(readAccessToken, { query: { email: eager.email } });
  const address = `${market.url}/users/admin/${eager.email}`;
  assert.equal((await fetch(address, { headers: { authorization: `bearer ${body.accessToken}` } })).status, 429);
});

test('a call counts once, whether the cache answers it or the route', async () => {
  const [person, seller] = [await market.person('buyer'), await market.person('seller')];
  const id = await aProductOf(seller);
  const read = () => person.call(readProduct, { params: { id } });
  const ofCache = CALLS_OF_A_PERSON / 2;
  const before = await many(ofCache, read);
  // Whoever reported a bike sees more of it than others.
  await person.call(reportProduct, { params: { id } });
  const after = await many(ofCache, read);
  const isGood = ({ status }: { status: number }) => status === 200;
  assert.deepEqual([before.filter(isGood).length, after.filter(isGood).length], [ofCache, ofCache - 1]);
  assert.ok(before.filter(({ headers }) => !headers.has('x-request-id')).length > ofCache / 2);
  assert.ok(after.every(({ headers }) => headers.has('x-request-id')));
});

test('an address that nobody is known behind has its limit too, wherever it says it is', async () => {
  const replies = await many(CALLS_OF_AN_ADDRESS, () => ask({ ...market.nobody, email: eager.email }));
  assert.ok(replies.some(({ status }) => status === 401) && replies.some(({ status }) => status === 429));
  const headers = { 'x-forwarded-for': '203.0.113.7', forwarded: 'for=203.0.113.8', 'x-real-ip': '203.0.113.9' };
  assert.equal((await fetch(`${market.url}/product/1`, { headers })).status, 429);
});

const ask = (person: Caller) => person.call(readAdmin, { params: { email: person.email } });

async function many<T>(count: number, call: () => Promise<T>): Promise<T[]> {
  const replies: T[] = [];
  while (replies.length < count) {
    const some = Math.min(20, count - replies.length);
    replies.push(...(await Promise.all(Array.from({ length: some }, call))));
  }
  return replies;
}
