import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shortTime } from './short-time.ts';

const now = new Date(2026, 10, 24, 12);

test('today a time is enough, later a day, and after New Year its year', () => {
  assert.equal(shortTime(new Date(2026, 10, 24, 9, 4).toISOString(), now).replace(/\s/, ' '), '9:04 AM');
  assert.equal(shortTime(new Date(2026, 10, 23, 23, 59).toISOString(), now), 'Nov 23');
  assert.equal(shortTime(new Date(2025, 11, 31, 12).toISOString(), now), 'Dec 31, 2025');
});
