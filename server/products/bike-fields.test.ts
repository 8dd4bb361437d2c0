import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { runImport } from '#contract/imports.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { editProduct, listSellerProducts, readProduct } from '#contract/products.ts';
import { aCheckedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const facts = { abs: 'single channel', seatHeightMm: 805, licenceClass: 'A2' };

test('every field has a column, which holds text or whole numbers as its kind says', async () => {
  const columns = await sql<{ name: string; type: string }[]>`
    select column_name as name, data_type as type from information_schema.columns where table_name = 'products'`;
  const types = new Map(columns.map(({ name, type }) => [name, type]));
  for (const name of BIKE_FIELD_NAMES) {
    const { column, kind } = fieldOf(name);
    assert.equal(types.get(column), kind === 'whole' || kind === 'year' ? 'integer' : 'text', name);
  }
});

test('ABS, seat height and licence class are kept, shown, changed, told in the history and exported', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller, { ...facts, seatHeightMm: '805' });
  const read = async () => {
    const { abs, seatHeightMm, licenceClass } = (await market.nobody.call(readProduct, { params: { id } })).body;
    return { abs, seatHeightMm, licenceClass };
  };
  assert.deepEqual(await read(), facts);
  const body = { ...goodBike, abs: 'yes', seatHeightMm: 1010, revision: 1 };
  assert.equal((await seller.call(editProduct, { params: { id }, body })).status, 200);
  assert.deepEqual(await read(), { abs: 'yes', seatHeightMm: 1010, licenceClass: undefined });
  const [change] = (await seller.call(listProductChanges, { params: { id } })).body;
  assert.deepEqual(
    change?.fields.sort((one, other) => (one.field < other.field ? -1 : 1)),
    [
      { field: 'abs', before: 'Single channel', after: 'Yes' },
      { field: 'licenceClass', before: 'A2', after: '' },
      { field: 'seatHeightMm', before: '805 mm', after: '1,010 mm' },
    ],
  );
  assert.match(
    JSON.stringify((await seller.call(exportAccount)).body),
    /"abs":"yes".*"seatHeightMm":1010|"seatHeightMm":1010.*"abs":"yes"/,
  );
});

test('they are found in a dealer’s file by the names of its columns', async () => {
  const seller = await market.person('seller');
  const file = csv(
    'name,price,year,city,ABS,Saddle height,License\nHero Hunk,900,2018,Dhaka,Dual channel,790 mm,A 2\n',
  );
  const id = await aCheckedImportOf(seller, file);
  await seller.call(runImport, { params: { id } });
  await through(seller, id);
  const [bike] = (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
  assert.deepEqual([bike?.abs, bike?.seatHeightMm, bike?.licenceClass], ['yes', 790, 'A2']);
});
