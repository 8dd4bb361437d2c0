import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { editProduct, removeProduct } from '#contract/products.ts';
import { readValuation, type Valuation, valueBike } from '#contract/valuation.ts';
import { cardHolder } from '../../test/cards.ts';
import { dealIn } from '../../test/deal-in.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf, aValuedBike, describedBike } from '../../test/products.ts';
import { fitPriceTrends } from './valuation.ts';

const market = await openMarket();
const { sql } = market.market;
const stranger = callerOf(market.url);
const [seller, buyer, admin, ...others] = await Promise.all([
  market.person('seller'),
  market.person('buyer'),
  market.person('admin'),
  ...Array.from({ length: 4 }, () => market.person('seller')),
]);
const [first, second, third, fourth] = others as [Caller, Caller, Caller, Caller];
const MODEL = 'bajaj-pulsar-150';
const DELHI = 1273294;
const HOUR_MS = 60 * 60_000;

const bike = describedBike;
const list = (by: Caller, resalePrice: number, changes: object = {}) =>
  aProductOf(by, {
    ...bike,
    resalePrice,
    confirmedPrice: resalePrice,
    productName: `Pulsar at ${resalePrice}`,
    ...changes,
  });
const valuationOf = async (id: string): Promise<Valuation> =>
  (await stranger.call(readValuation, { params: { id } })).body;
beforeEach(async () => {
  await sql`update products set status = 'removed', removed_at = now() where status = 'available'`;
  await sql`insert into changes (topics) values (array['everything'])`;
});

test('three others make a range; the price is somewhere in it, and each of the three is named', async () => {
  const id = await list(seller, 1000);
  const prices = [900, 1000, 1100];
  const ids = [await list(first, 900), await list(second, 1000)];
  assert.deepEqual(await valuationOf(id).then(({ band, label, count }) => ({ band, label, count })), {
    band: undefined,
    label: undefined,
    count: 2,
  });
  ids.push(await list(third, 1100));
  const { band, label, count, comparables } = await valuationOf(id);
  assert.equal(band?.middle, 1000);
  assert.ok(band.low < 900 && band.high > 1100, JSON.stringify(band));
  assert.deepEqual([label, count], ['fair', 3]);
  assert.deepEqual(comparables.map(({ _id }) => _id).sort(), ids.sort());
  assert.deepEqual(comparables.map(({ price }) => price).sort(), prices.map(Number).sort());
});

test('the years between are said: an older one is carried to the age of the bike', async () => {
  const id = await list(seller, 1000);
  for (const by of [first, second, third])
    await list(by, 700, { modelYear: 2014, productName: `Old one of ${by.email}` });
  const { band, comparables } = await valuationOf(id);
  assert.ok((band?.middle ?? 0) > 800, JSON.stringify(band));
  assert.deepEqual(new Set(comparables.map(({ modelYear, price }) => `${modelYear} ${price}`)), new Set(['2014 700']));
  assert.ok(comparables.every(({ adjusted }) => adjusted > 800));
});

test('own bikes, other models, other countries and the same bike twice do not count', async () => {
  const id = await list(seller, 1000);
  await list(seller, 900);
  await list(first, 910, { placeId: DELHI });
  await list(first, 920, { modelId: 'bajaj-discover-125' });
  await list(third, 940);
  await list(fourth, 940);
  assert.deepEqual(
    (await valuationOf(id)).comparables.map(({ price }) => price),
    [940],
  );
});

test('a paid price counts, without the bike and what the two agreed on', async () => {
  const id = await list(seller, 1000);
  const cast = { market, cards: cardHolder(market), buyer, seller: first, admin };
  const { productId } = await dealIn('completed', cast);
  await sql`update products set model_id = ${MODEL}, model_year = 2019, place_id = ${bike.placeId}, kilometres = 35000,
    owners = 2 where id = ${productId}`;
  await list(second, 1200);
  const { comparables } = await valuationOf(id);
  const paid = comparables.find(({ _id }) => _id === undefined);
  assert.deepEqual(paid, { productName: 'Pulsar 150', modelYear: 2019, kilometres: 35_000, owners: 2, adjusted: 1450 });
  await sql`update products set model_id = null where id = ${productId}`;
});

