import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { changeCategory, listAllCategories } from '#contract/categories.ts';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import { aBookingOf, payFor } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { addressOf, aJpeg, aPhotoOf, scene, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { StorageDown } from '../storage/storage-down.ts';

const market = await openMarket();
const { url } = market;
const { sql } = market.market;
const [buyer, seller, anotherSeller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);

test('a photo is kept as WebP in three widths, with a placeholder of a few pixels', async () => {
  const { status, body } = await send(url, seller, await aJpeg({ width: 2000, height: 1500 }));
  assert.equal(status, 200);
  assert.match(body.name, /^[0-9a-f]{32}$/);
  assert.deepEqual([body.width, body.height, body.alt], [1600, 1200, '']);
  for (const width of PHOTO_WIDTHS) {
    const { format, ...size } = await sharp(await served(body.name, width)).metadata();
    assert.deepEqual([format, size.width, size.height], ['webp', width, width * 0.75]);
  }
  assert.ok(body.placeholder.length <= 300);
  const [, base64 = ''] = body.placeholder.split('data:image/webp;base64,');
  const tiny = await sharp(Buffer.from(base64, 'base64')).metadata();
  assert.deepEqual([tiny.format, tiny.width, tiny.height], ['webp', 16, 12]);
});

test('a small photo is never enlarged, a long one is made to fit a screen', async () => {
  const small = await aPhotoOf(url, seller, { width: 300, height: 200 });
  assert.deepEqual([small.width, small.height], [300, 200]);
  for (const width of PHOTO_WIDTHS) assert.equal((await sharp(await served(small.name, width)).metadata()).width, 300);
  const dot = await aPhotoOf(url, seller, { width: 1, height: 1 });
  assert.deepEqual([dot.width, dot.height], [1, 1]);
  const long = await aPhotoOf(url, seller, { width: 900, height: 18_000 });
  assert.deepEqual([long.width, long.height], [240, 4800]);
});

test('JPEG, PNG, WebP and AVIF are taken, whatever their sender calls them', async () => {
  const picture = scene({ width: 500, height: 400, seed: 7 });
  for (const file of [
    await picture.clone().jpeg({ progressive: true }).toBuffer(),
    await picture.clone().png().toBuffer(),
    await picture.clone().toColourspace('rgb16').png().toBuffer(),
    await picture.clone().greyscale().png({ palette: true }).toBuffer(),
    await picture.clone().webp({ lossless: true }).toBuffer(),
    await picture.clone().avif({ effort: 0 }).toBuffer(),
    await picture.clone().toColourspace('cmyk').jpeg().toBuffer(),
  ]) {
    const { status, body } = await send(url, seller, file, { type: 'image/avif' });
    assert.deepEqual([status, body.width, body.height], [200, 500, 400], body.detail);
  }
});

test('where there is nothing, there is white', async () => {
  const clear = sharp({ create: { width: 64, height: 64, channels: 4, background: '#0000' } });
  const { body } = await send(url, seller, await clear.png().toBuffer(), { type: 'image/png' });
  const { channels } = await sharp(await served(body.name)).stats();
  assert.deepEqual(
    channels.map(({ min }) => min),
    [255, 255, 255],
  );
});

test('the same file again is the same photo', async () => {
  const file = await aJpeg();
  const replies = [await send(url, seller, file), ...(await Promise.all([1, 2, 3].map(() => send(url, seller, file))))];
  assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
  const [name, ...others] = new Set(replies.map(({ body }) => body.name));
  assert.deepEqual(others, []);
  assert.equal((await send(url, anotherSeller, file)).body.name, name);
  assert.equal((await sql`select from uploads where name = ${name ?? ''}`).length, 2);
});

test('sellers and admins upload photos, others do not', async () => {
  const file = await aJpeg();
  for (const [person, expected] of [
    [market.nobody, 401],
    [buyer, 403],
    [seller, 200],
    [admin, 200],
  ] as const)
    assert.equal((await send(url, person, file)).status, expected, person.email);
});

test('a buyer uploads photos while a bike of theirs is paid for, and not many', async () => {
  const customer = await market.person('buyer');
  const status = async () => (await send(url, customer, await aJpeg())).status;
  const bookingId = await aBookingOf(customer, await aProductOf(seller));
  assert.equal(await status(), 403);
  await payFor(customer, bookingId, cardHolder(market));
  assert.equal(await status(), 200);
  await withUploads(customer, 22);
  assert.deepEqual([await status(), await status()], [200, 403]);
  await sql`delete from uploads`;
  await sql`update bookings set status = 'completed' where id = ${bookingId}`;
  assert.equal(await status(), 403);
});

test('nobody keeps more than 200 photos that nothing uses', async () => {
  const hoarder = await market.person('seller');
  await withUploads(hoarder, 199);
  assert.equal((await send(url, hoarder, await aJpeg())).status, 200);
  const { status, body } = await send(url, hoarder, await aJpeg());
  assert.deepEqual([status, body.code], [403, 'not-allowed']);
  assert.match(body.detail ?? '', /Please use them first/);
});

test('a brand’s photo is none of those that nothing uses', async () => {
  const photo = await aPhotoOf(url, admin);
  const [brand] = (await admin.call(listAllCategories)).body;
  const body = { brandName: brand?.brandName ?? '', photo: photo.name };
  assert.equal((await admin.call(changeCategory, { params: { id: brand?._id ?? '' }, body })).status, 200);
  const [own] = await sql<{ count: number }[]>`
    select count(*) as count from uploads u join users p on p.id = u.uploader_id where p.email = ${admin.email}`;
  await withUploads(admin, 200 - (own?.count ?? 0));
  assert.equal((await send(url, admin, await aJpeg())).status, 200);
  assert.equal((await send(url, admin, await aJpeg())).status, 403);
});

test('while the store is down uploads are answered so, and later the same file is taken', async () => {
  const { storage } = market.market;
  const file = await aJpeg();
  market.market.storage = { ...storage, put: () => Promise.reject(new StorageDown('photos', new Error('no room'))) };
  const { status, body, headers } = await send(url, seller, file);
  market.market.storage = storage;
  assert.deepEqual([status, body.code], [503, 'store-down']);
  assert.ok(headers.get('retry-after'));
  const again = await send(url, seller, file);
  assert.equal(again.status, 200);
  await served(again.body.name);
});

async function served(name: string, width?: (typeof PHOTO_WIDTHS)[number]) {
  const answer = await fetch(addressOf(url, name, width));
  assert.equal(answer.status, 200);
  return Buffer.from(await answer.arrayBuffer());
}

async function withUploads({ email }: Caller, count: number) {
  await sql`
    insert into uploads (uploader_id, name, width, height, placeholder)
    select u.id, md5(u.id::text || n), 1, 1, '' from users u, generate_series(1, ${count}) n where email = ${email}`;
}
