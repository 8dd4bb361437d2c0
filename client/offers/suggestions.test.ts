import assert from 'node:assert/strict';
import { test } from 'node:test';
import { betweenSuggestions, suggestionsFor } from './suggestions.ts';

test('round amounts below the price are suggested', () => {
  assert.deepEqual(suggestionsFor(1450.5, { from: 435.15, to: 1450.49 }), [1375, 1300, 1225]);
  assert.deepEqual(suggestionsFor(85_000, { from: 25_500, to: 84_999.99 }), [81_000, 77_000, 72_000]);
});

test('none lies outside what can be offered, and none twice', () => {
  assert.deepEqual(suggestionsFor(1450.5, { from: 1250, to: 1350 }), [1300]);
  assert.deepEqual(suggestionsFor(2, { from: 0.6, to: 1.99 }), []);
});

test('between two offers the suggestions lead from one to the other', () => {
  assert.deepEqual(betweenSuggestions({ from: 1200.01, to: 1450.49 }), [1275, 1325, 1400]);
  for (const amount of betweenSuggestions({ from: 10.01, to: 11.99 })) assert.equal(amount, 11);
});
