import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatted, locale } from '../../../test/formatted-numbers.ts';
import { readNumber } from './number.ts';
import { readPrice } from './price.ts';

const DIGITS = ['latn', 'beng', 'deva', 'arab', 'arabext', 'tamldec', 'fullwide', 'thai', 'khmr'];
const whole = fc.integer({ min: 0, max: 999_999_999 });
const priceIn = (text: string) => {
  const reading = readPrice(text);
  return reading && 'value' in reading ? reading.value : undefined;
};
const amountOf = (text: string) => priceIn(text)?.amount;

test('a whole number is read back however a country writes it', () => {
  fc.assert(
    fc.property(whole, locale, (value, tag) => assert.equal(readNumber(formatted(value, tag)), value)),
    { numRuns: 2000 },
  );
});

test('cents are read back, except where they could be thousands', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(cents, locale, (value, tag) => assert.equal(readNumber(formatted(value / 100, tag, 2)), value / 100)),
    { numRuns: 2000 },
  );
});

test('digits of all scripts are digits', () => {
  fc.assert(
    fc.property(whole, fc.constantFrom(...DIGITS), (value, script) => {
      const text = new Intl.NumberFormat(`en-u-nu-${script}`, { useGrouping: false }).format(value);
      assert.equal(readNumber(text), value);
    }),
  );
});

test('lakh, crore, thousand and million count', () => {
  const words: [string, number][] = [
    ['lakh', 1e5],
    ['lac', 1e5],
    ['লাখ', 1e5],
    ['crore', 1e7],
    ['k', 1e3],
    ['K', 1e3],
    ['tr', 1e6],
    ['triệu', 1e6],
    ['nghìn', 1e3],
  ];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9999 }),
      fc.constantFrom(...words),
      fc.constantFrom('', ' '),
      (tenths, [word, times], space) => {
        assert.equal(readNumber(`${tenths / 10}${space}${word}`), Math.round((tenths / 10) * times));
      },
    ),
  );
  for (const [text, value] of [
    ['1,20,000', 120_000],
    ['440.000', 440_000],
    ['79.500.000', 79_500_000],
    ['1.2 lakh', 120_000],
    ['15tr5', 15_500_000],
    ['2,5 tr', 2_500_000],
    ['35000.0', 35_000],
    ['0.5', 0.5],
  ] as const)
    assert.equal(readNumber(text), value, text);
  for (const text of [
    '',
    'abc',
    '12,3456',
    '1,2,3',
    '1..2',
    '1.2.3',
    '12 34',
    '1e5',
    '0x10',
    '--5',
    '1,500 lakh',
    '१२abc',
    '5 10',
  ])
    assert.equal(readNumber(text), undefined, text);
});

test('a price is read with its currency, on whichever side that stands', () => {
  const signs = ['Rs', 'Rs.', 'rs ', 'INR ', '₹', '৳', 'Tk ', 'Tk. ', 'BDT ', '$', 'US$ ', '€', '£', 'LKR '];
  const ends = [' đ', '₫', ' VND', ' Tk', '/-', ' taka', ' INR', ' only', '/=', ' TK.'];
  const price = fc.integer({ min: 1, max: 99_999_999 });
  fc.assert(
    fc.property(price, fc.constantFrom(...signs), locale, (value, sign, tag) =>
      assert.equal(amountOf(sign + formatted(value, tag)), value, sign),
    ),
  );
  fc.assert(
    fc.property(price, fc.constantFrom(...ends), locale, (value, end, tag) =>
      assert.equal(amountOf(formatted(value, tag) + end), value, end),
    ),
  );
  const known: [string, number, string][] = [
    ['Rs 440,000', 440_000, 'INR'],
    ['$17,200 ', 17_200, 'USD'],
    ['79.500.000 đ', 79_500_000, 'VND'],
    ['৳১,২০,০০০', 120_000, 'BDT'],
    ['₨ 45000/-', 45_000, 'INR'],
  ];
  for (const [text, amount, currency] of known) {
    const value = priceIn(text);
    assert.deepEqual([value?.amount, value?.currencies?.[0]], [amount, currency], text);
  }
});

test('nonsense is never read as a price', () => {
  const nonsense = [
    'call me',
    'best price',
    '12345abc',
    '40,000-45,000',
    '40k to 45k',
    '30000/35000',
    'Pulsar 150',
    '2014 model',
    '-500',
    '+880 1700-000000',
    '12/05/2018',
    '50%',
    '1.2.3',
    'Rs',
    '150cc',
    '35,000 km',
    '5 10',
    'http://x.test/100',
  ];
  for (const text of nonsense) assert.equal(amountOf(text), undefined, text);
  for (const text of ['', ' ', '-', 'N/A', 'null', '…', 'đang cập nhật'])
    assert.equal(readPrice(text), undefined, text);
  const range = readPrice('40,000 - 45,000');
  assert.deepEqual(range && 'suggestion' in range && range.suggestion, '40,000');
  assert.deepEqual(readPrice('45,000 negotiable'), { value: { amount: 45_000 }, corrected: true });
});
