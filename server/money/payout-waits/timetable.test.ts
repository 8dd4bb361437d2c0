import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timetable } from './timetable.ts';

const RULES = { payoutWaitDays: 7, payoutWeekLimit: 1000, bankChangeHours: 48 };
const NOW = new Date('2026-11-23T12:00:00Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

const payout = (id: string, changes: object = {}) => ({
  ...{ id, bookingId: id, productName: 'A bike', cents: 60_000, paidAt: daysLater(-10), held: false, unlimited: false },
  ...changes,
});
const seller = (changes: object = {}) => ({
  ...{ trusted: false, verified: false, active: true, bankChangedAt: null, waiting: [], gone: [] },
  ...changes,
});
const waitsOf = (changes: object) => Object.fromEntries(timetable(seller(changes), RULES, NOW));
const until = (days: number) => daysLater(days).toISOString();

test('who is known is paid at once', () => {
  const waiting = [payout('a', { paidAt: NOW }), payout('b', { cents: 90_000_000 })];
  assert.deepEqual(waitsOf({ trusted: true, waiting }), {});
});

test('who is new or not verified waits from the payment on', () => {
  const waiting = [payout('a', { paidAt: daysLater(-2) })];
  assert.deepEqual(waitsOf({ waiting }), { a: { why: 'unverified', until: until(5) } });
  assert.deepEqual(waitsOf({ waiting, verified: true }), { a: { why: 'new-seller', until: until(5) } });
});

test('what is above the limit waits until there is room, in order', () => {
  const waiting = ['a', 'b', 'c'].map((id) => payout(id));
  assert.deepEqual(waitsOf({ waiting }), {
    b: { why: 'week-limit', until: until(7) },
    c: { why: 'week-limit', until: until(14) },
  });
  const gone = [{ cents: 90_000, at: daysLater(-3) }];
  assert.deepEqual(waitsOf({ waiting: [payout('a')], gone }), { a: { why: 'week-limit', until: until(4) } });
  assert.deepEqual(waitsOf({ waiting: [payout('a', { unlimited: true })], gone }), {});
});

test('after a change of the bank everybody waits, and for an admin longer', () => {
  const bankChangedAt = daysLater(-1);
  const waiting = [payout('a'), payout('b', { held: true })];
  assert.deepEqual(waitsOf({ trusted: true, bankChangedAt, waiting }), {
    a: { why: 'bank-changed', until: until(1) },
    b: { why: 'review' },
  });
  assert.deepEqual(waitsOf({ trusted: true, active: false, waiting: [payout('a')] }), { a: { why: 'account' } });
});
