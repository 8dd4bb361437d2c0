import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listImportRows, listImports, mapImport, readImport, removeImport, runImport } from '#contract/imports.ts';
import { listSellerProducts } from '#contract/products.ts';
import {
  aCheckedImportOf,
  aFinishedImportOf,
  anImportOf,
  bikesFile,
  columnsOfBikes,
  csv,
  through,
} from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { forgetOldImports } from './imports.ts';

const market = await openMarket();
const { sql } = market.market;

const dealersFile = csv(`bike_name,price,city,kms_driven,owner,year,brand
Bajaj Pulser 150 dtsi,"Rs 90,000",Bangalore,"25,000 km",First Owner,2014,Bajaj
Yamaha FZ-S,"1,20,000",Delhi,12000,2,২০১৮,yamaha
Honda CB Shine,50000,Pune,1000,1,2015,Honda
Hero Splendor Plus,,Pune,1000,1,2015,Hero
Yamaha FZ-S,"1,20,000",Delhi,12000,2,২০১৮,yamaha
`);
const inRupees = { currency: 'INR', perDollar: 80 };

test('a file is read in its seller’s own writing, checked, and listed', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, dealersFile, inRupees);
  const checked = await rowsOf(seller, id);
  assert.deepEqual(
    checked.map(({ outcome }) => outcome),
    ['corrected', 'ready', 'refused', 'refused', 'duplicate'],
  );
  const [pulsar, fz, honda, hero, again] = checked;
  assert.deepEqual(pulsar?.corrections, [
    { field: 'model', written: 'Pulser 150', understood: 'Pulsar 150' },
    { field: 'sellerLocation', written: 'Bangalore', understood: 'Bengaluru' },
  ]);
  assert.deepEqual([fz?.reads.resalePrice, fz?.reads.modelYear, fz?.reads.kilometres], ['1500.00', '2018', '12000']);
  assert.match(honda?.faults[0]?.message ?? '', /^Honda is not sold here/);
  assert.deepEqual(hero?.faults, [{ field: 'resalePrice', message: 'The price is missing' }]);
  assert.deepEqual(again?.sameAs, { row: 2 });
  assert.equal((await productsOf(seller)).length, 0);

  await seller.call(runImport, { params: { id } });
  const done = await through(seller, id);
  assert.deepEqual([done.state, done.through, done.outcomes.imported, done.outcomes.refused], ['done', 5, 2, 2]);
  const products = await productsOf(seller);
  const { productName, resalePrice, orgPrice, img, place, model, variant, modelYear, kilometres, owners, sellerPhone } =
    products.find(({ categoryName }) => categoryName === 'BAJAJ') ?? assert.fail();
  assert.deepEqual(
    [productName, resalePrice, orgPrice, img, place?.name, model, variant, modelYear, kilometres, owners, sellerPhone],
    ['Bajaj Pulsar 150 dtsi', 1125, null, '', 'Bengaluru', 'Pulsar 150', 'DTS-i', 2014, 25_000, 1, '+880 1700-000000'],
  );
  const imported = (await rowsOf(seller, id)).filter(({ outcome }) => outcome === 'imported');
  assert.deepEqual(imported.map(({ productId }) => productId).sort(), products.map(({ _id }) => _id).sort());
});

test('what a file does not say is made of the facts, or said once for all rows', async () => {
  const seller = await market.person('seller');
  const settings = { condition: 'Fair', sellerLocation: 'Sylhet', categoryName: 'hero', distanceUnit: 'mi' };
  await aFinishedImportOf(seller, csv('Model,Price,Age,Mileage\nCity 100,500,"6 years","1,000"\n'), settings);
  const [bike] = await productsOf(seller);
  assert.deepEqual(
    [bike?.productName, bike?.categoryName, bike?.yearsOfUse, bike?.kilometres, bike?.condition, bike?.disc],
    ['HERO City 100', 'HERO', 6, 1609, 'Fair', 'HERO City 100, 1,609 km, fair condition, in Sylhet.'],
  );
});

test('what no column holds has to be said, by its name', async () => {
  const seller = await market.person('seller');
  const id = await anImportOf(seller);
  const { mapping, settings } = columnsOfBikes;
  const { productName: _, ...nameless } = mapping;
  const { resalePrice: __, ...priceless } = mapping;
  const { sellerLocation: ___, ...placeless } = mapping;
  const wrong: [string, object][] = [
    ['mapping.productName', { mapping: nameless, settings }],
    ['mapping.resalePrice', { mapping: priceless, settings }],
    ['settings.sellerLocation', { mapping: placeless, settings }],
    ['settings.sellerPhone', { mapping, settings: {} }],
    ['settings.perDollar', { mapping, settings: { ...settings, currency: 'BDT' } }],
    ['mapping.colour', { mapping: { ...mapping, colour: 4 }, settings }],
  ];
  for (const [field, body] of wrong) {
    const { status, body: fault } = await seller.call(mapImport, { params: { id }, body });
    assert.deepEqual([status, fault.errors?.[0]?.field], [400, field]);
  }
  assert.equal((await seller.call(readImport, { params: { id } })).body.state, 'read');
  assert.equal((await seller.call(runImport, { params: { id } })).body.code, 'import-not-ready');
});

