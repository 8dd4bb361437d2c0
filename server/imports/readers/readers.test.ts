import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { readAge } from './age.ts';
import { readCondition } from './condition.ts';
import { yearOfDate } from './date.ts';
import { readDistance } from './distance.ts';
import { readEngine } from './engine.ts';
import { readNumber } from './number.ts';
import { readOwners } from './owners.ts';
import { readPhone } from './phone.ts';
import { readPrice } from './price.ts';
import type { Reading } from './reading.ts';
import { readYear, yearWithin } from './year.ts';

const LOCALES = [
  'en-US',
  'en-IN',
  'de-DE',
  'de-CH',
  'fr-FR',
  'vi-VN',
  'pt-BR',
  'sv-SE',
  'id-ID',
  'bn-BD',
  'hi-IN-u-nu-deva',
  'ar-EG',
  'fa-IR',
  'my-MM',
];
const DIGITS = ['latn', 'beng', 'deva', 'arab', 'arabext', 'tamldec', 'fullwide', 'thai', 'khmr'];
const locale = fc.constantFrom(...LOCALES);
const whole = fc.integer({ min: 0, max: 999_999_999 });
const written = (value: number, tag: string, fractions = 0) =>
  value.toLocaleString(tag, { minimumFractionDigits: fractions, maximumFractionDigits: fractions });
const amountOf = (text: string) => {
  const reading = readPrice(text);
  return reading && 'value' in reading ? reading.value.amount : undefined;
};
const meant = <T>(reading: Reading<T> | undefined) => (reading && 'value' in reading ? reading.value : undefined);

test('a whole number is read back however a country writes it', () => {
  fc.assert(
    fc.property(whole, locale, (value, tag) => assert.equal(readNumber(written(value, tag)), value)),
    { numRuns: 2000 },
  );
});

test('cents are read back, except where they could be thousands', () => {
  const cents = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(cents, locale, (value, tag) => assert.equal(readNumber(written(value / 100, tag, 2)), value / 100)),
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
      assert.equal(amountOf(sign + written(value, tag)), value, sign),
    ),
  );
  fc.assert(
    fc.property(price, fc.constantFrom(...ends), locale, (value, end, tag) =>
      assert.equal(amountOf(written(value, tag) + end), value, end),
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
    const value = meant(readPrice(text));
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

test('a distance is read in kilometres', () => {
  const units = ['', ' km', 'km', ' KM', 'kms', ' Kms.', ' kilometers', ' কিমি', ' km run'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(...units), locale, (value, unit, tag) =>
      assert.equal(meant(readDistance(written(value, tag) + unit)), value),
    ),
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180_000 }), fc.constantFrom(' mi', ' miles', 'miles'), (value, unit) => {
      assert.deepEqual(readDistance(`${value}${unit}`), { value: Math.round(value * 1.609344), corrected: true });
      assert.deepEqual(readDistance(String(value), 'mi'), readDistance(`${value} mi`));
      assert.equal(meant(readDistance(`${value} km`, 'mi')), value);
    }),
  );
  assert.deepEqual([meant(readDistance('25k')), meant(readDistance('25k km'))], [25_000, 25_000]);
  assert.deepEqual(readDistance('750,000 km'), {
    fault: '750,000 km is further than any bike runs, so it is left out; is a digit too many?',
    suggestion: '75,000 km',
  });
});

test('a year is read in all its writings', () => {
  const year = fc.integer({ min: 1960, max: 2026 });
  const shapes = [
    (y: number) => `${y}`,
    (y: number) => `${y} model`,
    (y: number) => `Model: ${y}`,
    (y: number) => `30-01-${y}`,
    (y: number) => `${y}-01-30`,
    (y: number) => `1/30/${y}`,
    (y: number) => `Jan ${y}`,
    (y: number) => `3rd March ${y}`,
    (y: number) => `${y}-06-01 00:00:00`,
    (y: number) => `${y}.0`,
    (y: number) => y.toLocaleString('bn-BD', { useGrouping: false }),
    (y: number) => `đời ${y}`,
    (y: number) => `'${String(y).slice(2)}`,
  ];
  fc.assert(
    fc.property(year, fc.constantFrom(...shapes), (value, shape) => {
      const text = shape(value);
      // Two digits stand for the last hundred years.
      if (text.startsWith("'") && value < 1928) return;
      assert.equal(meant(readYear(text)), value, text);
    }),
  );
  for (const text of [
    '2',
    '4',
    '690',
    '১২৫',
    '20201',
    '1066',
    '2999',
    'before 1980',
    'trước năm 1980',
    '< 1990',
    '2015/2016',
    'new',
  ])
    assert.equal(meant(readYear(text)), undefined, text);
  assert.deepEqual(readYear('trước năm 1980'), {
    fault: '“trước năm 1980” is not a model year: please write four digits, like 2018',
    suggestion: '1980',
  });
  assert.deepEqual(
    [yearWithin('Bajaj Pulsar 150 2009'), yearWithin('Yamaha 2000cc'), yearWithin('2014 or 2015')],
    [2009, undefined, undefined],
  );
  assert.deepEqual(
    [yearOfDate('13-13-2018'), yearOfDate('31/12/2018'), yearOfDate('12/31/2018')],
    [undefined, '2018', '2018'],
  );
});

test('ages, engines, owners, conditions and phones are read from people’s words', () => {
  const read = (reader: (text: string) => Reading<unknown> | undefined, ...cells: string[]) =>
    cells.map((cell) => meant(reader(cell)));
  assert.deepEqual(read(readAge, '6', '6 years', '3 years 6 months', '6 months', '2014', 'old'), [
    6,
    6,
    3.5,
    0.5,
    undefined,
    undefined,
  ]);
  assert.deepEqual(read(readEngine, '150', '150cc', '1,340 CC', '100 - 175 cc', '14', '10000'), [
    150,
    150,
    1340,
    undefined,
    undefined,
    undefined,
  ]);
  assert.deepEqual(read(readOwners, '1st owner', 'First Owner', '2', 'Fourth Owner Or More', '0', 'Dealer'), [
    1,
    1,
    2,
    4,
    undefined,
    undefined,
  ]);
  assert.deepEqual(read(readCondition, 'Excellent', 'like new', 'Well maintained', 'Fair', 'Used', 'xyz'), [
    'Excellent',
    'Excellent',
    'Good',
    'Fair',
    undefined,
    undefined,
  ]);
  assert.deepEqual(read(readPhone, '+880 1700-000000', '০১৭০০০০০০০০', '01700000000 / 01800000000', '0912***', 'call'), [
    '+880 1700-000000',
    '01700000000',
    '01700000000',
    undefined,
    undefined,
  ]);
});

test('whatever a cell holds, no reader fails, and what is read can be listed', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[\d.,' kKmtrRs$₹৳đ/-]{0,20}$/),
  );
  const readers = [readPrice, readDistance, readYear, readAge, readEngine, readOwners, readCondition, readPhone];
  fc.assert(
    fc.property(cell, (text) => {
      for (const reader of readers) {
        const reading = reader(text);
        if (reading && 'fault' in reading) assert.ok(reading.fault.length < 200);
      }
      const [amount = 1, km = 0, year = 2000] = [amountOf(text), meant(readDistance(text)), meant(readYear(text))];
      assert.ok(Number.isFinite(amount) && amount >= 0 && km >= 0 && km <= 300_000 && year >= 1900 && year <= 2030);
    }),
    { numRuns: 5000 },
  );
});
