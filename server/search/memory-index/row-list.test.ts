import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RowList } from './row-list.ts';

const CAPACITY = 1_000;
const rowsIn = (list: RowList) => {
  const bitmap = list.bitmap(CAPACITY);
  return Array.from({ length: CAPACITY }, (_, row) => row).filter((row) => bitmap.has(row));
};

for (const [length, rows] of Object.entries({
  short: [3, 31, 32, 999],
  long: Array.from({ length: 90 }, (_, at) => at * 7),
}))
  test(`the bitmap of a ${length} list has its rows, also those that came after it was asked for`, () => {
    const list = new RowList();
    const later = rows.splice(rows.length / 2);
    for (const row of rows) list.push(row);
    assert.deepEqual(rowsIn(list), rows);
    for (const row of later) list.push(row);
    assert.deepEqual(rowsIn(list), [...rows, ...later]);
    assert.deepEqual(rowsIn(list), [...list.rows]);
  });
