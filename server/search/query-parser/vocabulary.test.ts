import assert from 'node:assert/strict';
import { test } from 'node:test';
import { vocabularyOf } from './vocabulary.ts';

const made = (number: number) => `xq${String.fromCharCode(...[...`${number}`].map((digit) => 107 + Number(digit)))}wvz`;

test('of made-up words only the most frequent are known, and no long ones', () => {
  const long = `${'xqkwv'.repeat(5)}`;
  const words = Array.from({ length: 6_000 }, (_, number) => made(number + 10_000));
  const { guess, titles } = vocabularyOf(new Map([long, ...words].map((word) => [word, 2])));
  const isGuessed = (word: string) => guess(`${word.slice(0, 3)}${word.slice(4)}`).some((one) => one.word === word);
  assert.ok(isGuessed(words[0] ?? ''));
  assert.ok(!isGuessed(words.at(-1) ?? ''));
  assert.ok(!isGuessed(long));
  assert.equal(titles.size, 6_001);
});

test('what titles no longer say is no longer guessed, what the catalogue says always is', () => {
  const words = (titles: Map<string, number>, typed: string) =>
    vocabularyOf(titles)
      .guess(typed)
      .map(({ word }) => word);
  const fromTitles = new Map([['pannier', 3]]);
  assert.ok(words(fromTitles, 'panniar').includes('pannier'));
  assert.ok(!words(new Map(), 'panniar').includes('pannier'));
  for (const titles of [fromTitles, new Map<string, number>()]) assert.equal(words(titles, 'pulsor')[0], 'pulsar');
});
