import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../../test/always.ts';
import { foldedWords, termsOf } from './terms.ts';

const titled = (title: string) => termsOf({ title, beside: [], description: '' });

test('a title is found by its words, however either is written', () => {
  for (const [title, typed] of [
    ['Suzuki V-Strom 650', 'vstrom'],
    ['Suzuki VStrom 650', 'v strom'],
    ['Royal Enfield Classic', 'royalenfield classic'],
    ['Royalenfield', 'royal enfield'],
    ['Hero Splendor+', 'splendor plus'],
    ['Honda CB500X', 'cb 500x'],
    ['YAMAHA MT-15', 'mt15'],
    ['বাজাজ পালসার ১৫০', 'pulsar 150'],
    ['Bajaj Pulsar 150', 'পালসার ১৫০'],
    ['বাজাজ পালসার ১৫০', 'পালসার ১৫০'],
    ['ভালো কন্ডিশন', 'ভালো'],
    ['Xe máy cũ, giá rẻ', 'xe may cu'],
    ['xe may cu', 'Xe máy cũ'.normalize('NFD')],
    ['Yamaha Ténéré'.normalize('NFD'), 'tenere'],
    ['🔥🔥 R15 🏍️ V3', 'r15 v3'],
    ['1️⃣ owner', '1 owner'],
  ] as const) {
    const terms = titled(title);
    for (const word of foldedWords(typed)) {
      assert.ok(terms.includes(word), `${title}: ${typed}`);
      assert.ok(terms.includes(`^${word}`), `${title}: ${typed}`);
    }
  }
});

test('the words of the title come first, those of the description last and without single letters', () => {
  assert.deepEqual(termsOf({ title: 'Red FZ', beside: ['YAMAHA', 'Dhaka'], description: 'A red bike, as new' }), [
    ...['red', '^red', 'fz', '^fz', 'yamaha', 'dhaka', 'bike', 'as', 'new'],
  ]);
  const many = Array.from({ length: 300 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))}${at}`).join(' ');
  const terms = termsOf({ title: 'Pulsar', beside: [], description: many });
  assert.deepEqual([terms.length, terms[0]], [80, 'pulsar']);
});

test('whatever is written, its words are few, short and whole, and it is found by them', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 120 }), fc.string({ unit: 'binary', maxLength: 60 }));
  always(
    fc.property(text, (title) => {
      const terms = titled(title);
      assert.ok(terms.length <= 80 && new Set(terms).size === terms.length);
      for (const term of terms) assert.ok(term.isWellFormed() && [...term].length <= 33, term);
      if (terms.length < 80) for (const word of foldedWords(title)) assert.ok(terms.includes(`^${word}`), word);
    }),
  );
  assert.deepEqual(
    titled('ก'.repeat(120)).map((term) => term.length),
    [32, 33],
  );
});
