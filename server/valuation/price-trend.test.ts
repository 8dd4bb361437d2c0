import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Bike, Price } from './bike.ts';
import { estimate } from './estimate.ts';
import { type Band, bandOf, fitPriceTrend } from './price-trend.ts';

const MODELS = { 'bajaj-pulsar-150': 1500, 'bajaj-discover-125': 1000, 'yamaha-r15': 2500 };
const A_YEAR = 0.92;
const RANDOM_SEED = 7;

/** Deterministic, from 0 to 1. */
function chances(seed = RANDOM_SEED) {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const aBike = (changes: Partial<Bike> = {}): Bike => ({
  model: 'bajaj-pulsar-150',
  brand: 'BAJAJ',
  age: 5,
  kilometres: 20_000,
  owners: 1,
  engineCc: 150,
  bodyType: 'commuter',
  ...changes,
});

const aPrice = (id: number, dollars: number, changes: Partial<Price> = {}): Price => ({
  ...aBike(changes),
  id: `${id}`,
  sellerId: `seller-${id}`,
  cents: Math.round(dollars * 100),
  days: 0,
  isPaid: false,
  ...changes,
});

/** 600 bikes that lose 8 % a year, asked up to 15 % more or less. */
function aMarket(): Price[] {
  const chance = chances();
  return Object.entries(MODELS).flatMap(([model, dollars], kind) =>
    Array.from({ length: 200 }, (_, nth) => {
      const age = Math.floor(chance() * 15);
      return aPrice(kind * 1000 + nth, dollars * A_YEAR ** age * (0.85 + 0.3 * chance()), { model, age });
    }),
  );
}

const alike = (prices: Price[]) => prices.filter(({ model }) => model === 'bajaj-pulsar-150');
const market = aMarket();
const { trend } = await fitPriceTrend(market);
const valued = (bike: Bike, prices = alike(market), by = trend): Band => {
  const found = estimate(bike, prices, by);
  const band = found && bandOf(found, by);
  assert.ok(band);
  return band;
};
const near = (cents: number, dollars: number, share: number) =>
  assert.ok(Math.abs(cents / 100 / dollars - 1) < share, `$${cents / 100} instead of about $${dollars}`);

describe('a bike’s value', () => {
  test('is what others of the model ask, carried to its age', () => {
    for (const age of [0, 3, 8, 14]) near(valued(aBike({ age })).middle, 1500 * A_YEAR ** age, 0.07);
  });

  test('four of five prices lie within the band', () => {
    const inside = alike(market).filter((price) => {
      const { low, high } = valued(
        price,
        alike(market).filter(({ id }) => id !== price.id),
      );
      return price.cents >= low && price.cents <= high;
    });
    const share = inside.length / alike(market).length;
    assert.ok(share > 0.74 && share < 0.86, `${share}`);
  });

  test('one seller with thirty of their own does not move it', () => {
    const before = valued(aBike()).middle;
    const ten = alike(market).slice(0, 10);
    const thirty = Array.from({ length: 30 }, (_, nth) => aPrice(9000 + nth, 3000, { sellerId: 'dealer' }));
    near(valued(aBike(), [...alike(market), ...thirty]).middle, before / 100, 0.03);
    near(valued(aBike(), [...ten, ...thirty]).middle, valued(aBike(), ten).middle / 100, 0.15);
  });

  test('deposits are no prices: they change neither the trend nor the band', async () => {
    const deposits = market.slice(0, 120).map((price) => ({ ...price, id: `d${price.id}`, cents: price.cents / 8 }));
    const fitted = await fitPriceTrend([...market, ...deposits]);
    assert.equal(fitted.usable.filter(({ id }) => id.startsWith('d')).length, 0);
    const [clean, other] = [valued(aBike()), valued(aBike(), alike(fitted.usable), fitted.trend)];
    near(other.middle, clean.middle / 100, 0.05);
    near(other.low, clean.low / 100, 0.1);
  });

  test('what was paid and what is new count more', () => {
    const prices = (changes: Partial<Price>) => [
      ...[1, 2, 3, 4].map((nth) => aPrice(nth, 1000)),
      ...[5, 6, 7].map((nth) => aPrice(nth, 1300, changes)),
    ];
    const middle = (changes: Partial<Price>) => valued(aBike(), prices(changes)).middle;
    assert.ok(middle({ isPaid: true }) > middle({}));
    assert.ok(middle({}) > middle({ days: 720 }));
  });

  test('numbers typed to fill the field are no prices', async () => {
    const { usable } = await fitPriceTrend([...market, aPrice(9999, 99_999), aPrice(9998, 12_345)]);
    assert.deepEqual(
      usable.filter(({ id }) => ['9999', '9998'].includes(id)),
      [],
    );
  });

  test('without others of the model it is that of its group, in a wider band', () => {
    const [own, group] = [valued(aBike()), valued(aBike({ model: 'bajaj-pulsar-160' }), [])];
    assert.ok(group.high - group.low > own.high - own.low);
    near(group.middle, own.middle / 100, 0.4);
  });

  test('no other work waits for a fit', async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    await fitPriceTrend(market);
    clearInterval(timer);
    assert.ok(turns > 5, `${turns} turns`);
  });
});