test('a label comes a quarter of an hour after the price was changed; the range is there at once', async () => {
  const id = await list(seller, 1000);
  for (const [by, price] of [
    [first, 900],
    [second, 1000],
    [third, 1100],
  ] as const)
    await list(by, price);
  assert.equal((await valuationOf(id)).label, 'fair');
  const body = { ...bike, productName: 'Pulsar at 1000', resalePrice: 700, confirmedPrice: 700, revision: 1 };
  assert.equal((await seller.call(editProduct, { params: { id }, body })).status, 200);
  const { band, label } = await valuationOf(id);
  assert.deepEqual([band?.middle, label], [1000, undefined]);
  await sql`update events set happened_at = ${earlier(sql, 'happened_at', '15 minutes')} where product_id = ${id}`;
  await sql`insert into changes (topics) values (array['everything'])`;
  assert.equal((await valuationOf(id)).label, 'great');
});

test('what looks like a deposit has no label', async () => {
  const id = await list(seller, 150);
  for (const [by, price] of [
    [first, 900],
    [second, 1000],
    [third, 1100],
  ] as const)
    await list(by, price);
  const { band, label } = await valuationOf(id);
  assert.deepEqual([band?.middle, label], [1000, undefined]);
});

test('a kept answer goes when a comparable comes, changes or goes', async () => {
  const id = await list(seller, 1000);
  await list(first, 900);
  await list(second, 1000);
  const last = await list(third, 1100);
  assert.equal((await valuationOf(id)).count, 3);
  await third.call(removeProduct, { params: { id: last } });
  assert.equal((await valuationOf(id)).count, 2);
  await list(fourth, 1300);
  assert.deepEqual((await valuationOf(id)).comparables.map(({ price }) => price).sort(), [1000, 1300, 900]);
});

test('who is about to list hears it too, by the bikes of others; a wrong town or model is named', async () => {
  for (const [by, price] of [
    [first, 900],
    [second, 1000],
    [third, 1100],
  ] as const)
    await list(by, price);
  const ask = (by: Caller, query: object = aValuedBike) =>
    by.call(valueBike, { query: { kilometres: '35000', owners: 2, ...query } as never });
  const { body } = await ask(seller);
  assert.deepEqual([body.band?.middle, body.count, body.label], [1000, 3, undefined]);
  assert.equal((await ask(first)).body.count, 2);
  assert.deepEqual((await ask(seller, { ...aValuedBike, placeId: 1 })).body, { count: 0, comparables: [] });
});

test('a trend of the country’s own prices is fitted once there are enough, again and again with one row', async () => {
  for (const by of others)
    for (let year = 2008; year < 2024; year++)
      await list(by as Caller, Math.round(1500 * 0.9 ** (2024 - year)) + others.indexOf(by as never), {
        modelYear: year,
        productName: `${by.email} ${year}`,
      });
  const staying = new AbortController().signal;
  await fitPriceTrends(sql, staying, 1000);
  assert.equal((await sql`select from price_trends`).length, 0);
  for (let time = 0; time < 2; time++) await fitPriceTrends(sql, staying, 50);
  const rows = await sql<
    { country: string; prices: number; at: Date }[]
  >`select country, prices, fitted_at as at from price_trends`;
  assert.deepEqual(
    rows.map(({ country, prices }) => [country, prices]),
    [['BD', 64]],
  );
  assert.ok(Date.now() - (rows[0]?.at.getTime() ?? 0) < HOUR_MS);
  const id = await list(seller, 1000, { modelYear: 2016 });
  const { band } = await valuationOf(id);
  assert.ok(Math.abs((band?.middle ?? 0) / (1500 * 0.9 ** 8) - 1) < 0.05, JSON.stringify(band));
});
