import assert from 'node:assert/strict';
import { test } from 'node:test';
import { byDay } from './by-day.ts';

const at = (...moment: [number, number, number, number, number]) => ({ at: new Date(...moment).toISOString() });

test('what happened is told under its day, the newest first', () => {
  const now = new Date(2026, 10, 22, 0, 5);
  const things = [at(2026, 10, 22, 0, 1), at(2026, 10, 21, 23, 59), at(2026, 10, 21, 0, 0), at(2026, 10, 20, 23, 59)];
  assert.deepEqual(byDay(things, now), [
    ['Today', [things[0]]],
    ['Yesterday', [things[1], things[2]]],
    ['November 20, 2026', [things[3]]],
  ]);
});

test('yesterday is the day before also when clocks change, and across months and years', () => {
  for (const [now, before] of [
    [new Date(2026, 2, 30, 12), at(2026, 2, 29, 1, 30)],
    [new Date(2026, 9, 26, 0, 30), at(2026, 9, 25, 0, 30)],
    [new Date(2027, 0, 1, 8), at(2026, 11, 31, 8, 0)],
  ] as const)
    assert.equal(byDay([before], now)[0]?.[0], 'Yesterday');
});

test('nothing makes no days', () => {
  assert.deepEqual(byDay([]), []);
});
