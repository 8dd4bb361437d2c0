import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { formatted, locale } from '../../../test/formatted-numbers.ts';
import { readAge } from './age.ts';
import { readCondition } from './condition.ts';
import { yearOfDate } from './date.ts';
import { readDistance } from './distance.ts';
import { readEngine } from './engine.ts';
import { readOwners } from './owners.ts';
import { readPhone } from './phone.ts';
import { readPrice } from './price.ts';
import type { Reading } from './reading.ts';
import { readYear, yearWithin } from './year.ts';

const meant = <T>(reading: Reading<T> | undefined) => (reading && 'value' in reading ? reading.value : undefined);

test('a distance is read in kilometres', () => {
  const units = ['', ' km', 'km', ' KM', 'kms', ' Kms.', ' kilometers', ' কিমি', ' km run'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300_000 }), fc.constantFrom(...units), locale, (value, unit, tag) =>
      assert.equal(meant(readDistance(formatted(value, tag) + unit)), value),
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
      // Two digits mean the last hundred years.
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
      const [amount = 1, km = 0, year = 2000] = [
        meant(readPrice(text))?.amount,
        meant(readDistance(text)),
        meant(readYear(text)),
      ];
      assert.ok(Number.isFinite(amount) && amount >= 0 && km >= 0 && km <= 300_000 && year >= 1900 && year <= 2030);
    }),
    { numRuns: 5000 },
  );
});
