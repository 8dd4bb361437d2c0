import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ImportSettings } from '#contract/imports.ts';
import { guessColumns } from './columns.ts';
import { readRow } from './row.ts';

const settings = ImportSettings.parse({ sellerPhone: '+880 1700-000000', sellerLocation: 'Dhaka' });

function read(row: Record<string, string>) {
  const names = Object.keys(row);
  const cells = Object.values(row);
  const mapping = guessColumns(names.map((name, at) => ({ name, samples: [cells[at] ?? ''] })));
  return readRow(cells, {
    columns: names.length,
    mapping,
    settings,
    brands: ['HONDA', 'BAJAJ', 'PIAGGIO', 'VESPA'],
    frameSecret: '',
  });
}

test('a title loses no word when its model is corrected', () => {
  const titled = (name: string) => read({ name, brand: 'Honda', year: '2011', price: '500' }).reads;
  assert.deepEqual(
    [titled('Ware rsx máy êm').productName, titled('Ware rsx máy êm').model],
    ['Ware rsx máy êm', 'Wave 110'],
  );
  assert.equal(titled('Bán Varrio 125 chính chủ').productName, 'Bán Vario 125 chính chủ');
});

test('a variant that is only a colour is the colour, where no other is said', () => {
  const bike = (variant: string, colour = '') => {
    const { reads } = read({ name: 'Bajaj Pulsar 150', brand: 'Bajaj', variant, colour, year: '2015', price: '900' });
    return [reads.variant, reads.colour];
  };
  assert.deepEqual(bike('Matt black'), [undefined, 'Matt black']);
  assert.deepEqual(bike('red & white'), [undefined, 'red & white']);
  assert.deepEqual(bike('Black', 'Blue'), [undefined, 'Blue']);
  assert.deepEqual(bike('Neon'), ['Neon', undefined]);
  assert.deepEqual(bike('Black Edition'), ['Black Edition', undefined]);
});

test('a model says which of two sister brands it is', () => {
  const made = (name: string, brand: string) => {
    const { reads } = read({ name, brand, year: '2015', price: '900' });
    return [reads.categoryName, reads.model];
  };
  assert.deepEqual(made('LX 125 ie', 'Piaggio'), ['VESPA', 'LX 125']);
  assert.deepEqual(made('Liberty 125', 'Vespa'), ['PIAGGIO', 'Liberty 125']);
  assert.deepEqual(made('Liberty 125', 'Piaggio'), ['PIAGGIO', 'Liberty 125']);
  assert.deepEqual(made('xe đẹp', 'Piaggio'), ['PIAGGIO', undefined]);
});
