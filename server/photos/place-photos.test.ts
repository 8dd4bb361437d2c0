import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { photoAddress } from '#contract/photo-address.ts';
import { MOST_PHOTOS, type Photo } from '#contract/photos.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { HttpError } from '../http/errors.ts';
import { photosOf, placePhotos } from './photos.ts';

const market = await openMarket();
const { url } = market;
const { sql } = market.market;
const [seller, anotherSeller] = await Promise.all([market.person('seller'), market.person('seller')]);
const [sellerId, anotherId] = await Promise.all([idOf(seller), idOf(anotherSeller)]);

const place = (productId: string, photos: Pick<Photo, 'name' | 'alt'>[], by = sellerId) =>
  sql.begin((db) => placePhotos(db, { productId, sellerId: by, photos }));
const refused = (error: unknown) =>
  error instanceof HttpError && error.status === 400 && error.errors?.[0]?.field === 'photos';
async function some(count: number, by = seller) {
  const photos: Photo[] = [];
  while (photos.length < count) photos.push(await aPhotoOf(url, by));
  return photos;
}

test('a product shows its photos in the seller’s order, the first as its cover', async () => {
  const id = await aProductOf(seller);
  const [one, two, three] = (await some(3)) as [Photo, Photo, Photo];
  const chosen = [{ ...two, alt: 'From the left' }, one, { ...three, alt: '' }];
  assert.equal(await place(id, chosen), photoAddress(two.name));
  assert.deepEqual(await shownBy(id), chosen);
  assert.equal(await place(id, [three, { ...two, alt: 'The engine' }]), photoAddress(three.name));
  assert.deepEqual(await shownBy(id), [three, { ...two, alt: 'The engine' }]);
  assert.equal(await place(id, []), undefined);
  assert.deepEqual(await shownBy(id), []);
});

test('what is placed is no upload any more, and what is taken off is one again', async () => {
  const id = await aProductOf(seller);
  const [one, two] = (await some(2)) as [Photo, Photo];
  await place(id, [one, two]);
  assert.deepEqual(await uploadsAmong([one, two]), []);
  await place(id, [two]);
  assert.deepEqual(await uploadsAmong([one, two]), [one.name]);
  await place(id, [two, one]);
  assert.deepEqual(await shownBy(id), [two, one]);
  assert.deepEqual(await uploadsAmong([one, two]), []);
});

test('a seller’s photo serves several of the seller’s bikes', async () => {
  const [first, second] = [await aProductOf(seller), await aProductOf(seller)];
  const photo = await aPhotoOf(url, seller);
  await place(first, [photo]);
  await place(second, [{ ...photo, alt: 'The same model' }]);
  assert.deepEqual(await shownBy(first), [photo]);
  assert.deepEqual(await shownBy(second), [{ ...photo, alt: 'The same model' }]);
});

test('nobody places another person’s photos, neither uploads nor those of bikes', async () => {
  const id = await aProductOf(seller);
  const [mine] = (await some(1)) as [Photo];
  const [upload, used] = (await some(2, anotherSeller)) as [Photo, Photo];
  await place(await aProductOf(anotherSeller), [used], anotherId);
  await place(id, [mine]);
  for (const photo of [upload, used, { ...mine, name: randomUUID().replaceAll('-', '') }]) {
    await assert.rejects(place(id, [photo]), refused);
    await assert.rejects(place(id, [mine, photo]), refused);
  }
  assert.deepEqual(await shownBy(id), [mine]);
  assert.deepEqual(await uploadsAmong([upload]), [upload.name]);
});

test('photos of a bike that was taken off the market are not to be had for another', async () => {
  const [gone, next] = [await aProductOf(seller), await aProductOf(seller)];
  const photo = await aPhotoOf(url, seller);
  await place(gone, [photo]);
  await sql`update products set status = 'removed', removed_at = now() where id = ${gone}`;
  await assert.rejects(place(next, [photo]), refused);
});

test('too many photos and one photo twice are refused', async () => {
  const id = await aProductOf(seller);
  const photos = await some(MOST_PHOTOS + 1);
  await assert.rejects(place(id, photos), refused);
  await assert.rejects(place(id, [...photos.slice(0, 2), ...photos.slice(0, 1)]), refused);
  assert.equal((await uploadsAmong(photos)).length, photos.length);
  await place(id, photos.slice(0, MOST_PHOTOS));
  assert.equal((await shownBy(id)).length, MOST_PHOTOS);
});

test('when the caller’s transaction fails, the photos are uploads as before', async () => {
  const id = await aProductOf(seller);
  const photo = await aPhotoOf(url, seller);
  const failing = sql.begin(async (db) => {
    await placePhotos(db, { productId: id, sellerId, photos: [photo] });
    throw new Error('the bike could not be listed');
  });
  await assert.rejects(failing, /could not be listed/);
  assert.deepEqual([await shownBy(id), await uploadsAmong([photo])], [[], [photo.name]]);
});

test('one upload placed on two bikes at once is on both or refused, never lost', async () => {
  for (let round = 0; round < 5; round++) {
    const ids = [await aProductOf(seller), await aProductOf(seller)];
    const photo = await aPhotoOf(url, seller);
    const outcomes = await Promise.allSettled(ids.map((id) => place(id, [photo])));
    const placed = (await Promise.all(ids.map((id) => shownBy(id)))).map((photos) => photos.length);
    assert.deepEqual(
      placed,
      outcomes.map(({ status }) => (status === 'fulfilled' ? 1 : 0)),
    );
    assert.ok(placed.includes(1));
  }
});

async function shownBy(productId: string) {
  return [...(await photosOf(sql, productId))];
}

async function idOf({ email }: Caller) {
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  return user?.id ?? '';
}

async function uploadsAmong(photos: Photo[]) {
  const names = photos.map(({ name }) => name);
  const found = await sql<{ name: string }[]>`select name from uploads where name in ${sql(names)}`;
  return found.map(({ name }) => name);
}
