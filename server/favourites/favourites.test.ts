import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { listCategories, retireCategory } from '#contract/categories.ts';
import {
  addFavourite,
  type Favourite,
  listFavouriteIds,
  listFavourites,
  MOST_FAVOURITES,
  removeFavourite,
} from '#contract/favourites.ts';
import { editProduct, removeProduct, SOLD_SHOWN_DAYS } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

const keep = (person: Caller, id: string) => person.call(addFavourite, { params: { id } });
const drop = (person: Caller, id: string) => person.call(removeFavourite, { params: { id } });
const idsOf = async (person: Caller) => (await person.call(listFavouriteIds)).body;
const listOf = async (person: Caller) => (await person.call(listFavourites)).body;

async function bikes(count: number) {
  const ids: string[] = [];
  while (ids.length < count) ids.push(await aProductOf(seller));
  return ids;
}

test('a bike is kept once and dropped once, however often it is asked', async () => {
  const person = await market.person('buyer');
  const id = await aProductOf(seller);
  const stored = await Promise.all(Array.from({ length: 5 }, () => keep(person, id)));
  assert.deepEqual(stored.map(({ body }) => body.modifiedCount).sort(), [0, 0, 0, 0, 1]);
  assert.deepEqual(await idsOf(person), [id]);
  const dropped = await Promise.all(Array.from({ length: 5 }, () => drop(person, id)));
  assert.deepEqual(dropped.map(({ body }) => body.deletedCount).sort(), [0, 0, 0, 0, 1]);
  assert.deepEqual(await idsOf(person), []);
});

test('everybody has their own favourites: admins, sellers and buyers', async () => {
  const [one = '', two = ''] = await bikes(2);
  for (const person of [another, seller, admin]) await keep(person, one);
  await keep(another, two);
  await drop(admin, one);
  assert.deepEqual(await Promise.all([another, seller, admin].map(idsOf)), [[two, one], [one], []]);
});

test('what was saved last comes first, page by page, also when the last one seen is dropped meanwhile', async () => {
  const person = await market.person('buyer');
  const ids = await bikes(5);
  for (const id of ids) await keep(person, id);
  const [one, two, three, four, five] = ids;
  const pages = await pagesOf<Favourite>(market.url, person, '/favourites?limit=2');
  assert.deepEqual(
    pages.map((page) => page.map(({ productId }) => productId)),
    [[five, four], [three, two], [one]],
  );
  const last = pages[0]?.at(-1);
  await drop(person, last?.productId ?? '');
  const { body: next } = await person.call(listFavourites, { query: { after: last?._id, limit: 2 } });
  assert.deepEqual(
    next.map(({ productId }) => productId),
    [three, two],
  );
  await keep(person, one ?? '');
  assert.deepEqual(await idsOf(person), [five, three, two, one]);
});

test('a favourite is told as the bike is now, with what its viewer may know', async () => {
  const person = await market.person('buyer');
  const [cheaper = '', booked = '', sold = ''] = await bikes(3);
  for (const id of [sold, booked, cheaper]) await keep(person, id);
  await seller.call(editProduct, {
    params: { id: cheaper },
    body: { ...goodBike, productName: 'Renamed', resalePrice: 900, revision: 1 },
  });
  await aBookingOf(another, booked);
  await aPaidBookingOf(another, sold, cards);
  const list = await listOf(person);
  assert.deepEqual(
    list.map(({ productName, product }) => [
      productName,
      product?.resalePrice,
      product?.isAvailable,
      product?.isReserved,
      product?.sellerName,
    ]),
    [
      ['Renamed', 900, true, false, seller.name],
      [goodBike.productName, 1450.5, true, true, seller.name],
      [goodBike.productName, 1450.5, false, false, seller.name],
    ],
  );
  assert.ok(list.every(({ savedAt }) => Math.abs(Date.parse(savedAt) - Date.now()) < 60_000));
});

