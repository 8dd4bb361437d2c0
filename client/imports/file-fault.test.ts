import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { fileFault } from './file-fault.ts';

test('a workbook, an empty file and a huge one are not sent', () => {
  assert.match(fileFault({ name: 'bikes.XLSX', size: 900 }) ?? '', /save its sheet as CSV/);
  assert.match(fileFault({ name: 'bikes.csv', size: 0 }) ?? '', /is empty/);
  assert.match(fileFault({ name: 'bikes.csv', size: LARGEST_IMPORT_BYTES + 1 }) ?? '', /has 31 MB.* to 30 MB/);
});

test('whatever may be a table is sent', () => {
  for (const name of ['bikes.csv', 'bikes', 'xlsx.txt', 'bikes.TSV'])
    assert.equal(fileFault({ name, size: LARGEST_IMPORT_BYTES }), undefined, name);
});
