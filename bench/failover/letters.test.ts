import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Letter, repeatsIn } from './letters.ts';

const KILLED_AT = 1_000_000;

const letter = (changes: Partial<Letter>): Letter => ({
  messageId: '<1@bikes.example>',
  to: 'maya@example.test',
  subject: 'Booked: Yamaha FZ',
  text: 'Your bike is booked: https://bikes.example/dashboard/deal/1',
  at: KILLED_AT - 50,
  ...changes,
});

const counted = (letters: Letter[], kills = [KILLED_AT]) => {
  const { afterKill, again, copied } = repeatsIn(letters, kills);
  return { afterKill: afterKill.length, again: again.length, copied: copied.length };
};

test('two events send two letters by one subject, and none of them is a repeat', () => {
  const other = letter({ messageId: '<2@bikes.example>', text: 'Your bike is booked: …/deal/2' });
  assert.deepEqual(counted([letter({}), other]), { afterKill: 0, again: 0, copied: 0 });
});

test('a letter that was taken as its process was killed may come once more', () => {
  const later = letter({ at: KILLED_AT + 300_000 });
  assert.deepEqual(counted([letter({}), later]), { afterKill: 1, again: 0, copied: 0 });
  assert.deepEqual(counted([letter({}), later, later]), { afterKill: 1, again: 1, copied: 0 });
});

test('a repeat without a kill, or long before one, is a fault', () => {
  const later = letter({ at: KILLED_AT + 300_000 });
  assert.deepEqual(counted([letter({}), later], []), { afterKill: 0, again: 1, copied: 0 });
  assert.deepEqual(counted([letter({ at: KILLED_AT - 60_000 }), later]), { afterKill: 0, again: 1, copied: 0 });
});

test('the same words by another Message-ID are a fault, whatever was killed', () => {
  const copy = letter({ messageId: '<2@bikes.example>', at: KILLED_AT + 300_000 });
  assert.deepEqual(counted([letter({}), copy]), { afterKill: 0, again: 0, copied: 1 });
});
