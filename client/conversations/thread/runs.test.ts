import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runsByDay } from './runs.ts';

const said = (isMine: boolean, ...time: [number, number, number]) => {
  const [day, hour, minute] = time;
  return { isMine, at: new Date(2026, 10, day, hour, minute).toISOString() };
};

test('what one person wrote in a row stands together, under its day', () => {
  const all = [said(true, 23, 23, 50), said(true, 24, 9, 0), said(true, 24, 9, 4), said(false, 24, 9, 5)];
  const days = runsByDay(all, new Date(2026, 10, 24, 12));
  assert.deepEqual(
    days.map(([day, runs]) => [day, runs.map(({ isMine, messages }) => [isMine, messages.length])]),
    [
      ['Yesterday', [[true, 1]]],
      [
        'Today',
        [
          [true, 2],
          [false, 1],
        ],
      ],
    ],
  );
});

test('after a longer pause somebody begins anew', () => {
  const [[, runs] = ['', []]] = runsByDay([said(false, 24, 9, 0), said(false, 24, 9, 30)], new Date(2026, 10, 24, 12));
  assert.equal(runs.length, 2);
});
