import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { changePrices } from '#contract/bulk.ts';
import { removeProduct } from '#contract/products.ts';
import { FEWEST_SALES, listCalibrations } from '#contract/valuation.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, describedBike } from '../../test/products.ts';
import { salesAt, soldLike } from '../../test/sales.ts';
import { measureCalibration } from './valuation.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, ...others] = await Promise.all(Array.from({ length: 5 }, () => market.person('seller')));
const [first, second, third, fourth] = others as [Caller, Caller, Caller, Caller];
const DELHI = 1273294;

const list = (by: Caller | undefined, resalePrice: number, changes: object = {}) =>
  aProductOf(by as Caller, {
    ...describedBike,
    resalePrice,
    confirmedPrice: resalePrice,
    productName: `Pulsar at ${resalePrice}`,
    ...changes,
  });
const listedDaysAgo = (days: number) =>
  sql`update products set listed_at = ${earlier(sql, 'listed_at', `${days} days`)} where status = 'available'`;
const measure = (limits = {}) => measureCalibration(sql, new AbortController().signal, limits);
const shown = async () => (await market.nobody.call(listCalibrations)).body;
const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 24 * 60 * 60_000).toISOString().slice(0, 10);

let ids: string[] = [];
let sold = '';
beforeEach(async () => {
  await sql`delete from bookings`;
  await sql`update products set status = 'removed', removed_at = listed_at`;
  await sql`update price_trends set calibration = null`;
  await sql`insert into changes (topics) values (array['everything'])`;
  ids = [await list(first, 900), await list(second, 1000), await list(third, 1100)];
  sold = await list(seller, 1000);
  await listedDaysAgo(100);
});

test('sales inside and outside the range are counted, with the usual error and the oldest day', async () => {
  await soldLike(sql, sold, [...salesAt(1000, 26, 20), ...salesAt(1100, 13), ...salesAt(3000, 11)]);
  await measure();
  const few = { sales: 50, inside: 0.78, medianError: 0 };
  assert.deepEqual(await shown(), [{ country: 'BD', ...few, since: day(20), few }]);
  await soldLike(sql, sold, salesAt(1100, 60));
  await measure();
  const [more] = await shown();
  assert.deepEqual([more?.sales, more?.inside, more?.medianError], [110, 0.9, 0.1]);
});

test('too few sales tell nothing; what was told before goes', async () => {
  await soldLike(sql, sold, salesAt(1000, FEWEST_SALES - 1));
  await measure();
  assert.deepEqual(await shown(), []);
  await soldLike(sql, sold, salesAt(1000, 1));
  await measure();
  assert.equal((await shown())[0]?.inside, 1);
  await sql`update bookings set status = 'refunded' where product_id = (select max(product_id::text)::uuid from bookings)`;
  await measure();
  assert.deepEqual(await shown(), []);
});

test('only the newest sales of a country are valued', async () => {
  await soldLike(sql, sold, [...salesAt(1000, 30, 20), ...salesAt(3000, 15, 10)]);
  await measure({ fewest: 10, most: 20 });
  const [calibration] = await shown();
  assert.deepEqual([calibration?.sales, calibration?.inside], [20, 0.25]);
});

test('many comparables are told apart from few, and one country from another', async () => {
  await soldLike(sql, sold, salesAt(1000, 10, 90));
  for (let nth = 0; nth < 8; nth++) await list(fourth, 1000 + nth, { placeId: DELHI });
  await Promise.all(Array.from({ length: 8 }, async (_, nth) => list(await market.person('seller'), 1001 + nth)));
  await listedDaysAgo(30);
  await soldLike(sql, sold, salesAt(3000, 10, 10));
  await soldLike(sql, await list(seller, 1000, { placeId: DELHI }), salesAt(1000, 10));
  await measure({ fewest: 10 });
  const [calibration, ...rest] = await shown();
  assert.deepEqual([calibration?.country, calibration?.few?.inside, calibration?.many?.inside], ['BD', 1, 0]);
  assert.deepEqual(rest, [], 'the other country has one seller to compare with');
});

test('a sale is valued by what was known then: without later bikes, with former prices and bikes that are gone', async () => {
  const changes = [{ _id: ids[0] ?? '', formerPrice: 900, resalePrice: 2900, confirmedPrice: 2900 }];
  await first.call(changePrices, { body: { changes } });
  await second.call(removeProduct, { params: { id: ids[1] ?? '' } });
  await sql`update products set status = 'sold', sold_at = now() where id = ${ids[2] ?? ''}`;
  for (const by of [first, second, third, fourth]) await list(by, 4000);
  await soldLike(sql, sold, [...salesAt(1000, 10), ...salesAt(4000, 10)]);
  await measure({ fewest: 10 });
  const [calibration] = await shown();
  assert.deepEqual([calibration?.sales, calibration?.inside], [20, 0.5]);
  await sql`update products set listed_at = now() where id = any(${ids}::uuid[])`;
  await measure({ fewest: 10 });
  assert.deepEqual(await shown(), [], 'before they were listed there was no range');
});

test('own sales are no comparables, those of others are from the day they are done', async () => {
  await sql`update products set listed_at = now() where status = 'available'`;
  await soldLike(sql, sold, salesAt(1000, 10));
  await measure({ fewest: 10 });
  assert.deepEqual(await shown(), []);
  for (const [nth, by] of [first, second, third].entries())
    await soldLike(sql, await list(by, 1000, { productName: `Pulsar ${nth}` }), salesAt(1000, 1, 20 + 5 * nth));
  await measure({ fewest: 10 });
  assert.equal((await shown())[0]?.sales, 10);
  await sql`update bookings set ended_at = now() where booked_at < now() - interval '15 days'`;
  await measure({ fewest: 10 });
  assert.deepEqual(await shown(), []);
});

test('whoever leaves during the measuring changes nothing', async () => {
  await soldLike(sql, sold, salesAt(1000, 10));
  await measure({ fewest: 10 });
  await soldLike(sql, sold, salesAt(3000, 10));
  await measureCalibration(sql, AbortSignal.abort(), { fewest: 10 });
  assert.equal((await shown())[0]?.sales, 10);
});
