import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import type { Photo } from '#contract/photos.ts';
import { removeProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aJpeg, aPhotoOf, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import type { ObjectStorage } from '../storage/storage.ts';
import { clearPhotos, placePhotos } from './photos.ts';
import { lapsed } from './queries.ts';

const market = await openMarket();
const { url } = market;
const { sql, storage } = market.market;
const [seller, anotherSeller, admin] = await Promise.all([
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

const clear = () => clearPhotos(market.market);
const keysOf = (name: string) => PHOTO_WIDTHS.map((width) => `photos/${name.slice(0, 2)}/${name}-${width}.webp`);
const age = (name: string, hours: number) =>
  sql`update uploads set uploaded_at = now() - make_interval(hours => ${hours}) where name = ${name}`;

test('uploads that nothing uses are forgotten after a day, with their files', async () => {
  const [old, recent] = [await aPhotoOf(url, seller), await aPhotoOf(url, seller)];
  await age(old.name, 25);
  await age(recent.name, 23);
  await clear();
  assert.deepEqual([await filesOf(old), await filesOf(recent)], [0, 3]);
  assert.deepEqual(await uploaders(old), 0);
  await clear();
  assert.deepEqual([await filesOf(old), await filesOf(recent)], [0, 3]);
});

test('what a bike, a brand or another person uses stays', async () => {
  const [ofBike, ofBrand, ofTwo] = [await aPhotoOf(url, seller), await aPhotoOf(url, admin), await aJpeg()];
  await aProductOf(seller, { photos: [{ name: ofBike.name }] });
  await sql`update categories set photo_name = ${ofBrand.name} where brand_name = 'HERO'`;
  const { body: shared } = await send(url, seller, ofTwo);
  await age(shared.name, 25);
  await send(url, anotherSeller, ofTwo);
  await age(ofBrand.name, 25);
  await clear();
  for (const photo of [ofBike, ofBrand, shared]) assert.equal(await filesOf(photo), 3);
  assert.equal(await uploaders(shared), 1);
  await sql`update categories set photo_name = null where brand_name = 'HERO'`;
  await clear();
  assert.equal(await filesOf(ofBrand), 0);
});

test('a photo that is taken off a bike can be put back for a day', async () => {
  const photo = await aPhotoOf(url, seller);
  const id = await aProductOf(seller, { photos: [{ name: photo.name }] });
  await place(id, seller, []);
  await clear();
  assert.equal(await filesOf(photo), 3);
  await age(photo.name, 25);
  await clear();
  assert.equal(await filesOf(photo), 0);
});

test('photos of a bike that was taken off the market are forgotten after a day', async () => {
  const [own, shared] = [await aPhotoOf(url, seller), await aPhotoOf(url, seller)];
  const id = await aProductOf(seller, { photos: [{ name: own.name }, { name: shared.name }] });
  await aProductOf(seller, { photos: [{ name: shared.name }] });
  await seller.call(removeProduct, { params: { id } });
  await clear();
  assert.equal(await filesOf(own), 3);
  await sql`update products set removed_at = now() - interval '25 hours' where id = ${id}`;
  await clear();
  assert.deepEqual([await filesOf(own), await filesOf(shared)], [0, 3]);
  assert.equal((await sql`select from product_photos where product_id = ${id}`).length, 0);
});

test('photos of a seller who left long ago are forgotten, those of sold bikes too', async () => {
  const leaving = await market.person('seller');
  const photo = await aPhotoOf(url, leaving);
  const id = await aProductOf(leaving, { photos: [{ name: photo.name }] });
  await sql`update products set status = 'sold', sold_at = now() where id = ${id}`;
  await clear();
  assert.equal(await filesOf(photo), 3);
  await sql`update users set removed_at = now() - interval '25 hours' where email = ${leaving.email}`;
  await clear();
  assert.equal(await filesOf(photo), 0);
});

test('many machines may clear at once', async () => {
  const photos = await Promise.all([1, 2, 3, 4].map(() => aPhotoOf(url, seller)));
  for (const { name } of photos) await age(name, 25);
  await Promise.all(Array.from({ length: 5 }, clear));
  for (const photo of photos) assert.deepEqual([await filesOf(photo), await uploaders(photo)], [0, 0]);
});

test('when the store is down everything stays, and the next time it is cleared', async () => {
  const photo = await aPhotoOf(url, seller);
  await age(photo.name, 25);
  const failing: ObjectStorage = { ...storage, delete: () => Promise.reject(new Error('the store is down')) };
  await assert.rejects(clearPhotos({ ...market.market, storage: failing }), /down/);
  assert.deepEqual([await filesOf(photo), await uploaders(photo)], [3, 1]);
  await clear();
  assert.deepEqual([await filesOf(photo), await uploaders(photo)], [0, 0]);
});

test('the same photo, uploaded at the very moment of clearing, has its files', async () => {
  for (let round = 0; round < 8; round++) {
    const file = await aJpeg();
    const { body: photo } = await send(url, seller, file);
    await age(photo.name, 25);
    const upload = send(url, anotherSeller, file);
    // The cleanup runs again and again during the upload.
    let arrived = false;
    void upload.then(() => {
      arrived = true;
    });
    while (!arrived) await clear();
    assert.equal((await upload).status, 200);
    await clear();
    assert.deepEqual([await filesOf(photo), await uploaders(photo)], [3, 1]);
  }
});

test('whoever uploads while the files are being deleted waits, and writes them again', async () => {
  const file = await aJpeg();
  const { body: photo } = await send(url, seller, file);
  await age(photo.name, 25);
  const [deleting, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: ObjectStorage = {
    ...storage,
    async delete(key) {
      deleting.resolve();
      await goOn.promise;
      await storage.delete(key);
    },
  };
  const clearing = clearPhotos({ ...market.market, storage: slow });
  await deleting.promise;
  const upload = send(url, anotherSeller, file);
  const first = await Promise.race([upload.then(() => 'uploaded'), waitingForTurn()]);
  goOn.resolve();
  await clearing;
  assert.equal(first, 'waiting');
  assert.equal((await upload).status, 200);
  assert.deepEqual([await filesOf(photo), await uploaders(photo)], [3, 1]);
});

test('a photo that is placed at the very moment of clearing is placed with its files, or refused', async () => {
  for (let round = 0; round < 12; round++) {
    const [id, photo] = [await aProductOf(seller), await aPhotoOf(url, seller)];
    await age(photo.name, 25);
    const acts = [() => place(id, seller, [photo]), clear];
    const [one, two] = round % 2 ? acts : acts.reverse();
    const outcomes = await Promise.allSettled([one?.(), two?.()]);
    const shown = (await sql`select from product_photos where product_id = ${id}`).length;
    assert.equal(outcomes.filter(({ status }) => status === 'rejected').length, 1 - shown);
    assert.equal(await filesOf(photo), 3 * shown);
  }
});

async function waitingForTurn() {
  for (;;) {
    const waiting = await sql`
      select from pg_locks l join pg_database d on d.oid = l.database
      where d.datname = current_database() and l.locktype = 'advisory' and not l.granted`;
    if (waiting.length) return 'waiting';
  }
}

async function filesOf({ name }: Photo) {
  const files = await Promise.all(keysOf(name).map((key) => storage.get(key)));
  return files.filter(Boolean).length;
}

async function uploaders({ name }: Photo) {
  return (await sql`select from uploads where name = ${name}`).length;
}

async function place(productId: string, { email }: Caller, photos: Photo[]) {
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  return sql.begin((db) => placePhotos(db, { productId, sellerId: user?.id ?? '', photos }));
}

test('people who left are found without a read of everybody', async () => {
  const plan = await sql.begin(async (db) => {
    await db`set local enable_seqscan = off`;
    return db<{ 'QUERY PLAN': string }[]>`explain ${lapsed(db, { uploadHours: 24, removedHours: 24 }, '', 500)}`;
  });
  assert.match(plan.map((line) => line['QUERY PLAN']).join(), /users_removed/);
});