test('how a seller mapped columns is remembered for the next file with the same ones, in any order', async () => {
  const seller = await market.person('seller');
  const id = await anImportOf(seller, csv('alpha,beta,gamma,delta\nYamaha FZ-S,1200,2018,Dhaka\n'));
  const settings = { ...columnsOfBikes.settings, condition: 'Fair', currency: 'BDT', perDollar: 120 };
  await seller.call(mapImport, { params: { id }, body: { mapping: columnsOfBikes.mapping, settings } });
  const next = await anImportOf(seller, csv('delta,gamma,beta,alpha\nSylhet,2019,900,Bajaj Pulsar\n'));
  const { body } = await seller.call(readImport, { params: { id: next } });
  assert.deepEqual(body.mapping, { productName: 3, resalePrice: 2, modelYear: 1, sellerLocation: 0 });
  assert.deepEqual([body.mappingOrigin, body.settings.perDollar], ['remembered', 120]);
  // A setting of another file's bikes does not carry over.
  assert.equal(body.settings.condition, undefined);
  const stranger = await market.person('seller');
  const theirs = await anImportOf(stranger, csv('delta,gamma,beta,alpha\nSylhet,2019,900,Bajaj Pulsar\n'));
  assert.equal((await stranger.call(readImport, { params: { id: theirs } })).body.mappingOrigin, 'guessed');
});

test('rows are listed in parts, and by what became of them', async () => {
  const seller = await market.person('seller');
  const rows = Array.from(
    { length: 30 },
    (_, index) => `Yamaha FZ-S,${index % 3 ? 1000 + index : 'call me'},2018,Dhaka`,
  );
  const id = await aCheckedImportOf(seller, csv(['name,price,year,city', ...rows].join('\n')));
  const part = async (query: object) => {
    const { body, headers } = await seller.call(listImportRows, { params: { id }, query });
    return { numbers: body.map(({ number }) => number), next: headers.get('link')?.match(/after=(\d+)/)?.[1] };
  };
  assert.deepEqual(await part({ limit: 4 }), { numbers: [1, 2, 3, 4], next: '4' });
  assert.deepEqual(await part({ limit: 4, after: 28 }), { numbers: [29, 30], next: undefined });
  assert.deepEqual(await part({ limit: 4, outcome: 'refused' }), { numbers: [1, 4, 7, 10], next: '10' });
  assert.deepEqual((await part({ outcome: 'imported' })).numbers, []);
});

test('an import is forgotten when its seller says so or after a month, and what it listed stays', async () => {
  const seller = await market.person('seller');
  const [first, second] = [await aFinishedImportOf(seller), await aFinishedImportOf(seller)];
  assert.deepEqual((await seller.call(removeImport, { params: { id: first._id } })).body, { deletedCount: 1 });
  assert.deepEqual(await importsOf(seller), [second._id]);
  await sql`update imports set started_at = now() - interval '29 days' where id = ${second._id}`;
  await forgetOldImports(sql);
  assert.equal((await importsOf(seller)).length, 1);
  await sql`update imports set started_at = now() - interval '31 days' where id = ${second._id}`;
  await forgetOldImports(sql);
  assert.deepEqual(await importsOf(seller), []);
  assert.equal((await productsOf(seller)).length, 2);
});

test('one seller cannot keep or run imports without end', async () => {
  const seller = await market.person('seller');
  const ids = await Promise.all([1, 2, 3].map(() => anImportOf(seller)));
  await sql`update imports set state = 'checking', held_until = now() + interval '1 hour' where id in ${sql(ids.slice(0, 2))}`;
  const third = await seller.call(mapImport, { params: { id: ids[2] }, body: columnsOfBikes });
  assert.deepEqual([third.status, third.body.code], [409, 'import-not-ready']);
  await sql`
    insert into imports (id, seller_id, file_name, columns, mapping, mapping_origin, settings, row_count)
    select gen_random_uuid(), seller_id, file_name, columns, mapping, mapping_origin, settings, row_count
    from imports, generate_series(1, 47) where id = ${ids[2] ?? ''}`;
  await assert.rejects(anImportOf(seller, bikesFile), /You have 50 imports already/);
});

const rowsOf = async (seller: Caller, id: string) => (await seller.call(listImportRows, { params: { id } })).body;
const productsOf = async (seller: Caller) =>
  (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
const importsOf = async (seller: Caller) => (await seller.call(listImports)).body.map(({ _id }) => _id);
