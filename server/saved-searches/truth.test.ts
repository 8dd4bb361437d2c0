import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fc from 'fast-check';
import { changePrices } from '#contract/bulk.ts';
import { BODY_TYPES } from '#contract/models.ts';
import { CONDITIONS, editProduct, removeProduct } from '#contract/products.ts';
import { savedAddress } from '#contract/saved-searches.ts';
import { type SearchAddress, SearchFields } from '#contract/search.ts';
import { writeAddress } from '#contract/search-address.ts';
import { verifySeller } from '#contract/users.ts';
import { BULK_PLACES, BULK_WORDS, listBulk } from '../../test/bulk-products.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { filters, oneOf, someOf } from '../../test/search-filters.ts';
import { connect } from '../database/connect.ts';
import { search } from '../search/search.ts';
import { scorePrices } from '../search/search-index/search-index.ts';
import { matchSavedSearches, saveSearch } from './saved-searches.ts';

const BIKES = 60;
const SEARCHES = 200;
const market = await openMarket();
const { sql } = market.market;
const [admin, ...sellers] = await Promise.all([
  market.person('admin'),
  market.person('seller'),
  market.person('seller'),
]);
await admin.call(verifySeller, { params: { email: sellers[0]?.email } });
const people = await Promise.all(Array.from({ length: SEARCHES / 50 }, () => market.person('buyer')));
const idsOf = async (callers: { email: string }[]) =>
  sql<
    { id: string }[]
  >`select id from users where email in ${sql(callers.map(({ email }) => email))} order by verified_at`;
const buyers = await idsOf(people);

/** Words with a meaning, misspelled ones, and ones that only later bikes bring to the market. */
const WORDS = [
  ...BULK_WORDS,
  ...[
    'velvt',
    'lantren',
    'ribon',
    'garagd',
    'kept',
    'red',
    'cheap',
    'scooter',
    'naked',
    'first owner',
    'good condition',
  ],
  ...[
    'yamaha',
    'yamha',
    'bajaj pulsar',
    'pulser 150',
    'hero spelndor',
    'fzs',
    'r15',
    'discover',
    'passion pro',
    'avenger',
  ],
  ...[
    'under 500',
    '300 to 600',
    'from 2012',
    '2015',
    'under 20000 km',
    '150 cc',
    'in dhaka',
    'mumbai',
    'within 50 km of dhaka',
  ],
  ...['not hero', '-velvet', 'without ribbon', 'not scooter', 'zorvex', 'zorvx', 'quillon', 'quilon', 'পালসার', 'ইয়ামাহা'],
];

const values: Record<string, fc.Arbitrary<string>> = {
  ...filters,
  q: fc.shuffledSubarray(WORDS, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
  literal: fc.constant('yes'),
  brand: someOf(['YAMAHA', 'HERO', 'BAJAJ', 'hero', 'NIEMAND'], 3),
  body: someOf(BODY_TYPES, 6),
  condition: someOf(CONDITIONS, 2),
  place: oneOf(...BULK_PLACES, 99_999_998),
};
const wishes = fc
  .tuple(fc.subarray(Object.keys(values), { minLength: 1, maxLength: 4 }), fc.boolean(), fc.record(values))
  .map(
    ([chosen, hasWords, all]): SearchAddress =>
      Object.fromEntries(
        Object.entries(all).filter(([field]) => chosen.includes(field) || (hasWords && field === 'q')),
      ),
  );

/** Each of several unwanted words counts. */
const UNWANTED = ['-velvet -ribbon', '-ribbon -lantern', '-lantern -velvet -ribbon', '-hero -ribbon -lantern -velvet'];

interface Saved {
  id: string;
  address: string;
}

async function saveMany(): Promise<Saved[]> {
  const addresses = new Set(
    [...UNWANTED.map((q) => ({ q })), ...fc.sample(wishes, { numRuns: 2 * SEARCHES, seed: 20_261_124 })].map(
      (wish) => savedAddress(writeAddress(wish)) ?? '',
    ),
  );
  const saved: Saved[] = [];
  for (const address of addresses) {
    const viewer = buyers[Math.floor(saved.length / 50)];
    if (!viewer) break;
    const wish = { name: 'Any', address, told: 'never' as const, utcOffset: 0 };
    const id = await saveSearch(market.market, viewer as never, wish).catch(() => undefined);
    if (id) saved.push({ id, address });
  }
  await sql`update saved_searches set saved_at = '-infinity'`;
  return saved;
}

/** Exact matches on all pages, as a process finds them that has just learned the words of the market. */
async function onPages(address: string): Promise<string[]> {
  const found: string[] = [];
  const wish = SearchFields.parse(Object.fromEntries(new URLSearchParams(address)));
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const page = await search({ sql: learned, searchSql: sql }, { ...wish, ...(after && { after }) });
    if (page.relaxed) return [];
    found.push(...page.rows.map(({ id }) => id));
    after = page.after;
  }
  return found.sort();
}

