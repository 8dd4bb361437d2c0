import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inSteps, stepInWords, usualStep } from './steps.ts';

const day = (at: string, paid: number) => ({ day: at, figures: { paid: { count: 1, amount: paid } } });
const days = [
  day('2026-11-29', 0.1),
  day('2026-11-30', 0.2),
  day('2026-12-01', 0.7),
  day('2026-12-06', 1),
  day('2026-12-07', 2),
];
const paid = (step: 'day' | 'week' | 'month') => inSteps(days, step).map((one) => [one.day, one.figures.paid]);

test('days are summed by week, from Monday on, and by month, to the cent', () => {
  assert.equal(paid('day').length, 5);
  assert.deepEqual(paid('week'), [
    ['2026-11-23', { count: 1, amount: 0.1 }],
    ['2026-11-30', { count: 3, amount: 1.9 }],
    ['2026-12-07', { count: 1, amount: 2 }],
  ]);
  assert.deepEqual(paid('month'), [
    ['2026-11-01', { count: 2, amount: 0.3 }],
    ['2026-12-01', { count: 3, amount: 3.7 }],
  ]);
});

test('a step is named by its beginning', () => {
  assert.deepEqual(
    (['day', 'week', 'month'] as const).map((step) => stepInWords('2026-11-30', step)),
    ['Nov 30, 2026', 'Week of Nov 30, 2026', 'Nov 2026'],
  );
  assert.deepEqual(
    [7, 30, 90, 365].map((period) => usualStep(period as 7)),
    ['day', 'day', 'week', 'month'],
  );
});
