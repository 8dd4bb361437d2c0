import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { atomsOf, normalize, squash } from './normalize.ts';

test('two ways to write a name are one', () => {
  for (const [one, other] of [
    ['MT-15', 'mt15'],
    ['R15 V3', 'r15v3'],
    ['V-Strom', 'vstrom'],
    ['CB 500X', 'CB500X'],
    ['Splendor+', 'splendor plus'],
    ['Đà Nẵng', 'da nang'],
    ['Ténéré', 'TENERE'],
    ['xe máy cũ', 'xe may cu'],
    ['পালসার ১৫০', 'পালসার 150'],
    ['पल्सर १५०', 'पल्सर 150'],
    ['Ｒ１５', 'r15'],
  ] as const)
    assert.equal(squash(one), squash(other), one);
});

test('vowel signs of other scripts are letters, not accents', () => {
  assert.notEqual(normalize('ঢাকা'), normalize('ঢকি'));
  assert.notEqual(normalize('दिल्ली'), normalize('दल्ला'));
});

test('an atom tells where it stands', () => {
  const text = ' Bajaj  Pulsár-150 ';
  assert.deepEqual(
    atomsOf(text).map(({ text: folded, start, end }) => [folded, text.slice(start, end)]),
    [
      ['bajaj', 'Bajaj'],
      ['pulsar', 'Pulsár'],
      ['150', '150'],
    ],
  );
});

test('an emoji is no part of a word', () => {
  const texts = atomsOf('❤️ Winner V1 👨‍👩‍👧').map(({ text }) => text);
  assert.deepEqual(texts, ['winner', 'v', '1']);
});

test('folding twice is folding once, and never fails', () => {
  always(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      assert.equal(normalize(normalize(text)), normalize(text));
      for (const { start, end } of atomsOf(text)) assert.ok(start < end && end <= text.length);
    }),
  );
});
