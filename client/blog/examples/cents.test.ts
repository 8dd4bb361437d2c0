import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cents } from './cents.ts';

test('a price is read as whole cents', () => {
  assert.equal(cents('1,249.5'), 124950);
  assert.equal(cents(' 19.99 '), 1999);
});

test('what is not a price is not guessed at', () => {
  for (const text of ['', 'free', '-5', '1e3', '19.999', '0']) assert.equal(cents(text), undefined, text);
});
