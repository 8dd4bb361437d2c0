import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../../test/always.ts';
import { understand } from './query-parser.ts';
import { vocabularyOf } from './vocabulary.ts';

const titles = { pannier: 40, leather: 90, winner: 300, winer: 12, pulser: 7, attila: 50, guitar: 3, xanh: 60 };
const vocabulary = vocabularyOf(new Map(Object.entries(titles)), ['SYM']);
const shown = (q: string) => understand({ q }, vocabulary).correction?.shown;

test('the catalogue corrects what is typed', () => {
  for (const [typed, meant] of [
    ['palsar', 'Pulsar'],
    ['apace rtr', 'Apache RTR'],
    ['gixer sf', 'Gixxer SF'],
    ['yamha r15 v3', 'Yamaha r15 v3'],
    ['royal enfiled', 'Royal Enfield'],
    ['splander plus', 'Splendor Plus'],
    ['pul ser 150', 'Pulsar 150'],
    ['yahama', 'Yamaha'],
    ['hayabuza', 'Hayabusa'],
    ['scoter', 'Scooter'],
    ['ডিসকোভার ১২৫', 'Discover 125'],
    ['பல்ஸார்', 'Pulsar'],
  ] as const)
    assert.equal(shown(typed)?.replace('scooter', 'Scooter'), meant, typed);
});

test('what the catalogue lacks is corrected by the words of titles', () => {
  assert.equal(shown('panier'), 'pannier');
  assert.equal(shown('lether pannier'), 'leather pannier');
  assert.equal(shown('atila'), 'attila');
});

test('a word that is in titles is an error only where another one is said much more often', () => {
  assert.equal(shown('winer'), 'Winner');
  assert.equal(shown('pulser'), 'Pulsar');
  for (const right of ['guitar', 'xanh', 'pannier', 'sym', 'attila']) assert.equal(shown(right), undefined, right);
});

test('words are told apart and joined without a word about it', () => {
  const texts = (q: string) => understand({ q }, vocabulary).chips.map(({ text }) => text);
  for (const [q, expected] of [
    ['bajajpulsar150', ['Bajaj', 'Pulsar 150']],
    ['royalenfieldclassic350', ['Royal Enfield', 'Classic 350']],
    ['futu re', ['Future']],
    ['atti la', ['“attila”']],
    ['super club', ['“super”', '“club”']],
  ] as const) {
    assert.deepEqual(texts(q), expected, q);
    assert.equal(shown(q), undefined, q);
  }
});

test('letters that are written as they are called are letters', () => {
  const models = (q: string) => understand({ q }, vocabulary).filters.model;
  assert.deepEqual(models('এফ জেড এস'), models('fzs'));
  assert.deepEqual(models('আর ১৫'), models('r15'));
});

test('a word of a model with a letter left out in the middle finds the model', () => {
  const words = ['pulsar', 'splendor', 'discover', 'gixxer', 'hayabusa', 'himalayan', 'karizma', 'unicorn'];
  const typed = fc.record({ word: fc.constantFrom(...words), at: fc.integer({ min: 1, max: 4 }) });
  always(
    fc.property(typed, ({ word, at }) => {
      const { filters } = understand({ q: word.slice(0, at) + word.slice(at + 1) }, vocabulary);
      assert.deepEqual(filters.model, understand({ q: word }, vocabulary).filters.model);
    }),
  );
});

test('an everyday word is no misspelled town, unless a preposition says so', () => {
  for (const word of ['garden', 'sugar', 'parts', 'pairs', 'later'])
    assert.equal(understand({ q: `pulsar ${word}` }, vocabulary).filters.place, undefined, word);
  assert.equal(understand({ q: 'pulsar in sugar' }, vocabulary).filters.place?.name, 'Sagar');
});
