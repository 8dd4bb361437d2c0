import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { speller } from './spell-checker.ts';

const known = new Map(
  ['pulsar', 'splendor', 'gixxer', 'apache', 'shine', 'discover', 'activa', 'fz', 'hero'].map((word) => [word, 1]),
);
const spell = speller(known);

test('what is nearly a known word is that word', () => {
  for (const [typed, meant] of [
    ['pulser', 'pulsar'],
    ['palsar', 'pulsar'],
    ['splender', 'splendor'],
    ['gixer', 'gixxer'],
    ['gixeer', 'gixxer'],
    ['apace', 'apache'],
    ['discvoer', 'discover'],
    ['hiro', 'hero'],
    ['aktiva', 'activa'],
  ] as const)
    assert.equal(spell(typed), meant, typed);
});

test('what is too far from every known word, too short or begins otherwise is none', () => {
  for (const typed of ['', 'f', 'fs', 'fzs', 'machine', 'discount', 'motorcycle', 'nero', 'pxlsr', 'x'.repeat(100)])
    assert.equal(spell(typed), undefined, typed);
});

test('of two words equally near the one that is said much more often is meant, or none', () => {
  const words = (often: number) =>
    speller(
      new Map([
        ['passion', often],
        ['mission', 1],
        ['bassion', 1],
        ['pulsar', often],
        ['pulse', 1],
      ]),
    );
  assert.equal(words(3)('pulser'), 'pulsar');
  assert.equal(words(2)('pulser'), undefined);
});

test('every known word with one letter changed within it is found again', () => {
  const long = [...known.keys()].filter((word) => word.length > 4);
  const changed = fc.record({ word: fc.constantFrom(...long), at: fc.nat(), letter: fc.constantFrom(...'abdegklmno') });
  always(
    fc.property(changed, ({ word, at, letter }) => {
      const index = 1 + (at % (word.length - 1));
      // Doubled letters collapse to one, which would make two errors.
      fc.pre(letter !== word[index - 1] && letter !== word[index + 1]);
      assert.equal(spell(word.slice(0, index) + letter + word.slice(index + 1)), word);
    }),
  );
});
