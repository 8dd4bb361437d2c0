import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { cancelDeal } from '#contract/deals.ts';
import { listImportRows } from '#contract/imports.ts';
import { ListingSettings, listingLimit, readListingLimit } from '#contract/listing-limit.ts';
import { addProduct, editProduct, removeProduct } from '#contract/products.ts';
import { verifySeller } from '#contract/users.ts';
import { aCheckedImportOf, aFinishedImportOf, csv, through } from '../../test/imports.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { pursue } from '../imports/imports.ts';

const settings = { newSeller: 5, eachDeal: 3, eachMonth: 2, unverified: 12, verified: 40 };
const market = await openMarket({ listing: settings });
const { sql } = market.market;
const [admin, buyer] = await Promise.all([market.person('admin'), market.person('buyer')]);

const list = (seller: Caller) => seller.call(addProduct, { body: goodBike });
const limitOf = async (seller: Caller) => (await seller.call(readListingLimit)).body;

async function aFullSeller() {
  const seller = await market.person('seller');
  const ids: string[] = [];
  for (let bike = 0; bike < settings.newSeller; bike++) ids.push(await aProductOf(seller));
  return { seller, ids };
}

test('thirty bikes at once are listed as far as the limit, and no further', async () => {
  const seller = await market.person('seller');
  const replies = await Promise.all(Array.from({ length: 30 }, () => list(seller)));
  const refused = replies.filter(({ status }) => status !== 200);
  assert.deepEqual(
    new Set(refused.map(({ status, body }) => `${status} ${body.code}`)),
    new Set(['409 listing-limit']),
  );
  assert.equal(refused.length, 25);
  assert.equal(
    refused[0]?.body.detail,
    'You have 5 of 5 bikes on sale. To list another, remove or sell one, or wait: each completed deal and each month adds more, and verified sellers can list up to 40.',
  );
  assert.deepEqual(await limitOf(seller), { listed: 5, most: 5, verifiedMost: 40 });
});

test('an unknown brand is still what is said of a bike of no brand', async () => {
  const { seller } = await aFullSeller();
  const { status, body } = await seller.call(addProduct, { body: { ...goodBike, categoryName: 'NONE' } });
  assert.deepEqual([status, body.code, body.errors?.[0]?.field], [400, 'bad-input', 'categoryName']);
});

test('rows of a file beyond the limit are refused with what to do; the others are listed', async () => {
  const seller = await market.person('seller');
  await admin.call(verifySeller, { params: { email: seller.email } });
  for (let bike = 0; bike < settings.verified - 3; bike++) await aProductOf(seller);
  const rows = Array.from({ length: 8 }, (_, row) => `Yamaha FZ-S,${1000 + row},2018,Dhaka`);
  const file = csv(['name,price,year,city', ...rows, 'Bajaj Pulsar 150,900,2015,Sylhet'].join('\n'));
  const { _id, outcomes } = await aFinishedImportOf(seller, file);
  assert.deepEqual([outcomes.imported, outcomes.refused], [3, 6]);
  const { body } = await seller.call(listImportRows, { params: { id: _id }, query: { outcome: 'refused' } });
  assert.deepEqual(
    body.map(({ number }) => number),
    [4, 5, 6, 7, 8, 9],
  );
  const message = 'You have 40 of 40 bikes on sale. To list another, remove or sell one.';
  assert.equal(body[0]?.faults[0]?.message, message);
  await sql`update products set status = 'sold', sold_at = now() where seller_id = (
    select id from users where email = ${seller.email})`;
  assert.equal((await aFinishedImportOf(seller, file)).outcomes.imported, 6);
});

test('two files at once list no more than the limit', async () => {
  const seller = await market.person('seller');
  const file = (from: number) =>
    csv(['name,price,year,city', ...[0, 1, 2, 3].map((row) => `Yamaha FZ-S,${from + row},2018,Dhaka`)].join('\n'));
  const ids = await Promise.all([1000, 2000].map((from) => aCheckedImportOf(seller, file(from))));
  // Both imports passed the check while either had room.
  await sql`update imports set state = 'importing', through = 0 where id in ${sql(ids)}`;
  await Promise.all(ids.map((id) => pursue(market.market, id, console)));
  const done = await Promise.all(ids.map((id) => through(seller, id)));
  assert.equal(
    done.reduce((sum, { outcomes }) => sum + (outcomes.imported ?? 0), 0),
    5,
  );
  assert.equal((await limitOf(seller)).listed, 5);
});

test('sold and removed bikes make room; edits and bikes that come back never fail for the limit', async () => {
  const { seller, ids } = await aFullSeller();
  const [first = '', second = '', third = ''] = ids;
  await sql`update products set status = 'sold', sold_at = now() where id = ${first}`;
  await seller.call(removeProduct, { params: { id: second } });
  assert.deepEqual(
    [(await list(seller)).status, (await list(seller)).status, (await list(seller)).status],
    [200, 200, 409],
  );
  const edited = await seller.call(editProduct, {
    params: { id: third },
    body: { ...goodBike, colour: 'Red', revision: 1 },
  });
  assert.equal(edited.status, 200);

  const booked = await buyer.call(bookProduct, { body: { productId: third, ...meeting } });
  assert.equal((await limitOf(seller)).listed, 5);
  // The seller is above the limit.
  await sql`update products set status = 'available', sold_at = null where id = ${first}`;
  const cancelled = await buyer.call(cancelDeal, { params: { id: booked.body.insertedId }, body: { reason: 'No' } });
  assert.equal(cancelled.status, 200);
  assert.deepEqual(await limitOf(seller), { listed: 6, most: 5, verifiedMost: 40 });
  assert.equal((await list(seller)).body.code, 'listing-limit');
});

test('time, completed deals and an admin’s word add more', async () => {
  const seller = await market.person('seller');
  await sql`update users set created_at = now() - interval '61 days' where email = ${seller.email}`;
  assert.equal((await limitOf(seller)).most, 9);
  const id = await aProductOf(seller);
  const { body } = await buyer.call(bookProduct, { body: { productId: id, ...meeting } });
  await sql`update bookings set status = 'completed' where id = ${body.insertedId}`;
  await sql`update products set status = 'sold', sold_at = now() where id = ${id}`;
  assert.deepEqual(await limitOf(seller), { listed: 0, most: 12, verifiedMost: 40 });
  await admin.call(verifySeller, { params: { email: seller.email } });
  assert.deepEqual(await limitOf(seller), { listed: 0, most: 40 });
});

test('the rule, by its settings', () => {
  const usual = ListingSettings.parse({});
  assert.equal(listingLimit({ verified: false, deals: 0, months: 0 }, usual), 10);
  assert.equal(listingLimit({ verified: false, deals: 2, months: 3 }, usual), 26);
  assert.equal(listingLimit({ verified: false, deals: 900, months: 3 }, usual), 200);
  assert.equal(listingLimit({ verified: true, deals: 0, months: 0 }, usual), 50_000);
});
