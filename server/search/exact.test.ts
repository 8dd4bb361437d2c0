import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import { type Found, type SearchAddress, SearchFields, type Sort, searchProducts } from '#contract/search.ts';
import { verifySeller } from '#contract/users.ts';
import { alwaysInTime } from '../../test/always.ts';
import { BULK_PLACES, listBulk, scoreSome } from '../../test/bulk-products.ts';
import { openMarket } from '../../test/market.ts';
import { wishes } from '../../test/search-wishes.ts';
import { searchChanged } from '../cache/invalidation.ts';
import { placeById, placesAround } from '../geography/geography.ts';
import { createLogger } from '../http/logging.ts';
import { shown } from '../products/products.ts';
import { MemoryIndex } from './memory-index/memory-index.ts';
import { search } from './search.ts';
import { MOST_KILOMETRES, traitBits } from './search-index/search-index.ts';

const BIKES = 260;
const market = await openMarket();
const { sql } = market.market;
const [admin, ...sellers] = await Promise.all([
  market.person('admin'),
  market.person('seller'),
  market.person('seller'),
]);
await admin.call(verifySeller, { params: { email: sellers[0]?.email } });
const ids = await sql<{ id: string }[]>`
  select id from users where email in ${sql(sellers.map(({ email }) => email))} order by verified_at`;
await listBulk(sql, ids, BIKES);
await scoreSome(sql);
await sql`update categories set retired_at = now() where brand_name = 'HERO'`;

interface Bike {
  id: string;
  brand: string;
  model: string;
  cents: number;
  year: number;
  kilometres: number;
  cc: number;
  traits: number;
  place: number;
  freshness: number;
  score: number;
  terms: string[];
}

const bikes = await sql<Bike[]>`
  select product_id as id, brand_name as brand, model_id as model, price_cents as cents, model_year as year, kilometres,
    engine_cc as cc, traits, place_id as place, freshness, price_score as score, terms
  from shelf join categories on id = category_id where retired_at is null`;

type Fits = (bike: Bike) => boolean;

const everything: Fits = () => true;
const among = (text: string | undefined, of: (bike: Bike) => string): Fits =>
  text === undefined ? everything : (bike) => text.split(',').includes(of(bike));
const trait = (text: string | undefined, which: keyof typeof traitBits): Fits =>
  text === undefined
    ? everything
    : ({ traits }) => text.split(',').some((value) => traits & (traitBits[which].of.get(value) ?? 0));
const between = (from: string | undefined, to: string | undefined, of: (bike: Bike) => number | undefined): Fits =>
  from === undefined && to === undefined
    ? everything
    : (bike) => {
        const value = of(bike);
        return value !== undefined && value >= Number(from ?? 0) && value <= Number(to ?? Number.POSITIVE_INFINITY);
      };

type Filter = keyof ReturnType<typeof filtersOf>;

function filtersOf(wish: SearchAddress) {
  return {
    brand: among(wish.brand, ({ brand }) => brand),
    model: among(wish.model, ({ model }) => model),
    body: trait(wish.body, 'body'),
    condition: trait(wish.condition, 'condition'),
    owners: trait(wish.owners, 'owners'),
    verified: trait(wish.verified, 'verified'),
    goodPrice: wish.goodPrice ? ({ score }: Bike) => score >= GOOD_PRICE_SCORE : everything,
    price: between(wish.minPrice, wish.maxPrice, ({ cents }) => cents / 100),
    year: between(wish.minYear, wish.maxYear, ({ year }) => year || undefined),
    km: between(wish.minKm, wish.maxKm, ({ kilometres }) => (kilometres === MOST_KILOMETRES ? undefined : kilometres)),
    cc: between(wish.minCc, wish.maxCc, ({ cc }) => cc || undefined),
    place: wish.place === undefined ? everything : within(Number(wish.place), Number(wish.within ?? 25)),
  };
}

function within(place: number, kilometres: number): Fits {
  const around = placesOrder(place, kilometres);
  return (bike) => around.includes(bike.place);
}

function placesOrder(id: number, kilometres: number): number[] {
  const place = placeById(id);
  return place ? placesAround(place, kilometres).map((near) => near.place._id) : [];
}

const wordsOf = (wish: SearchAddress) => wish.q?.split(' ') ?? [];
const says =
  (words: string[]): Fits =>
  ({ terms }) =>
    words.every((word) => terms.includes(word));

