import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listImportRows, runImport } from '#contract/imports.ts';
import { listSellerProducts, removeProduct } from '#contract/products.ts';
import { aCheckedImportOf, aFinishedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;

const heading = 'name,price,year,city,km';
const bikes = [
  'Yamaha FZ-S,1200,2018,Dhaka,12000',
  'Bajaj Pulsar 150,900,2015,Sylhet,30000',
  'Hero Hunk,700,2012,Khulna,45000',
];
const file = (...rows: string[]) => csv([heading, ...rows].join('\n'));

test('the same file again lists nothing, whatever its order, its columns’ order, and the rate of the dollar', async () => {
  const seller = await market.person('seller');
  assert.equal((await aFinishedImportOf(seller, file(...bikes))).outcomes.imported, 3);
  const before = await productsOf(seller);
  const shuffled = csv(
    'km,city,year,price,name\n45000,Khulna,2012,700,Hero Hunk\n"12,000 km",Dhaka,2018,1200,Yamaha FZ-S\n',
  );
  for (const again of [file(...bikes), file(...bikes.toReversed()), shuffled])
    for (const settings of [{}, { currency: 'BDT', perDollar: 2, sellerPhone: '+880 1999-000000' }]) {
      const { outcomes } = await aFinishedImportOf(seller, again, settings);
      assert.equal(outcomes.imported, 0);
    }
  assert.deepEqual(await productsOf(seller), before);
});

test('the same file many times at once is listed once', async () => {
  const seller = await market.person('seller');
  const many = file(...Array.from({ length: 700 }, (_, index) => `Yamaha FZ-S,${1000 + index},2018,Dhaka,12000`));
  const ids = [];
  for (let time = 0; time < 2; time++) ids.push(await aCheckedImportOf(seller, many));
  await Promise.all(ids.map((id) => seller.call(runImport, { params: { id } })));
  const done = await Promise.all(ids.map((id) => through(seller, id)));
  assert.deepEqual(
    done.map(({ state }) => state),
    ['done', 'done'],
  );
  const [{ imported = 0, duplicate = 0 } = {}, other] = done.map(({ outcomes }) => outcomes);
  assert.deepEqual([imported + (other?.imported ?? 0), duplicate + (other?.duplicate ?? 0)], [700, 700]);
  const listed =
    await sql`select count(*)::int as n from products p join users u on u.id = seller_id where u.email = ${seller.email}`;
  assert.equal(listed[0]?.n, 700);
});

test('another seller’s bike is another bike', async () => {
  const [one, other] = [await market.person('seller'), await market.person('seller')];
  for (const seller of [one, other])
    assert.equal((await aFinishedImportOf(seller, file(...bikes))).outcomes.imported, 3);
});

test('a bike that was taken off the market stays off it', async () => {
  const seller = await market.person('seller');
  await aFinishedImportOf(seller, file(...bikes));
  const [newest] = await productsOf(seller);
  await seller.call(removeProduct, { params: { id: newest?._id ?? '' } });
  const { _id: id, outcomes } = await aFinishedImportOf(seller, file(...bikes));
  assert.deepEqual([outcomes.imported, outcomes.duplicate], [0, 3]);
  const rows = await rowsOf(seller, id);
  const duplicates = rows.filter(
    ({ faults }) => faults[0]?.message === 'You imported this bike before and took it off the market',
  );
  assert.deepEqual(
    duplicates.map(({ sameAs }) => sameAs?.productId),
    [newest?._id],
  );
  assert.equal((await productsOf(seller)).length, 2);
});

test('the frame’s number, or the seller’s own, tells bikes apart that are alike, and finds them again when they change', async () => {
  const seller = await market.person('seller');
  const alike = (price: number) =>
    csv(
      `name,price,year,city,stock no,chassis\nYamaha FZ-S,${price},2018,Dhaka,A1,\nYamaha FZ-S,${price},2018,Dhaka,A2,\nYamaha FZ-S,${price},2018,Dhaka,,ME1 RG-4412\n`,
    );
  assert.equal((await aFinishedImportOf(seller, alike(1200))).outcomes.imported, 3);
  assert.equal((await aFinishedImportOf(seller, alike(1100))).outcomes.duplicate, 3);
});

test('what only fills the place of a frame’s number, and another number with the same digits, makes no bike another’s', async () => {
  const rows = ['unknown,1-12', 'Not available,11-2', '000000,112', 'unknown,1.12b', '-,A-7', ',n/a', ',unknown'];
  const content = `name,price,year,city,frame number,stock no\n${rows.map((row) => `Yamaha FZ-S,1200,2018,Dhaka,${row}`).join('\n')}\n`;
  const { outcomes } = await aFinishedImportOf(await market.person('seller'), csv(content));
  assert.deepEqual([outcomes.imported, outcomes.duplicate], [6, 1]);
});

test('a bike that its seller listed by hand is not listed again', async () => {
  const seller = await market.person('seller');
  const product = await aProductOf(seller, { frameNumber: 'me1rg4412' });
  const { _id: id } = await aFinishedImportOf(
    seller,
    csv('name,price,year,city,frame\nYamaha FZ,900,2018,Dhaka,ME1-RG 4412\n'),
  );
  const [row] = await rowsOf(seller, id);
  assert.deepEqual([row?.outcome, row?.sameAs], ['duplicate', { productId: product }]);
});

const rowsOf = async (seller: Caller, id: string) => (await seller.call(listImportRows, { params: { id } })).body;
const productsOf = async (seller: Caller) =>
  (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
