import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timeLeft } from './time-left.ts';

const NOW = Date.parse('2026-05-04T10:00:00Z');
const left = (until: string) => timeLeft(until, NOW);

test('what is left of a deadline is said in its two largest units', () => {
  assert.equal(left('2026-05-06T13:20:00Z'), '2 days and 3 hours');
  assert.equal(left('2026-05-05T11:00:00Z'), '1 day and 1 hour');
  assert.equal(left('2026-05-04T13:20:59Z'), '3 hours and 20 minutes');
  assert.equal(left('2026-05-04T10:01:30Z'), '1 minute');
});

test('a unit that is missing is not skipped', () => {
  assert.equal(left('2026-05-06T10:20:00Z'), '2 days');
  assert.equal(left('2026-05-04T12:00:00Z'), '2 hours');
});

test('of a deadline that is over, or almost, nothing is left', () => {
  assert.equal(left('2026-05-04T10:00:30Z'), '');
  assert.equal(left('2026-05-03T10:00:00Z'), '');
});
