import assert from 'node:assert/strict';
import { test } from 'node:test';
import { planOf } from './plan.ts';

const MILLION = 1_000_000;
const each = 200;

test('a page of what is frequent is walked to, whatever indexes there are', () => {
  const evenly = { bikes: MILLION, fitting: 100_000, ahead: 10 * each, each };
  assert.deepEqual(planOf({ ...evenly, indexes: {} }), { walk: true });
  assert.deepEqual(planOf({ ...evenly, indexes: { price: 100_000, models: 150_000 } }), { walk: true });
});

test('what is rare is collected from where the fewest bikes are', () => {
  const rare = {
    bikes: MILLION,
    fitting: 40,
    ahead: MILLION,
    each,
    indexes: { year: 9_000, traits: 1_200, places: 30_000 },
  };
  assert.deepEqual(planOf(rare), { walk: false, index: 'traits' });
});

test('what fits nowhere is collected, not walked to the end', () => {
  const nowhere = { bikes: MILLION, fitting: 0, ahead: MILLION, each, indexes: { engine: 3_000 } };
  assert.deepEqual(planOf(nowhere), { walk: false, index: 'engine' });
});

test('what lies at the end of the order is collected, though much of it fits', () => {
  const indexes = { models: 60_000 };
  assert.deepEqual(planOf({ bikes: MILLION, fitting: 50_000, ahead: 800_000, each, indexes }), {
    walk: false,
    index: 'models',
  });
  assert.deepEqual(planOf({ bikes: MILLION, fitting: 50_000, ahead: 20 * each, each, indexes }), { walk: true });
});

test('what lies far along the order is walked to in each of its models or years, if there are few', () => {
  const far = { bikes: MILLION, fitting: 50_000, ahead: 800_000, each, indexes: { models: 60_000, year: 90_000 } };
  assert.deepEqual(planOf({ ...far, groups: { models: 8, year: 2 } }), { walk: true, group: 'year' });
  assert.deepEqual(planOf({ ...far, groups: { models: 8, year: 0 } }), { walk: true, group: 'models' });
  const many = { ...far, groups: { models: 3_000, year: 0 } };
  assert.deepEqual(planOf(many), { walk: false, index: 'models' });
  assert.deepEqual(planOf({ ...far, fitting: 100, groups: { models: 8, year: 2 } }), { walk: false, index: 'models' });
  assert.deepEqual(planOf({ ...far, ahead: 30, groups: { models: 8, year: 2 } }), { walk: true });
});

test('without an index there is only the walk', () => {
  assert.deepEqual(planOf({ bikes: 300, fitting: 0, ahead: 300, each: 1, indexes: {} }), { walk: true });
});

test('what has to be visited for words counts for more than what is only passed', () => {
  const estimates = { bikes: MILLION, fitting: 10_000, ahead: 300_000, each, wordless: 70_000 };
  assert.deepEqual(planOf({ ...estimates, indexes: { traits: 70_000, words: 120_000 } }), { walk: true });
  assert.deepEqual(planOf({ ...estimates, indexes: { traits: 70_000, words: 3_000 } }), {
    walk: false,
    index: 'words',
  });
});
