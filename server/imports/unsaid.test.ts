import assert from 'node:assert/strict';
import { test } from 'node:test';
import { editProduct, listSellerProducts, readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { aFinishedImportOf, csv } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();

test('what no row says is not made up: condition, price when new, engine', async () => {
  const seller = await market.person('seller');
  await aFinishedImportOf(seller, csv('name,price,year,city\nHero Splendor Plus,500,2012,Dhaka\n'));
  const [bike] = await productsOf(seller);
  assert.deepEqual(
    [bike?.modelId, bike?.condition, bike?.orgPrice, bike?.engineCc],
    [MODEL, undefined, null, undefined],
  );
  assert.equal(bike?.disc, 'Hero Splendor Plus of 2012, in Dhaka.');
});

test('a condition is the row’s, else what is said of all bikes; “used” is none', async () => {
  const file = csv(
    'name,price,year,city,condition\nYamaha FZ-S,900,2012,Dhaka,Used\nYamaha FZ-S,901,2012,Dhaka,like new\nYamaha FZ-S,902,2012,Dhaka,\n',
  );
  const conditions = async (settings: object) => {
    const seller = await market.person('seller');
    await aFinishedImportOf(seller, file, settings);
    const bikes = (await productsOf(seller)).toSorted((a, b) => a.resalePrice - b.resalePrice);
    return bikes.map(({ condition }) => condition);
  };
  assert.deepEqual(await conditions({}), [undefined, 'Excellent', undefined]);
  assert.deepEqual(await conditions({ condition: 'Fair' }), ['Fair', 'Excellent', 'Fair']);
});

test('a price when new that a row says is kept', async () => {
  const seller = await market.person('seller');
  await aFinishedImportOf(
    seller,
    csv('name,price,year,city,mrp\nYamaha FZ-S,900,2012,Dhaka,1900\nYamaha R15,950,2012,Dhaka,\n'),
  );
  const prices = (await productsOf(seller)).map(({ orgPrice }) => orgPrice);
  assert.deepEqual(prices.toSorted(), [1900, null]);
});

test('who asks for a condition does not find bikes without one', async () => {
  const seller = await market.person('seller');
  const name = 'Yamaha Quillon';
  await aFinishedImportOf(
    seller,
    csv(`name,price,year,city,condition\n${name},900,2012,Dhaka,\n${name},901,2012,Dhaka,Good\n`),
  );
  const found = async (query: object) =>
    (await market.nobody.call(searchProducts, { query: { q: 'quillon', ...query } })).body.products.map(
      ({ resalePrice }) => resalePrice,
    );
  assert.deepEqual((await found({})).toSorted(), [900, 901]);
  assert.deepEqual(await found({ condition: 'Good' }), [901]);
});

test('an imported bike is edited without making anything up, and its seller may say it or take it back', async () => {
  const seller = await market.person('seller');
  await aFinishedImportOf(seller, csv('name,price,year,city\nHero Splendor Plus,500,2012,Dhaka\n'));
  const [{ _id: id } = assert.fail()] = await productsOf(seller);
  const { disc, modelId, productName } = await read(seller, id);
  const draft = { ...goodBike, disc, modelId, productName, categoryName: 'HERO', orgPrice: null, condition: null };
  const edit = (changes: object) => seller.call(editProduct, { params: { id }, body: { ...draft, ...changes } });
  assert.deepEqual((await edit({ resalePrice: 450, revision: 1 })).body, { modifiedCount: 1, revision: 2 });
  const shown = await read(seller, id);
  assert.deepEqual(
    [shown.resalePrice, shown.orgPrice, shown.condition, shown.engineCc, shown.isImported],
    [450, null, undefined, undefined, true],
  );
  assert.equal((await read(market.nobody, id)).isImported, undefined);
  await edit({ orgPrice: 800, condition: 'Fair', engineCc: 97, revision: 2 });
  const listed = await read(seller, id);
  assert.deepEqual([listed.orgPrice, listed.condition, listed.engineCc], [800, 'Fair', 97]);
  await edit({ revision: 3 });
  assert.deepEqual([(await read(seller, id)).orgPrice, (await read(seller, id)).condition], [null, undefined]);
});

test('a bike that is listed by hand keeps its condition and its price when new', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller);
  for (const field of ['orgPrice', 'condition']) {
    const body = { ...goodBike, [field]: null, revision: 1 };
    const { status, body: fault } = await seller.call(editProduct, { params: { id }, body });
    assert.deepEqual([status, fault.errors?.[0]?.field], [400, field]);
  }
  assert.equal((await read(seller, id)).revision, 1);
});

const MODEL = 'hero-splendor-plus';
const read = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;
const productsOf = async ({ email, call }: Caller) => (await call(listSellerProducts, { params: { email } })).body;
