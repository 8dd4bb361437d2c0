import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Import } from '#contract/imports.ts';
import { draftOf, faultsOf, sentOf } from './draft.ts';

const COLUMNS = ['Bike', 'Price', 'Colour', 'City', 'Phone'];

function read(changes: Partial<Import> = {}): Import {
  return {
    _id: '0a8f7c1e-4b1d-4d56-9c1a-2f6f0a3b9c11',
    fileName: 'bikes.csv',
    startedAt: '2026-11-21T10:00:00.000Z',
    state: 'read',
    columns: COLUMNS.map((name) => ({ name, samples: [] })),
    mapping: { productName: 0, resalePrice: 1, sellerLocation: 3, sellerPhone: 4 },
    mappingOrigin: 'guessed',
    settings: { condition: 'Good', currency: 'USD', perDollar: 1, distanceUnit: 'km' },
    rows: 2,
    through: 0,
    outcomes: { ready: 0, corrected: 0, asked: 0, duplicate: 0, refused: 0, imported: 0 },
    ...changes,
  };
}

const NO_FAULTS = { columns: {}, settings: {}, missing: [] };

test('what is sent without a change is what was proposed', () => {
  const draft = draftOf(read());
  assert.deepEqual(draft.columns, ['productName', 'resalePrice', '', 'sellerLocation', 'sellerPhone']);
  assert.deepEqual(faultsOf(draft, COLUMNS), NO_FAULTS);
  const { mapping, settings } = sentOf(draft);
  assert.deepEqual(mapping, read().mapping);
  assert.deepEqual(JSON.parse(JSON.stringify(settings)), read().settings);
});

test('a condition of all bikes is said by nobody but the person', () => {
  const draft = draftOf(read({ settings: { currency: 'USD', perDollar: 1, distanceUnit: 'km' } }));
  assert.equal(draft.condition, '');
  assert.equal(sentOf(draft).settings.condition, undefined);
  assert.deepEqual(faultsOf(draft, COLUMNS), NO_FAULTS);
  assert.equal(sentOf({ ...draft, condition: 'Fair' }).settings.condition, 'Fair');
});

test('a field that is chosen twice is a fault of the second column', () => {
  const draft = draftOf(read());
  const { columns } = faultsOf({ ...draft, columns: draft.columns.with(2, 'resalePrice') }, COLUMNS);
  assert.deepEqual(Object.keys(columns), ['2']);
  assert.match(columns[2] ?? '', /“Price” is chosen as Price already/);
});

test('what no column gives has to be said once', () => {
  const draft = draftOf(read({ mapping: {} }));
  const { settings, missing } = faultsOf(draft, COLUMNS);
  assert.deepEqual(Object.keys(settings).sort(), ['sellerLocation', 'sellerPhone']);
  assert.equal(missing.length, 2);
  const said = { ...draft, sellerLocation: 'Dhaka', sellerPhone: '+880 1712 345678' };
  assert.deepEqual(faultsOf(said, COLUMNS).settings, {});
  assert.deepEqual(Object.keys(faultsOf({ ...said, sellerPhone: 'call me' }, COLUMNS).settings), ['sellerPhone']);
});

test('another currency needs its rate, which nobody but the person knows', () => {
  const draft = draftOf(read({ settings: { condition: 'Good', currency: 'INR', perDollar: 1, distanceUnit: 'km' } }));
  assert.equal(draft.perDollar, '');
  for (const perDollar of ['', '0', '-3', 'many'])
    assert.match(faultsOf({ ...draft, perDollar }, COLUMNS).settings.perDollar ?? '', /how much INR one dollar is/);
  assert.equal(sentOf({ ...draft, perDollar: '83.5' }).settings.perDollar, 83.5);
  assert.deepEqual(faultsOf({ ...draft, perDollar: '83.5' }, COLUMNS), NO_FAULTS);
});