let learned = connect(market.target, { max: 2 });
after(() => learned.end());
async function learnAnew() {
  await learned.end();
  learned = connect(market.target, { max: 2 });
}

async function expectOneTruth(searches: Saved[]) {
  await learnAnew();
  const rows = await sql<{ id: string; product: string }[]>`
    select search_id as id, product_id as product from saved_search_matches order by product_id`;
  const matched = Map.groupBy(rows, ({ id }) => id);
  let [pairs, none] = [0, 0];
  for (const { id, address } of searches) {
    const expected = await onPages(address);
    assert.deepEqual(
      (matched.get(id) ?? []).map(({ product }) => product),
      expected,
      address,
    );
    pairs += expected.length;
    if (!expected.length) none++;
  }
  assert.ok(pairs > searches.length && none > 10, `${pairs} matches, ${none} searches without`);
}

test('a saved search matches a bike exactly when the search page shows it', async (t) => {
  const ids = await idsOf(sellers);
  await listBulk(sql, ids, BIKES / 2);
  const searches = await saveMany();
  assert.equal(searches.length, SEARCHES);

  await t.test('bikes that were there, and that come', async () => {
    await listBulk(sql, ids, BIKES / 2);
    await sql`update categories set retired_at = now() where brand_name = 'NORTON'`;
    await matchSavedSearches(market.market);
    await expectOneTruth(searches);
  });

  await t.test('words that new bikes bring to the market', async () => {
    const [seller] = sellers;
    assert.ok(seller);
    const before = await sql`select id, words, models from saved_searches where has_words order by id`;
    for (const productName of [
      'Zorvex 150',
      'Zorvex velvet Pulsar',
      'Quillon Special',
      'Old zorvex quillon',
      'Ribon red',
    ])
      await aProductOf(seller, { productName, categoryName: 'BAJAJ', resalePrice: 400 });
    await matchSavedSearches(market.market);
    const now = await sql`select id, words, models from saved_searches where has_words order by id`;
    assert.notDeepEqual(now, before, 'some words have another meaning now');
    await expectOneTruth(searches);
  });

  await t.test('bikes whose prices are valued, and valued otherwise', async () => {
    for (const step of [1, 2]) {
      const bikes = await sql<{ product_id: string }[]>`select product_id from shelf order by product_id`;
      const scores = bikes.map((bike, nth) => ({ ...bike, price_score: (nth * step) % 13 }));
      await sql.begin((db) => scorePrices(db, scores));
      await matchSavedSearches(market.market);
      await expectOneTruth(searches);
    }
  });

  await t.test('bikes that are edited, cheaper, of a seller who is verified, and gone', async () => {
    const bikes = await sql<{ id: string; email: string; brand: string; cents: number }[]>`
      select p.id, s.email, brand_name as brand, p.resale_price_cents as cents
      from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
      where p.name like 'Kept well%' order by p.id`;
    for (const [nth, { id, email, brand: categoryName, cents }] of bikes.entries()) {
      const seller = sellers.find((one) => one.email === email);
      assert.ok(seller);
      const body = {
        ...goodBike,
        productName: `Kept ${BULK_WORDS[nth % 4]}`,
        disc: `A ${BULK_WORDS[(nth + 1) % 4]} and a zorvex`,
        ...{
          categoryName,
          resalePrice: 150 + 50 * (nth % 9),
          kilometres: 900 * nth,
          engineCc: 150,
          placeId: BULK_PLACES[nth % 4],
        },
        revision: 1,
      };
      const answer =
        nth % 3 === 0
          ? await seller.call(editProduct, { params: { id }, body })
          : nth % 7 === 0
            ? await seller.call(removeProduct, { params: { id } })
            : await changePrice(seller, id, cents);
      assert.equal(answer.status, 200, JSON.stringify(answer.body));
    }
    await admin.call(verifySeller, { params: { email: sellers[1]?.email } });
    await matchSavedSearches(market.market);
    await expectOneTruth(searches);
  });
});

const changePrice = (seller: Caller, _id: string, cents: number) =>
  seller.call(changePrices, {
    body: {
      changes: [{ _id, formerPrice: cents / 100, resalePrice: cents / 100 - 40, confirmedPrice: cents / 100 - 40 }],
    },
  });
