import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { blockPerson } from '#contract/blocks.ts';
import type { Product } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { CachedResponse } from '../cache/response-cache.ts';
import { constant } from '../cache/tagged.ts';
import type { AccessClaims } from './auth.ts';
import { Marked } from './marked.ts';
import { personalHits } from './personal-hits.ts';
import type { Viewer } from './viewer.ts';

const SHARE = 16;

const market = await openMarket();
const { sql } = market.market;
const [seller, buyer, twin, admin] = await Promise.all([
  market.person('seller'),
  market.person('buyer'),
  market.person('buyer'),
  market.person('admin'),
]);
const id = await aProductOf(seller);
const userId = async (caller: Caller) => {
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${caller.email}`;
  return user?.id ?? '';
};

async function ask(caller: Caller, headers = {}) {
  const response = await fetch(`${market.url}/product/${id}`, {
    headers: { authorization: `bearer ${caller.token}`, ...headers },
  });
  return { response, skipsRoute: !response.headers.has('x-request-id'), bike: (await response.json()) as Product };
}

test('people of a kind are answered before the route, and not with what other kinds see', async () => {
  const first = await ask(buyer);
  assert.equal(first.skipsRoute, false);
  for (const caller of [buyer, twin]) {
    const again = await ask(caller);
    assert.equal(again.skipsRoute, true);
    assert.deepEqual(again.bike, first.bike);
    assert.equal(again.response.headers.get('cache-control'), 'private, no-cache');
    assert.match(again.response.headers.get('vary') ?? '', /authorization/);
  }
  for (const caller of [seller, admin, seller, admin]) {
    const { skipsRoute, bike } = await ask(caller);
    assert.deepEqual([skipsRoute, bike.sellerEmail], [false, seller.email]);
  }
  const inSpanish = await ask(buyer, { 'accept-language': 'es' });
  assert.equal(inSpanish.skipsRoute, false);
});

test('whoever a seller blocks is no longer answered as the others are', async () => {
  assert.deepEqual([(await ask(twin)).skipsRoute, (await ask(twin)).bike.may.ask], [true, true]);
  await seller.call(blockPerson, { params: { id: await userId(twin) } });
  const { skipsRoute, bike } = await ask(twin);
  assert.deepEqual([skipsRoute, bike.may.ask], [false, false]);
  assert.equal((await ask(buyer)).skipsRoute, true);
});

test('a token that has ended is a stranger’s', async () => {
  const person = await market.person('buyer');
  assert.equal((await ask(person)).skipsRoute, true);
  await sql`update users set tokens_not_before = now() + interval '1 hour' where email = ${person.email}`;
  const { response } = await ask(person);
  assert.equal(response.headers.get('cache-control'), 'public, no-cache');
});

test('one person’s lookups take a quarter of the room, and the others of theirs go to the route', async () => {
  const answer = new Marked(constant({}), {
    forPerson: async () => ({ value: () => ({}) }),
    kindOf: () => 'buyer',
  });
  const made = { status: 200, headers: [], body: Buffer.from('{}') };
  const cached = new CachedResponse({ ...made, source: answer }, []);
  const variant = cached.keepVariant('buyer', made);
  const { promise: dealtWith, resolve } = Promise.withResolvers<string[]>();
  const find = personalHits({
    auth: {
      claimsOf: async ({ headers }) => ({ userId: headers.authorization }) as AccessClaims,
      viewerOf: async () => ({}) as Viewer,
    },
    dealtWith: () => dealtWith,
    trustProxy: false,
    countsAddresses: false,
  });
  const asked = async (person: string) =>
    find({ headers: { authorization: person }, socket: {} } as IncomingMessage, cached) ?? assert.fail('Not looked up');
  const pending = async (found: Promise<unknown>) => (await Promise.race([found, pause(20, 'waits')])) === 'waits';

  const eager = Array.from({ length: SHARE }, () => asked('eager'));
  assert.equal(await asked('eager'), undefined);
  const calm = asked('calm');
  assert.deepEqual(await Promise.all([...eager, calm].map(pending)), Array(SHARE + 1).fill(true));
  resolve([]);
  assert.deepEqual(await Promise.all([...eager, calm]), Array(SHARE + 1).fill(variant));
  assert.equal(await asked('eager'), variant);
});
