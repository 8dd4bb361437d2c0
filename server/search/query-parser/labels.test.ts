import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ccText, kilometresText, priceText, yearsText } from './labels.ts';

test('figures of chips and filters are written as everywhere', () => {
  assert.deepEqual(
    [
      priceText(undefined, 1450.5),
      priceText(850, 1200),
      kilometresText(35_000),
      ccText(150, 150),
      yearsText(2015, 2019),
    ],
    ['Up to $1,450.50', '$850–$1,200', 'From 35,000 km', '150 cc', '2015–2019'],
  );
});
