import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubling, waitSeconds } from './backoff.ts';

test('waits double up to the cap', () => {
  assert.deepEqual(doubling({ first: 1, most: 20, times: 7 }), [1, 2, 4, 8, 16, 20, 20]);
});

test('after the last wait there is no attempt', () => {
  const waits = doubling({ first: 1, most: 20, times: 3 });
  const seconds = [0, 1, 2, 3].map((failures) => waitSeconds(waits, failures, () => 0));
  assert.deepEqual(seconds, [60, 120, 240, undefined]);
});

test('jitter shortens a wait by a tenth, and by a quarter of a minute at most', () => {
  assert.equal(
    waitSeconds([1], 0, () => 1),
    54,
  );
  assert.equal(
    waitSeconds([1440], 0, () => 1),
    86_400 - 15,
  );
  assert.ok(new Set(Array.from({ length: 20 }, () => waitSeconds([1], 0))).size > 1);
});
