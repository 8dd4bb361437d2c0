import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOLD_MS, isOver } from './hold.ts';

const booked = new Date('2022-03-01T12:00:00Z');
const after = (ms: number) => new Date(booked.getTime() + ms);

test('a booking holds the bike for 24 hours', () => {
  assert.equal(isOver(booked, after(HOLD_MS - 1)), false);
});

test('the hold is over at the full hour', () => {
  assert.equal(isOver(booked, after(HOLD_MS)), true);
});
