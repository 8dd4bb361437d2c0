import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newPrice, type PriceRule, readRule } from './new-price.ts';

test('prices change by percent: whole ones stay whole, others are told to the cent', () => {
  const lowered = (dollars: number, percent: number) => newPrice(dollars, { way: 'lower', percent });
  assert.deepEqual(
    [lowered(1450, 5), lowered(1450.5, 5), lowered(1999, 10), lowered(1, 40), lowered(1200, 2.5)],
    [1378, 1377.98, 1799, 0.6, 1170],
  );
  assert.equal(newPrice(1450, { way: 'raise', percent: 10 }), 1595);
  assert.equal(newPrice(1450, { way: 'set', dollars: 999.99 }), 999.99);
});

test('a price that no card pays is none', () => {
  assert.equal(newPrice(0.6, { way: 'lower', percent: 50 }), undefined);
  assert.equal(newPrice(999_999, { way: 'raise', percent: 1 }), undefined);
});

test('what was written is a rule, or says what is wrong', () => {
  const rules: [way: PriceRule['way'], written: string, rule: PriceRule | undefined][] = [
    ['lower', '5', { way: 'lower', percent: 5 }],
    ['lower', ' 2,5 %', { way: 'lower', percent: 2.5 }],
    ['raise', '900', { way: 'raise', percent: 900 }],
    ['set', '$1,200', { way: 'set', dollars: 1200 }],
    ['lower', '100', undefined],
    ['lower', '0', undefined],
    ['raise', '901', undefined],
    ['raise', '-5', undefined],
    ['lower', '', undefined],
    ['set', '0.49', undefined],
    ['set', '1,000,000', undefined],
  ];
  for (const [way, written, rule] of rules) {
    const read = readRule(way, written);
    if (rule) assert.deepEqual(read, rule);
    else assert.ok('fault' in read && read.fault.startsWith('Please write'), `${way} ${written}`);
  }
});
