import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onDay, READY_QUESTIONS, textOf, withQuestion } from './ready-questions.ts';

const visit = READY_QUESTIONS.filter(({ needsDay }) => needsDay);

test('one question asks for a day, and says it in words', () => {
  assert.deepEqual(visit.map(textOf), ['May I see it on …?']);
  assert.deepEqual(askedOn('2026-11-28'), ['May I see it on Saturday, Nov 28, 2026?']);
});

test('a day is the day in the calendar of the one who asks, also at the ends of a year', () => {
  assert.deepEqual(askedOn('2026-12-31'), ['May I see it on Thursday, Dec 31, 2026?']);
  assert.deepEqual(askedOn('2027-01-01'), ['May I see it on Friday, Jan 1, 2027?']);
});

test('questions join what is written, and none of them twice', () => {
  const [first = '', , crash = ''] = READY_QUESTIONS.map(textOf);
  assert.equal(withQuestion('', first), first);
  assert.equal(withQuestion(first, crash), `${first} ${crash}`);
  assert.equal(withQuestion('Hello, a fine bike!  ', crash), `Hello, a fine bike!\n${crash}`);
  assert.equal(withQuestion(`${first} ${crash}`, first), `${first} ${crash}`);
});

function askedOn(day: string) {
  return visit.map((question) => onDay(question, day));
}