/** Ascending sort keys; ties go by id, descending for orders with the newest first. */
function keyOf(sort: Sort, wish: SearchAddress, titled: string[]): [(bike: Bike) => number[], newest: boolean] {
  const near = wish.place === undefined ? [] : placesOrder(Number(wish.place), 500);
  const inTitle = says(titled.map((word) => `^${word}`));
  const keys: Record<Sort, [(bike: Bike) => number[], boolean]> = {
    newest: [() => [], true],
    best: [(bike) => [inTitle(bike) ? 0 : 1, -bike.freshness], true],
    'price-up': [({ cents }) => [cents], false],
    'price-down': [({ cents }) => [-cents], true],
    kilometres: [({ kilometres }) => [kilometres], false],
    year: [({ year, cents }) => [-year, -cents], true],
    value: [({ score }) => [-score], true],
    nearest: [({ place }) => [near.indexOf(place)], true],
  };
  return keys[sort];
}

function expected(wish: SearchAddress, sort: Sort, titled = wordsOf(wish)): string[] {
  const filters = Object.values(filtersOf(wish));
  const [key, newest] = keyOf(sort, wish, titled);
  return bikes
    .filter((bike) => says(wordsOf(wish))(bike) && filters.every((fits) => fits(bike)))
    .map((bike) => ({ id: bike.id, key: key(bike) }))
    .sort((a, b) => {
      const differs = a.key.findIndex((value, nth) => value !== b.key[nth]);
      if (differs >= 0) return (a.key[differs] ?? 0) - (b.key[differs] ?? 0);
      return (a.id < b.id ? -1 : 1) * (newest ? -1 : 1);
    })
    .map(({ id }) => id);
}

async function pageOf(query: SearchAddress): Promise<Found> {
  const { status, body } = await market.nobody.call(searchProducts, { query });
  assert.equal(status, 200, JSON.stringify([query, body]));
  return body;
}

async function pageBySamples(query: SearchAddress): Promise<Found> {
  const few = { whole: 10, sample: 40, beside: 20, narrow: 30 };
  const { rows, ...found } = await search({ sql, searchSql: sql }, SearchFields.parse(query), few);
  return { ...found, products: shown(undefined, rows) };
}

/** Reads samples, as of a large market, and looks at all bikes of parts of at most `paged`. */
const sampled = (paged: number) =>
  new MemoryIndex({
    sql,
    changes: market.market.cache.changes,
    log: createLogger('silent'),
    mostBikes: 10 * BIKES,
    sizes: { whole: 10, sample: 40, beside: 20, paged },
  });
const [ofSmallParts, ofLargeParts] = [sampled(30), sampled(140)];
for (const index of [ofSmallParts, ofLargeParts, market.market.memoryIndex]) {
  await index.current();
  await index.load();
}
// So a fifth of the bikes has a row that is no longer current, and another.
await searchChanged(
  sql,
  bikes.filter((_, nth) => nth % 5 === 0).map(({ id }) => id),
);

const pageBySamplesIn =
  (index: MemoryIndex) =>
  async (query: SearchAddress): Promise<Found> => {
    const columns = await index.current();
    assert.ok(columns && columns.rows > columns.orders.rows && columns.orders.rows > 0);
    const { rows, ...found } = await search({ sql, searchSql: sql, columns }, SearchFields.parse(query));
    return { ...found, products: shown(undefined, rows) };
  };

async function everyPage(page: typeof pageOf, query: SearchAddress): Promise<string[]> {
  const found: string[] = [];
  for (let after: string | undefined, more = true; more; more = after !== undefined) {
    const { products, after: next } = await page({ ...query, ...(after && { after }) });
    assert.ok(next === undefined || products.length === 24, 'a page is full when there is another');
    found.push(...products.map(({ _id }) => _id));
    after = next;
  }
  return found;
}

test('every page of every search, walked to the end, is what looking through all bikes finds', async () => {
  let [pages, empty] = [0, 0];
  const holds = async (wish: SearchAddress) => {
    const first = await pageOf(wish);
    const fitting = expected(wish, first.meant.sort);
    assert.deepEqual(first.total, { bikes: fitting.length, about: false });
    assert.deepEqual(await everyPage(pageOf, wish), fitting);
    if (fitting.length > 24) pages++;
    if (!fitting.length) empty++;
  };
  await alwaysInTime(fc.asyncProperty(wishes, holds), 120);
  assert.ok(pages > 10 && empty > 10, `${pages} with several pages, ${empty} empty`);
  assert.ok(market.market.memoryIndex.counts.get('memory') > 100, 'they are found in memory');
});