test('what is gone is still listed, by its name and picture, until it is dropped', async () => {
  const person = await market.person('buyer');
  const leaving = await market.person('seller');
  const [removed = '', sold = ''] = await bikes(2);
  const theirs = await aProductOf(leaving);
  const hero = await aProductOf(seller, { categoryName: 'HERO' });
  const all = [removed, sold, theirs, hero];
  for (const id of all) await keep(person, id);
  await seller.call(removeProduct, { params: { id: removed } });
  await aPaidBookingOf(another, sold, cards);
  await sql`update products set sold_at = now() - make_interval(days => ${SOLD_SHOWN_DAYS + 1}) where id = ${sold}`;
  await admin.call(removeUser, { params: { email: leaving.email } });
  const brand = (await admin.call(listCategories)).body.find(({ brandName }) => brandName === 'HERO')?._id;
  await admin.call(retireCategory, { params: { id: brand }, body: { isRetired: true } });
  const list = await listOf(person);
  assert.deepEqual(
    list.map(({ productId, productName, img, product }) => [productId, productName, img, product]),
    all.toReversed().map((id) => [id, goodBike.productName, '', undefined]),
  );
  for (const id of [removed, theirs, hero]) assert.equal((await keep(another, id)).status, 410);
  await admin.call(retireCategory, { params: { id: brand }, body: { isRetired: false } });
  assert.equal((await listOf(person))[0]?.product?._id, hero);
  for (const id of all) assert.equal((await drop(person, id)).body.deletedCount, 1);
  assert.deepEqual(await listOf(person), []);
});

test('only what is on sale is newly kept; what is kept stays so, whatever becomes of it', async () => {
  const person = await market.person('buyer');
  const [booked = '', sold = '', removed = ''] = await bikes(3);
  await keep(person, sold);
  await aBookingOf(another, booked);
  await aPaidBookingOf(another, sold, cards);
  await seller.call(removeProduct, { params: { id: removed } });
  const answers = async (who: Caller, id: string) => {
    const { status, body } = await keep(who, id);
    return [status, body.code ?? body.modifiedCount];
  };
  assert.deepEqual(await answers(person, booked), [200, 1]);
  assert.deepEqual(await answers(person, sold), [200, 0]);
  assert.deepEqual(await answers(seller, sold), [409, 'not-available']);
  assert.deepEqual(await answers(person, removed), [410, 'gone']);
  assert.deepEqual(await answers(person, randomUUID()), [404, 'not-found']);
  assert.equal((await drop(person, randomUUID())).body.deletedCount, 0);
});

test('there is an end to how many are kept, and dropping one makes room', async () => {
  const person = await market.person('buyer');
  const [first = '', second = ''] = await bikes(2);
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    select gen_random_uuid(), seller_id, category_id, 'One of many', image_url, original_price_cents,
      resale_price_cents, years_of_use, condition, location, phone, description
    from products, generate_series(1, ${MOST_FAVOURITES - 1}) where id = ${first}`;
  await sql`
    insert into favourites (product_id, person_id, id)
    select p.id, u.id, p.id from products p, users u where p.name = 'One of many' and u.email = ${person.email}`;
  assert.equal((await keep(person, first)).body.modifiedCount, 1);
  const { status, body } = await keep(person, second);
  assert.deepEqual([status, body.code], [409, 'favourites-full']);
  assert.equal((await keep(person, first)).body.modifiedCount, 0);
  assert.equal((await idsOf(person)).length, MOST_FAVOURITES);
  assert.equal((await person.call(exportAccount)).body.favourites.length, MOST_FAVOURITES);
  await drop(person, first);
  assert.equal((await keep(person, second)).body.modifiedCount, 1);
});

test('who takes their data home has their favourites among them, who leaves is forgotten', async () => {
  const person = await market.person('seller');
  const [one = '', two = ''] = await bikes(2);
  for (const id of [one, two]) await keep(person, id);
  await seller.call(removeProduct, { params: { id: one } });
  const { favourites } = (await person.call(exportAccount)).body;
  assert.deepEqual(
    favourites.map(({ productId, productName }) => [productId, productName]),
    [
      [two, goodBike.productName],
      [one, goodBike.productName],
    ],
  );
  const saved = () => sql`select from favourites where product_id in ${sql([one, two])}`;
  assert.equal((await saved()).length, 2);
  await admin.call(removeUser, { params: { email: person.email } });
  assert.equal((await saved()).length, 0);
});
