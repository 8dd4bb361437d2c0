import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bikeCount } from './bike-count.ts';

test('bikes are counted in words, and what was estimated is not said to the last one', () => {
  const said = (bikes: number, about = false) => bikeCount({ bikes, about });
  assert.deepEqual(
    [0, 1, 2, 1234].map((bikes) => said(bikes)),
    ['No bikes', '1 bike', '2 bikes', '1,234 bikes'],
  );
  assert.deepEqual(
    [7, 12_345, 987_654].map((bikes) => said(bikes, true)),
    ['About 7 bikes', 'About 12,000 bikes', 'About 990,000 bikes'],
  );
});