const bySamples = {
  'the database': pageBySamples,
  memory: pageBySamplesIn(ofSmallParts),
  'memory, whose parts are mostly looked at whole': pageBySamplesIn(ofLargeParts),
};
for (const [where, page] of Object.entries(bySamples))
  test(`the pages are the same when only samples are read in ${where}, and what is counted then is called an estimate`, async () => {
    const holds = async (wish: SearchAddress) => {
      const first = await page(wish);
      const fitting = expected(wish, first.meant.sort);
      const { bikes: reported, about } = first.total;
      assert.ok(about || reported === fitting.length, `${reported} instead of ${fitting.length}`);
      const found = await everyPage(page, wish);
      // Too many matches to rank: title matches do not come first.
      const isUnranked = first.meant.sort === 'best' && found.join() === expected(wish, 'best', []).join();
      assert.ok(isUnranked || found.join() === fitting.join());
    };
    await alwaysInTime(fc.asyncProperty(wishes, holds), 150);
    for (const place of BULK_PLACES) await holds({ place: String(place), within: '500', sort: 'nearest' });
  });

test('what can be chosen next is counted as looking through all bikes counts it', async () => {
  const holds = async (wish: SearchAddress) => {
    const { choices } = await pageOf(wish);
    assert.ok(choices);
    const filters = filtersOf(wish);
    const count = (but: Filter, instead: Fits) => {
      const others = Object.entries(filters).filter(([filter]) => filter !== but);
      return bikes.filter(
        (bike) => says(wordsOf(wish))(bike) && others.every(([, fits]) => fits(bike)) && instead(bike),
      ).length;
    };
    const check = (kind: Filter, offered: { value: string; count: unknown }[], instead: (value: string) => Fits) => {
      for (const { value, count: reported } of offered)
        assert.deepEqual(reported, { bikes: count(kind, instead(value)), about: false }, `${kind} ${value}`);
    };
    check('brand', choices.brand, (brand) => filtersOf({ brand }).brand);
    check('model', choices.model, (model) => filtersOf({ model }).model);
    check('body', choices.body, (body) => filtersOf({ body }).body);
    check('condition', choices.condition, (condition) => filtersOf({ condition }).condition);
    check('owners', choices.owners, (owners) => filtersOf({ owners }).owners);
    check('verified', choices.verified, () => filtersOf({ verified: 'yes' }).verified);
    check('goodPrice', choices.goodPrice, () => filtersOf({ goodPrice: 'yes' }).goodPrice);
    check('year', choices.year, (year) => filtersOf({ minYear: year, maxYear: year }).year);
    check('km', choices.kilometres, (maxKm) => filtersOf({ maxKm }).km);
    check('cc', choices.engine, (engine) => filtersOf({ minCc: engine.split('-')[0], maxCc: engine.split('-')[1] }).cc);
    check('place', choices.within, (radius) => filtersOf({ place: wish.place, within: radius }).place);
    for (const { from, to, bikes: reported } of choices.price)
      assert.equal(
        reported,
        count('price', ({ cents }) => cents >= from * 100 && cents < to * 100),
        `${from} to ${to}`,
      );
    assert.equal(
      choices.price.reduce((sum, bar) => sum + bar.bikes, 0),
      count('price', everything),
    );
  };
  await alwaysInTime(fc.asyncProperty(wishes, holds), 100);
});

test('bikes with more of the optional words come first, and none that was ruled out', async () => {
  const words = fc.subarray(['velvet', 'lantern', 'ribbon'], { minLength: 1 });
  const queries = fc.tuple(words, fc.boolean(), fc.constantFrom('YAMAHA', 'BAJAJ'));
  const holds = async ([words, isRuledOut, brand]: [string[], boolean, string]) => {
    const q = [brand, ...words, ...(isRuledOut ? ['-garaged'] : [])].join(' ');
    const missing = ({ terms }: Bike) => words.filter((word) => !terms.includes(word)).length;
    const inTitle = says([`^${brand.toLowerCase()}`]);
    const fitting = bikes
      .filter((bike) => bike.brand === brand && !(isRuledOut && bike.terms.includes('garaged')))
      .map((bike) => ({ ...bike, tier: 2 * missing(bike) + (inTitle(bike) ? 0 : 1) }))
      .sort((a, b) => a.tier - b.tier || b.freshness - a.freshness || (a.id < b.id ? 1 : -1))
      .map(({ id }) => id);
    const first = await pageOf({ q });
    assert.deepEqual([first.relaxed, first.total], [false, { bikes: fitting.length, about: false }], q);
    assert.deepEqual(await everyPage(pageOf, { q }), fitting, q);
    assert.equal((await pageBySamples({ q })).products.length, Math.min(24, fitting.length));
  };
  await alwaysInTime(fc.asyncProperty(queries, holds), 30);
});
