import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Product } from '#contract/products.ts';
import { comparedFacts } from './compared-facts.ts';

const bike = (facts: Partial<Product>): Product => ({
  _id: crypto.randomUUID(),
  productName: 'Yamaha FZ',
  img: '',
  orgPrice: 2000,
  resalePrice: 1200,
  yearsOfUse: 3,
  postDate: '2026-11-20T23:30:00.000Z',
  categoryName: 'YAMAHA',
  condition: 'Good',
  sellerId: crypto.randomUUID(),
  sellerName: 'Tuuli',
  sellerLocation: 'Dhaka',
  disc: '',
  isVarified: false,
  isAvailable: true,
  isReserved: false,
  isAdvertized: false,
  isReported: false,
  may: { book: false, ask: false, report: false, advertise: false, edit: false, remove: false, hide: false },
  ...facts,
});

function told(name: string, ...bikes: Partial<Product>[]) {
  const fact = comparedFacts(bikes.map(bike)).find((one) => one.name === name);
  return fact && { differs: fact.differs, cells: fact.cells.map(({ text, best }) => [text, best]) };
}

test('the least price and the latest year are the best, wherever they stand', () => {
  assert.deepEqual(told('Price', { resalePrice: 900 }, { resalePrice: 1250.5 }), {
    differs: true,
    cells: [
      ['$900', 'Lowest'],
      ['$1,250.50', undefined],
    ],
  });
  assert.deepEqual(told('Model year', { modelYear: 2016 }, { modelYear: 2021 }, { modelYear: 2021 })?.cells, [
    ['2016', undefined],
    ['2021', 'Newest'],
    ['2021', 'Newest'],
  ]);
});

test('where all are the same, none is the best', () => {
  assert.deepEqual(told('Kilometres', { kilometres: 0 }, { kilometres: 0 }), {
    differs: false,
    cells: [
      ['0 km', undefined],
      ['0 km', undefined],
    ],
  });
});

test('what one seller did not say differs, and makes the only other bike no better', () => {
  assert.deepEqual(told('Kilometres', { kilometres: 9000 }, {}), {
    differs: true,
    cells: [
      ['9,000 km', undefined],
      [undefined, undefined],
    ],
  });
  assert.equal(told('Kilometres', { kilometres: 9000 }, {}, { kilometres: 12_000 })?.cells[0]?.[1], 'Fewest');
});

test('what nobody said is no fact', () => {
  assert.equal(told('Variant', {}, {}), undefined);
});

test('a price when new and a condition that nobody said are not compared', () => {
  const unsaid = { orgPrice: null, condition: undefined } as Partial<Product>;
  assert.deepEqual([told('Original price', unsaid, unsaid), told('Condition', unsaid, unsaid)], [undefined, undefined]);
  assert.deepEqual(told('Original price', unsaid, {})?.cells, [
    [undefined, undefined],
    ['$2,000', undefined],
  ]);
});

test('a fact that is a choice is told in words, and is no better than another', () => {
  assert.deepEqual(told('ABS', { abs: 'single channel' }, { abs: 'none' }, {})?.cells, [
    ['Single channel', undefined],
    ['None', undefined],
    [undefined, undefined],
  ]);
  assert.deepEqual(told('Seat height', { seatHeightMm: 790 }, { seatHeightMm: 1010 })?.cells, [
    ['790 mm', undefined],
    ['1,010 mm', undefined],
  ]);
});
