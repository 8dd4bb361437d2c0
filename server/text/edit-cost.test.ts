import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { always } from '../../test/always.ts';
import { costBetween } from './edit-cost.ts';

test('slips of fingers and of ears cost less than another letter', () => {
  const another = costBetween('pulpar', 'pulsar');
  for (const [typed, meant] of [
    ['gixer', 'gixxer'],
    ['pulser', 'pulsar'],
    ['aktiva', 'activa'],
    ['apace', 'apache'],
    ['balde', 'blade'],
    ['pulsat', 'pulsar'],
  ] as const)
    assert.ok(costBetween(typed, meant) < another, typed);
  assert.ok(costBetween('yahama', 'yamaha') < 2 * another);
});

test('the first letter is mistaken less often than others', () => {
  assert.ok(costBetween('bulsar', 'pulsar') > costBetween('pupsar', 'pulsar'));
  assert.ok(costBetween('ulsar', 'pulsar') > costBetween('pusar', 'pulsar'));
});

test('a word costs nothing to be itself, and any other something', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abchkrsx'), maxLength: 8 });
  always(fc.property(word, word, (one, other) => assert.equal(costBetween(one, other) === 0, one === other)));
});
