import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  confirmImportRows,
  listImportRows,
  mapImport,
  readImport,
  readImportResult,
  runImport,
} from '#contract/imports.ts';
import { listSellerProducts } from '#contract/products.ts';
import { aCheckedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();

const HEADING = 'name,price,year,city,km';
const bike = (price: number | string, km = 30_000) => `Bajaj Pulsar 150,${price},2015,Colombo,${km}`;
const file = (...rows: string[]) => csv([HEADING, ...rows].join('\n'));
const inRupees = { currency: 'LKR', perDollar: 300 };
const usualRows = [410_000, 420_000, 424_000, 430_000, 440_000].map((price) => bike(price));
const about = (id: string) => ({ params: { id } });

test('a fraction of what others ask in the file is asked about, and not listed unless its seller says so', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, file(...usualRows, bike('"Rs 75,000"'), bike(4_200_000)), inRupees);
  const rows = await rowsOf(seller, id);
  assert.deepEqual(
    rows.map(({ outcome }) => outcome),
    ['ready', 'ready', 'ready', 'ready', 'ready', 'asked', 'asked'],
  );
  assert.deepEqual(
    rows.slice(5).map(({ questions }) => questions),
    [
      [
        {
          field: 'resalePrice',
          message: '“Rs 75,000”: others ask about 424,000 LKR. Is it a deposit, or is a digit missing?',
        },
      ],
      [{ field: 'resalePrice', message: '“4200000”: others ask about 424,000 LKR. Is a digit too many?' }],
    ],
  );
  const { body } = await confirm(seller, id, { rows: [6], isConfirmed: true });
  assert.deepEqual([body.outcomes.ready, body.outcomes.asked], [6, 1]);
  await seller.call(runImport, about(id));
  assert.deepEqual((await through(seller, id)).outcomes, {
    ...{ ready: 0, corrected: 0, asked: 1, duplicate: 0, refused: 0, imported: 6 },
  });
  assert.equal(await bikesOf(seller), 6);
  const result = String((await seller.call(readImportResult, about(id))).body).split('\r\n');
  assert.match(result[7] ?? '', /,asked,,"“4200000”: others ask about/);
});

test('all are confirmed at once, taken back, and only while nothing is listed', async () => {
  const [seller, stranger] = [await market.person('seller'), await market.person('seller')];
  const id = await aCheckedImportOf(seller, file(...usualRows, bike(75_000), bike(76_000), bike(77_000, 9)), inRupees);
  const counts = async (choice: object) => {
    const { outcomes } = (await confirm(seller, id, choice)).body;
    return [outcomes.ready, outcomes.corrected, outcomes.asked];
  };
  assert.deepEqual(await counts({ isConfirmed: true }), [7, 1, 0]);
  assert.deepEqual(await counts({ rows: [7], isConfirmed: false }), [6, 1, 1]);
  // Rows without a question.
  assert.deepEqual(await counts({ rows: [1, 2, 999], isConfirmed: false }), [6, 1, 1]);
  assert.deepEqual(await counts({ isConfirmed: false }), [5, 0, 3]);
  assert.deepEqual(await counts({ rows: [], isConfirmed: true }), [5, 0, 3]);
  assert.equal((await confirm(stranger, id, { isConfirmed: true })).status, 404);
  await seller.call(runImport, about(id));
  await through(seller, id);
  const { status, body } = await confirm(seller, id, { isConfirmed: true });
  assert.deepEqual([status, body.code], [409, 'import-not-ready']);
  assert.equal(await bikesOf(seller), 5);
});

test('what is confirmed while the listing begins is listed, or refused: never lost', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, file(...usualRows, bike(75_000), bike(76_000)), inRupees);
  const [confirmed] = await Promise.all([
    confirm(seller, id, { isConfirmed: true }),
    seller.call(runImport, about(id)),
  ]);
  const { outcomes } = await through(seller, id);
  const expected = confirmed.status === 200 ? [7, 0] : [5, 2];
  assert.deepEqual([outcomes.imported, outcomes.asked, outcomes.ready], [...expected, 0]);
});

test('bikes on the market of the same country count, others do not; too few say nothing', async () => {
  const other = await market.person('seller');
  const onSale = { categoryName: 'BAJAJ', modelId: 'bajaj-discover-125', modelYear: 2016 };
  const [colombo, delhi] = [1248991, 1273294];
  for (const resalePrice of [900, 950, 1000]) await aProductOf(other, { ...onSale, resalePrice, placeId: colombo });
  for (const resalePrice of [100, 110, 120, 130]) await aProductOf(other, { ...onSale, resalePrice, placeId: delhi });
  const discover = (price: number) => `Bajaj Discover 125,${price},2015,Colombo,30000`;
  const outcomes = async (...rows: string[]) => {
    const seller = await market.person('seller');
    return (await rowsOf(seller, await aCheckedImportOf(seller, file(...rows)))).map(({ outcome }) => outcome);
  };
  assert.deepEqual(await outcomes(discover(120)), ['ready']);
  assert.deepEqual(await outcomes(discover(120), discover(980), discover(960)), ['asked', 'ready', 'ready']);
});

test('a number that is typed to fill the field is asked about, unless others ask as much', async () => {
  const seller = await market.person('seller');
  const rows = [
    'Yamaha FZ,99999,2015,Colombo,9000',
    'Yamaha FZ,123456,2015,Colombo,9000',
    bike(444_444),
    bike(450_000),
  ];
  const id = await aCheckedImportOf(seller, file(...usualRows, ...rows), inRupees);
  const read = (await rowsOf(seller, id)).slice(5);
  assert.deepEqual(
    read.map(({ outcome }) => outcome),
    ['asked', 'asked', 'ready', 'ready'],
  );
  assert.equal(read[0]?.questions[0]?.message, '“99999” looks typed to fill the field. Is it the price?');
});

test('an old bike that has hardly run is noted, and listed as it stands', async () => {
  const seller = await market.person('seller');
  const young = `Bajaj Pulsar 150,424000,${new Date().getUTCFullYear() - 1},Colombo,35`;
  const id = await aCheckedImportOf(seller, file(bike(424_000, 35), bike(424_001, 200), young), inRupees);
  const [doubted, ...others] = await rowsOf(seller, id);
  const years = new Date().getUTCFullYear() - 2015;
  assert.deepEqual(
    [doubted?.outcome, doubted?.reads.kilometres, doubted?.faults],
    [
      'corrected',
      '35',
      [
        {
          field: 'kilometres',
          message: `35 km in ${years} years is very little; it is listed as it stands`,
          suggestion: '35,000 km',
        },
      ],
    ],
  );
  assert.deepEqual(
    others.map(({ faults }) => faults.length),
    [0, 0],
  );
});

test('a file that is checked again is asked about again', async () => {
  const seller = await market.person('seller');
  const id = await aCheckedImportOf(seller, file(...usualRows, bike(75_000)), inRupees);
  await confirm(seller, id, { isConfirmed: true });
  const { mapping, settings } = (await seller.call(readImport, about(id))).body;
  await seller.call(mapImport, { ...about(id), body: { mapping, settings } });
  assert.equal((await through(seller, id)).outcomes.asked, 1);
});

const confirm = (seller: Caller, id: string, body: object) => seller.call(confirmImportRows, { ...about(id), body });
const rowsOf = async (seller: Caller, id: string) => (await seller.call(listImportRows, about(id))).body;
const bikesOf = async ({ email, call }: Caller) => (await call(listSellerProducts, { params: { email } })).body.length;
