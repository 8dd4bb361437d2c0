import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { photoAddress } from '#contract/photo-address.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { editProduct, readProduct, type WholeProduct } from '#contract/products.ts';
import { demoBikes } from '../../demo/bikes.ts';
import { demoGalleries } from '../../demo/galleries.ts';
import { openMarket } from '../../test/market.ts';
import { goodBike } from '../../test/products.ts';
import { listProduct } from '../products/products.ts';
import { fillGalleries } from './galleries.ts';

const { market, nobody, person } = await openMarket();
const { sql } = market;
const faults: unknown[] = [];
const filling = () => fillGalleries(market, { warn: (fault: unknown) => void faults.push(fault) }, 0);
const read = async (id: string) => (await nobody.call(readProduct, { params: { id } })).body as WholeProduct;

async function listed(place: number) {
  const gallery = demoGalleries[place] ?? assert.fail();
  const bike = demoBikes.find(({ productName }) => productName === gallery.productName) ?? assert.fail();
  const seller = await person('seller', { email: gallery.sellerEmail });
  const [user] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  const prices = { orgPrice: bike.orgPrice * 100, resalePrice: bike.resalePrice * 100 };
  const product = { photos: [], papers: [], service: [], ...bike, ...prices };
  return { seller, gallery, id: await listProduct(sql, { id: user?.id ?? '' }, product) };
}

const one = await listed(0);
const edited = await listed(1);
await edited.seller.call(editProduct, {
  params: { id: edited.id },
  body: { ...goodBike, img: `https://bikes.example.org${edited.gallery.img}`, revision: 1 },
});

test('a demo bike gets its photos as if its seller had taken them, and no edit shows for it', async () => {
  await filling().filled;
  const { photos, cover, img, revision } = await read(one.id);
  assert.deepEqual(
    photos.map(({ alt }) => alt),
    one.gallery.photos.map(({ alt }) => alt),
  );
  assert.deepEqual(photos[0], cover);
  assert.equal(img, photoAddress(cover?.name ?? ''));
  for (const { width, height } of photos) assert.deepEqual([width, height], [1000, 750]);
  const { body: changes } = await one.seller.call(listProductChanges, { params: { id: one.id } });
  assert.deepEqual([revision, changes], [1, []]);
});

test('a bike that its seller has changed stays as they want it', async () => {
  assert.deepEqual((await read(edited.id)).photos, []);
});

test('two machines and a stop in the middle leave no bike half photographed; the next start goes on', async () => {
  const bikes = [await listed(2), await listed(3)];
  const both = [filling(), filling()];
  while ((await read(bikes[0]?.id ?? '')).photos.length === 0) await pause(50);
  await Promise.all(both.map(({ stop }) => stop()));
  for (const { id, gallery } of bikes) assert.ok([0, gallery.photos.length].includes((await read(id)).photos.length));
  await filling().filled;
  for (const { id, gallery } of bikes) assert.equal((await read(id)).photos.length, gallery.photos.length);
  assert.deepEqual(faults, []);
});
