import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingStatus } from '#contract/deal-machine.ts';
import { progressOf } from './progress-steps.ts';

function lineOf(...way: BookingStatus[]) {
  const steps = way.map((to, nth) => ({
    ...{ _id: `${nth}`, verb: 'book' as const, to, by: 'buyer' as const },
    ...{ sentence: '', at: '' },
  }));
  const { way: line, left } = progressOf({ status: way.at(-1) ?? 'booked', steps });
  return { left, line: line.map(({ name, state }) => `${name}: ${state}`) };
}

test('on the main way everything before is done, and the rest is to come', () => {
  assert.deepEqual(lineOf('booked', 'paid'), {
    left: false,
    line: ['Booked: done', 'Paid: now', 'Meeting agreed: to come', 'Handed over: to come', 'Completed: to come'],
  });
});

test('at its end everything is done, but for the meeting that nobody needed to agree on', () => {
  assert.deepEqual(lineOf('booked', 'paid', 'handed-over', 'completed'), {
    left: false,
    line: ['Booked: done', 'Paid: done', 'Handed over: done', 'Completed: done'],
  });
});

test('a deal that left the way shows how far it had come', () => {
  assert.deepEqual(lineOf('booked', 'paid', 'meeting-agreed', 'seller-missed', 'no-show'), {
    left: true,
    line: ['Booked: done', 'Paid: done', 'Meeting agreed: done'],
  });
});

test('a meeting that was agreed and given up is to come again', () => {
  const { line } = lineOf('booked', 'paid', 'meeting-agreed', 'paid');
  assert.deepEqual(line.slice(1, 3), ['Paid: now', 'Meeting agreed: to come']);
});
