import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answersInWords, answersWithin } from './answer-times.ts';

test('a time to answer is rounded up and put into words; who takes weeks is not said to answer', () => {
  const hours = (count: number) => count * 3600;
  const words = [0, 890, 901, hours(0.9), hours(1), hours(1.01), hours(23.5), hours(24), hours(25), hours(168)].map(
    (seconds) => answersInWords(answersWithin(seconds) ?? 0),
  );
  assert.deepEqual(
    words.map((text) => text.replace('within ', '')),
    ['15 minutes', '15 minutes', '30 minutes', 'an hour', 'an hour', '2 hours', 'a day', 'a day', '2 days', '7 days'],
  );
  assert.equal(answersWithin(hours(169)), undefined);
});
