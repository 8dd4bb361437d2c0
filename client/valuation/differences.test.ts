import assert from 'node:assert/strict';
import { test } from 'node:test';
import { differencesFrom } from './differences.ts';

const bike = { modelYear: 2019, yearsOfUse: 7, kilometres: 35_000, owners: 2 };
const other = { productName: 'Pulsar', modelYear: 2019, kilometres: 35_000, owners: 2, price: 900, adjusted: 900 };

test('what differs is said in words, what is equal or unknown is left out', () => {
  assert.deepEqual(differencesFrom(bike, other), []);
  assert.deepEqual(differencesFrom(bike, { ...other, modelYear: 2017, kilometres: 47_000, owners: 1 }), [
    '2 years older',
    '12,000 km more',
    '1 owner fewer',
  ]);
  assert.deepEqual(differencesFrom(bike, { ...other, modelYear: 2020, kilometres: 34_000, owners: 4 }), [
    '1 year newer',
    '1,000 km fewer',
    '2 owners more',
  ]);
  assert.deepEqual(differencesFrom({ ...bike, kilometres: undefined, owners: undefined }, other), []);
});

test('without a model year, the years of use tell it', () => {
  const { modelYear: _, ...aged } = bike;
  assert.deepEqual(differencesFrom(aged, other, 2026), []);
  assert.deepEqual(differencesFrom(aged, other, 2027), ['1 year older']);
});
