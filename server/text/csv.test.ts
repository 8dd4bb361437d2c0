import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvOf } from './csv.ts';

const cell = fc.string({ unit: fc.constantFrom('a', ' ', '"', ',', ';', '\r', '\n', '=', '-', '\t', "'", 'ß', '৳') });

test('a reader finds each cell as it was, or behind an apostrophe where it begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constant('first'), cell, cell), { minLength: 1 }), (rows) => {
      const harmless = rows.map((row) => row.map((text) => (/^[=\-\t\r]/.test(text) ? `'${text}` : text)));
      assert.deepEqual(parse(csvOf(rows), { record_delimiter: '\r\n' }), harmless);
    }),
  );
});

test('only what needs quotes has them, and full-width signs are no formula either', () => {
  assert.equal(csvOf([['Gixxer', 'say "hi", now', '＝1']]), 'Gixxer,"say ""hi"", now",\'＝1\r\n');
});
