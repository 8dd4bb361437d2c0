import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inDays, localTime, slotFault } from './slots.ts';

const now = new Date(2026, 4, 30, 21, 5);

test('a field for a day and a time holds what the clock on the wall shows', () => {
  assert.equal(localTime(now), '2026-05-30T21:05');
  assert.equal(new Date(localTime(now)).getTime(), now.getTime());
});

test('times to propose are in the morning, days ahead, also over the end of a month', () => {
  assert.equal(inDays(1, now), '2026-05-31T10:00');
  assert.equal(inDays(2, now), '2026-06-01T10:00');
});

test('a time that is missing, over, too late or there twice is not proposed', () => {
  const good = inDays(1, now);
  const latest = inDays(14, now);
  assert.equal(slotFault(good, [good], latest, now), undefined);
  assert.match(slotFault('', [''], latest, now) ?? '', /day and a time/);
  assert.match(slotFault(localTime(now), [localTime(now)], latest, now) ?? '', /over/);
  assert.match(slotFault(inDays(15, now), [], latest, now) ?? '', /up to Jun 13, 2026/);
  assert.match(slotFault(good, [good, good], latest, now) ?? '', /twice/);
});
