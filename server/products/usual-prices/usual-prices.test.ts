import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMarket } from '../../../test/market.ts';
import { aProductOf } from '../../../test/products.ts';
import { askedOnMarket, isFarOff, UsualPrices } from './usual-prices.ts';

const market = await openMarket();
const of = (modelId: string, year: number, ...prices: number[]) => prices.map((cents) => ({ modelId, year, cents }));

test('the usual price is the middle of at least five others of the model, two years around', () => {
  const usual = new UsualPrices([
    ...of('pulsar', 2015, 100, 110, 5),
    ...of('pulsar', 2017, 120, 130, 9000),
    ...of('pulsar', 2020, 1),
    ...of('discover', 2015, 1, 1, 1),
  ]);
  assert.equal(usual.of({ modelId: 'pulsar', year: 2016 }), 115);
  assert.equal(usual.of({ modelId: 'pulsar', year: 2015 }, { itself: true }), 115);
  assert.equal(usual.of({ modelId: 'pulsar', year: 2014 }), undefined);
  assert.equal(usual.of({ modelId: 'discover', year: 2015 }), undefined);
  assert.equal(usual.of({ modelId: 'unknown', year: 2015 }), undefined);
  const five = new UsualPrices(of('pulsar', 2015, 1, 2, 3, 4, 5));
  assert.equal(five.of({ modelId: 'pulsar', year: 2015 }, { itself: true }), undefined);
});

test('less than two fifths of it, or more than two and a half times, is far off', () => {
  assert.deepEqual(
    [39, 40, 250, 251].map((cents) => isFarOff(cents, 100)),
    [true, false, false, true],
  );
});

test('only bikes on sale in the same country are asked', async () => {
  const seller = await market.person('seller');
  const [dhaka, delhi] = [1185241, 1273294];
  const bike = { categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-150', modelYear: 2015 };
  await aProductOf(seller, { ...bike, resalePrice: 900, placeId: dhaka });
  await aProductOf(seller, { ...bike, resalePrice: 400, placeId: delhi });
  await aProductOf(seller, { ...bike, resalePrice: 100, modelId: 'bajaj-discover-125', placeId: dhaka });
  const pricesIn = async (country: string) => [...(await askedOnMarket(market.market.sql, [bike.modelId], country))];
  assert.deepEqual(await pricesIn('BD'), of(bike.modelId, 2015, 90_000));
  assert.deepEqual(await pricesIn('IN'), of(bike.modelId, 2015, 40_000));
  assert.deepEqual(await pricesIn('XX'), []);
});
