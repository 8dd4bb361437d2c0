import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { CENT_EDGES } from './histogram-bins.ts';
import { priceBars } from './price-bars.ts';

/** 1-based, as PostgreSQL's width_bucket. */
const classOf = (dollars: number) => CENT_EDGES.filter((edge) => edge <= dollars * 100).length;

const barsOf = (prices: number[]) =>
  priceBars(
    [...Map.groupBy(prices, classOf)].map(([value, same]) => ({ value, count: { bikes: same.length, about: false } })),
  );

test('the bars lie side by side, hold every bike, and are not too many to be seen', () => {
  const prices = fc.array(
    fc.oneof(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 9_000 }),
      fc.integer({ min: 1, max: 999_999 }),
    ),
    { minLength: 1, maxLength: 60 },
  );
  always(
    fc.property(prices, (prices) => {
      const bars = barsOf(prices);
      assert.ok(bars.length <= 32);
      assert.equal(
        bars.reduce((sum, { bikes }) => sum + bikes, 0),
        prices.length,
      );
      for (const [nth, { from, to, bikes }] of bars.entries()) {
        assert.ok(from < to && (nth === 0 || bars[nth - 1]?.to === from));
        assert.equal(bikes, prices.filter((price) => price >= from && price < to).length, `${from} to ${to}`);
      }
    }),
  );
});

test('nothing on sale has no bars', () => {
  assert.deepEqual(priceBars([]), []);
});

test('bars begin at round figures', () => {
  const froms = barsOf([150, 4000]).map(({ from }) => from);
  assert.deepEqual([froms.slice(0, 4), froms.at(-1)], [[150, 200, 250, 300], 4000]);
});
