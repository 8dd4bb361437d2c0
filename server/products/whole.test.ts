import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct, readBooking } from '#contract/bookings.ts';
import { listCategories, listCategoryProducts, retireCategory } from '#contract/categories.ts';
import {
  editProduct,
  listAdvertisedProducts,
  listSellerProducts,
  readProduct,
  removeProduct,
  SOLD_SHOWN_DAYS,
} from '#contract/products.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, describedBike, meeting } from '../../test/products.ts';
import { everythingChanged } from '../cache/invalidation.ts';
import { newestProducts } from './products.ts';
import { readPage } from './whole.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const everybody = [market.nobody, another, buyer, seller, admin];

test('a sold bike keeps its page for a while, then only for those who dealt with it', async () => {
  const id = await aProductOf(seller);
  await aPaidBookingOf(buyer, id, cards);
  for (const caller of everybody) {
    const { status, body } = await read(caller, id);
    assert.deepEqual([status, body.isAvailable], [200, false]);
    assert.ok(Math.abs(Date.parse(body.soldAt ?? '') - Date.now()) < 60_000);
  }
  await soldDaysAgo(id, SOLD_SHOWN_DAYS - 0.1);
  assert.deepEqual(await statuses(id), [200, 200, 200, 200, 200]);
  await soldDaysAgo(id, SOLD_SHOWN_DAYS + 0.1);
  assert.deepEqual(await statuses(id), [410, 410, 200, 200, 200]);
  await assert.rejects(readPage(sql, id), { status: 410 });
});

test('a brand that is retired takes its bikes off every list and page, and nobody books them', async () => {
  const dealer = await market.person('seller');
  const id = await anAdvertisedProductOf(dealer, { ...describedBike });
  const booked = await aProductOf(dealer, describedBike);
  const bookingId = await aBookingOf(buyer, booked);
  await retire('BAJAJ', true);
  assert.deepEqual(await statuses(id), [410, 410, 410, 410, 200]);
  assert.deepEqual(await statuses(booked), [410, 410, 200, 410, 200]);
  const own = (await read(dealer, id)).body;
  assert.deepEqual([own.may.edit, own.may.remove], [true, true]);
  assert.equal((await admin.call(readProduct, { params: { id } })).body.may.book, false);
  assert.ok(!(await another.call(listAdvertisedProducts)).body.some(({ _id }) => _id === id));
  assert.ok(!(await newestProducts(sql, { limit: 100 })).some(({ _id }) => _id === id));
  assert.equal((await another.call(listCategoryProducts, { params: { brandName: 'BAJAJ' } })).status, 404);
  assert.equal((await dealer.call(listSellerProducts, { params: { email: dealer.email } })).body.length, 2);
  const { status, body } = await another.call(bookProduct, { body: { productId: id, ...meeting } });
  assert.deepEqual([status, body.code], [410, 'gone']);
  assert.equal((await buyer.call(readBooking, { params: { id: bookingId } })).body.may.pay, true);
  // The seller can move the bike to a sold brand, but not save it with the retired one.
  const wish = { ...describedBike, colour: 'Blue', revision: 1 };
  const stays = await dealer.call(editProduct, { params: { id }, body: wish });
  assert.deepEqual([stays.status, stays.body.errors?.[0]?.field], [400, 'categoryName']);
  const elsewhere = { ...wish, categoryName: 'YAMAHA', modelId: undefined };
  assert.equal((await dealer.call(editProduct, { params: { id }, body: elsewhere })).body.revision, 2);
  assert.deepEqual(await statuses(id), [200, 200, 200, 200, 200]);
  await dealer.call(editProduct, { params: { id }, body: { ...elsewhere, colour: 'Red', revision: 2 } });
  await retire('BAJAJ', false);
  await dealer.call(editProduct, { params: { id }, body: { ...wish, revision: 3 } });
  assert.deepEqual(await statuses(id), [200, 200, 200, 200, 200]);
  assert.equal((await another.call(bookProduct, { body: { productId: id, ...meeting } })).status, 200);
});

test('beside a bike stand the same model, then its body type, then its brand, nearest in price', async () => {
  const two = await market.person('seller');
  const hero = { categoryName: 'HERO', yearsOfUse: 3 };
  const splendor = { ...hero, modelId: 'hero-splendor-plus' };
  const list = async (resalePrice: number, facts: object, person?: Caller) =>
    aProductOf(person ?? (await market.person('seller')), { ...facts, resalePrice });
  const id = await list(1000, splendor);
  const sameModel = [await list(5000, splendor), await list(900, splendor)];
  const sameBody = [await list(1100, { ...hero, bodyType: 'commuter' })];
  sameBody.push(await list(850, { ...hero, bodyType: 'commuter' }));
  const sameBrand = await list(1000, hero);
  await list(1300, { ...hero, bodyType: 'scooter' });
  await list(1001, { yearsOfUse: 3, categoryName: 'YAMAHA', bodyType: 'commuter' });
  const [booked, removed] = [await list(1000, splendor), await list(1000, splendor, two)];
  await aBookingOf(buyer, booked);
  await two.call(removeProduct, { params: { id: removed } });
  const { similar } = (await readPage(sql, id)).value;
  assert.deepEqual(similar.map(({ _id }) => _id).slice(0, 5), [...sameModel.toReversed(), ...sameBody, sameBrand]);
  assert.equal(similar.length, 6);
  assert.ok(similar.every((product) => !('sellerEmail' in product) && !('sellerPhone' in product)));
});

test('beside a bike stand the newest others of its seller, at most six', async () => {
  const dealer = await market.person('seller');
  const ids: string[] = [];
  for (let count = 0; count < 9; count++) ids.unshift(await aProductOf(dealer));
  const [booked = '', sold = '', id = '', ...others] = ids;
  await aBookingOf(buyer, booked);
  await aPaidBookingOf(buyer, sold, cards);
  const { ofSeller, product } = (await readPage(sql, id)).value;
  assert.deepEqual(
    ofSeller.map(({ _id }) => _id),
    [booked, ...others.slice(0, 5)],
  );
  assert.deepEqual(product, (await read(market.nobody, id)).body);
});

const read = (caller: Caller, id: string) => caller.call(readProduct, { params: { id } });

async function statuses(id: string) {
  return Promise.all(everybody.map(async (caller) => (await read(caller, id)).status));
}

async function soldDaysAgo(id: string, days: number) {
  await sql`update products set sold_at = now() - make_interval(secs => ${days * 86_400}) where id = ${id}`;
  await everythingChanged(sql);
}

async function retire(brand: string, isRetired: boolean) {
  const { body } = await admin.call(listCategories);
  const known = body.find(({ brandName }) => brandName === brand)?._id ?? retired.get(brand);
  retired.set(brand, known ?? '');
  await admin.call(retireCategory, { params: { id: known }, body: { isRetired } });
}
const retired = new Map<string, string>();
