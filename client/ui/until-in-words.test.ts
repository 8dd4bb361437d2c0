import assert from 'node:assert/strict';
import { test } from 'node:test';
import { untilInWords } from './until-in-words.ts';

const now = new Date(2026, 10, 30, 9, 4).getTime();
const said = (...at: [number, number, number, number, number]) =>
  untilInWords(new Date(...at).toISOString(), now).replace('\u202f', ' ');

test('today, tomorrow, or the day', () => {
  assert.equal(said(2026, 10, 30, 23, 59), 'today 11:59 PM');
  assert.equal(said(2026, 11, 1, 9, 4), 'tomorrow 9:04 AM');
  assert.equal(said(2026, 11, 2, 9, 4), 'Dec 2, 9:04 AM');
});
