import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockPerson } from '#contract/blocks.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { type Product, readProduct, readProducts } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { searchProducts } from '#contract/search.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, sellerIdOf } from '../../test/products.ts';

const AT_ONCE = 6;
const market = await openMarket();
const { sql, cache } = market.market;
const [seller, other, booker, reporter, blocker, plain, admin] = await Promise.all([
  market.person('seller'),
  market.person('seller'),
  market.person('buyer'),
  market.person('buyer'),
  market.person('buyer'),
  market.person('buyer'),
  market.person('admin'),
]);
const ids = [await aProductOf(seller), await aProductOf(other), await aProductOf(seller), await aProductOf(other)];
const [first = '', second = '', third = ''] = ids;
const bookingId = await aBookingOf(booker, first);
await reporter.call(reportProduct, { params: { id: second } });
await blocker.call(blockPerson, { params: { id: await sellerIdOf(other, second) } });
const people = { booker, reporter, blocker, plain, seller, other, admin, stranger: market.nobody };
type Name = keyof typeof people;

const LISTS: Record<string, (caller: Caller) => Promise<Product[]>> = {
  together: async (caller) => (await caller.call(readProducts, { query: { ids: ids.join() } })).body,
  'of a brand': async (caller) => (await caller.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } })).body,
  found: async (caller) => (await caller.call(searchProducts, {})).body.products,
  alone: async (caller) =>
    Promise.all(ids.map(async (id) => (await caller.call(readProduct, { params: { id } })).body)),
};

/** By bike, in the order of `ids`. */
const inOrder = (found: Product[]) => ids.map((id) => found.find(({ _id }) => _id === id) ?? assert.fail(id));

const EXPECTED: Record<'ownBooking' | 'isReported' | 'may ask' | 'contact', Partial<Record<Name, boolean[]>>> = {
  ownBooking: { booker: [true, false, false, false] },
  isReported: { reporter: [false, true, false, false] },
  'may ask': {
    booker: [true, true, true, true],
    reporter: [true, true, true, true],
    blocker: [true, false, true, false],
    plain: [true, true, true, true],
    seller: [false, true, false, true],
    other: [true, false, true, false],
  },
  contact: { seller: [true, false, true, false], other: [false, true, false, true], admin: [true, true, true, true] },
};
const seen: Record<keyof typeof EXPECTED, (bike: Product) => boolean> = {
  ownBooking: ({ ownBooking }) => ownBooking?._id === bookingId,
  isReported: ({ isReported }) => isReported,
  'may ask': ({ may }) => may.ask,
  contact: ({ sellerEmail, sellerPhone }) => sellerEmail !== undefined && sellerPhone !== undefined,
};

async function assertOwnMarks(name: Name, list: string) {
  const bikes = inOrder((await LISTS[list]?.(people[name])) ?? []);
  for (const [fact, expected] of Object.entries(EXPECTED))
    assert.deepEqual(
      bikes.map(seen[fact as keyof typeof seen]),
      expected[name] ?? [false, false, false, false],
      `${fact}, ${list}, as ${name}`,
    );
}

for (const list of Object.keys(LISTS))
  test(`bikes ${list} are asked for by many at once, and all see their own marks, and nobody else’s`, async () => {
    const all = Array.from({ length: AT_ONCE }, () => Object.keys(people) as Name[]).flat();
    for (let round = 0; round < 3; round++) await Promise.all(all.map((name) => assertOwnMarks(name, list)));
  });

test('people are answered from what is kept for everybody', async () => {
  await assertOwnMarks('stranger', 'found');
  await assertOwnMarks('stranger', 'found');
  const misses = () => cache.counts.get('miss');
  const [before, { entries }] = [misses(), cache.figures];
  for (const name of Object.keys(people) as Name[]) await assertOwnMarks(name, 'found');
  assert.deepEqual([misses(), cache.figures.entries], [before, entries]);
});

test('what a person does or becomes shows at once, although the answer is kept', async () => {
  const mayBook = async () => inOrder((await LISTS.found?.(plain)) ?? []).map(({ may }) => may.book);
  assert.deepEqual(await mayBook(), [false, true, true, true]);
  await plain.call(reportProduct, { params: { id: third } });
  assert.equal(inOrder((await LISTS.found?.(plain)) ?? [])[2]?.isReported, true);
  await sql`update users set suspended_until = now() + interval '1 day' where email = ${plain.email}`;
  assert.deepEqual(await mayBook(), [false, false, false, false]);
});

test('a response that is for people is not for shared caches, and says when it is unchanged', async () => {
  const ask = (caller: Caller, headers = {}) =>
    fetch(`${market.url}/search?q=yamaha`, { headers: { authorization: `bearer ${caller.token}`, ...headers } });
  const strangers = await fetch(`${market.url}/search?q=yamaha`);
  assert.equal(strangers.headers.get('cache-control'), 'public, no-cache');
  const answer = await ask(reporter);
  assert.equal(answer.headers.get('cache-control'), 'private, no-cache');
  const buyers = await ask(booker);
  const twin = await market.person('buyer');
  const kept = await ask(twin);
  assert.equal(kept.headers.get('cache-control'), 'private, no-cache');
  assert.equal((await ask(twin, { 'if-none-match': kept.headers.get('etag') ?? '' })).status, 304);
  assert.notEqual(kept.headers.get('etag'), strangers.headers.get('etag'));
  assert.equal((await ask(booker, { 'if-none-match': kept.headers.get('etag') ?? '' })).status, buyers.status);
  assert.equal((await fetch(`${market.url}/search?q=yamaha`)).headers.get('cache-control'), 'public, no-cache');
});
