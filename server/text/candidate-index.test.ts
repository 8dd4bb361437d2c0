import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CandidateIndex } from './candidate-index.ts';
import { phoneticKey } from './phonetic-key.ts';

test('a word is found by another spelling of up to two edits, by one where it is short', () => {
  const index = CandidateIndex.bySpelling(['pulsar', 'gixxer', 'hero', 'fz']);
  for (const [typed, word] of [
    ['pulsar', 'pulsar'],
    ['pulser', 'pulsar'],
    ['pulasr', 'pulsar'],
    ['plsarr', 'pulsar'],
    ['gixer', 'gixxer'],
    ['hiro', 'hero'],
    ['fz', 'fz'],
  ] as const)
    assert.ok(index.near(typed).has(word), typed);
  for (const typed of ['splendor', 'hxxo', 'f', '']) assert.equal(index.near(typed).size, 0, typed);
});

test('a word that is added twice is new once', () => {
  const index = CandidateIndex.bySpelling();
  assert.deepEqual([index.add('apache'), index.add('apache')], [true, false]);
  assert.deepEqual([...index.near('apache')], ['apache']);
});

test('spellings of a sound have one key, a first vowel counts as one', () => {
  for (const [one, other] of [
    ['diskobhar', 'discover'],
    ['hissar', 'hisar'],
    ['ektiva', 'activa'],
    ['phoenix', 'fineks'],
    ['vijayawada', 'wijayvada'],
  ] as const)
    assert.equal(phoneticKey(one), phoneticKey(other), one);
  assert.notEqual(phoneticKey('indore'), phoneticKey('nadira'));
});

test('a word is found by its sound, with one consonant more or less', () => {
  const index = CandidateIndex.bySound(['bengaluru', 'chennai']);
  for (const typed of ['bangalore', 'bengluru', 'bengaluur', 'benaluru'])
    assert.ok(index.near(typed).has('bengaluru'), typed);
  assert.ok(!index.near('bengaluru').has('chennai'));
});
