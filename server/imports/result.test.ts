import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { readImportResult } from '#contract/imports.ts';
import { aCheckedImportOf, aFinishedImportOf, anImportOf, csv } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';

const market = await openMarket();
const seller = await market.person('seller');

test('the result is the file as it was sent, with what became of every row', async () => {
  const file =
    'name,price,year,city\nBajaj Pulser 150,900,2015,Bangalore\nYamaha FZ,,2018,Dhaka\nBajaj Pulser 150,900,2015,Bangalore\n';
  const { _id: id } = await aFinishedImportOf(seller, csv(file));
  const [heading, pulsar, fz, again] = await resultOf(seller, id);
  assert.deepEqual(heading, ['name', 'price', 'year', 'city', 'Result', 'Understood as', 'Remarks', 'Product']);
  const [product] = pulsar?.splice(-1) ?? [];
  assert.match(product ?? '', /^\/products\/[0-9a-f-]{36}$/);
  assert.deepEqual(pulsar, [
    ...['Bajaj Pulser 150', '900', '2015', 'Bangalore'],
    ...['imported', 'Pulser 150 → Pulsar 150; Bangalore → Bengaluru', ''],
  ]);
  assert.deepEqual(fz?.slice(4), ['refused', '', 'The price is missing', '']);
  assert.deepEqual([again?.[4], again?.[6]], ['duplicate', 'The same as row 1']);
});

test('no cell of the result is taken for a formula', async () => {
  const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '=HYPERLINK("http://x.test")', "=cmd|' /C calc'!A0"];
  const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
  const rows = formulas.map((cell) => `${quoted(cell)},100,2018,${quoted(cell)}`);
  const id = await anImportOf(seller, csv(['=name,price,year,city', ...rows].join('\n')));
  const cells = (await resultOf(seller, id)).flat();
  assert.ok(cells.includes("'=1+1") && cells.includes("'=name"));
  assert.deepEqual(
    cells.filter((cell) => /^[=+\-@\t\r]/.test(cell)),
    [],
  );
});

test('a large file’s result holds every row', async () => {
  const rows = Array.from({ length: 1234 }, (_, index) => `Yamaha ${index},${900 + index},2018,Dhaka`);
  const id = await aCheckedImportOf(seller, csv(['name,price,year,city', ...rows].join('\n')));
  const result = await resultOf(seller, id);
  assert.deepEqual([result.length, result[1234]?.[0], result[1234]?.[4]], [1235, 'Yamaha 1233', 'ready']);
});

async function resultOf(person: Caller, id: string): Promise<string[][]> {
  const { status, body, headers } = await person.call(readImportResult, { params: { id } });
  assert.equal(status, 200);
  assert.match(headers.get('content-type') ?? '', /^text\/csv; charset=utf-8/);
  assert.equal(headers.get('content-disposition'), 'attachment');
  return parse(String(body), { bom: true });
}
