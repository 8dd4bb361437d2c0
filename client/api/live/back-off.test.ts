import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backOff } from './back-off.ts';

test('each failure doubles the wait, up to half a minute', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 4, 5, 50].map((failures) => backOff(failures, 1)),
    [1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000],
  );
});

test('half of the wait is random', () => {
  assert.equal(backOff(3, 0), 4_000);
  const waits = new Set(Array.from({ length: 100 }, () => backOff(3)));
  assert.ok(waits.size > 90);
  assert.ok([...waits].every((wait) => wait >= 4_000 && wait <= 8_000));
});
