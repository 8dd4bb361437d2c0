import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import { removeProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import { addressOf, aJpeg, aPhotoOf, send } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const { url } = market;
const { sql } = market.market;
const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);

test('a photo is kept by everybody for ever, and asked for again answers that nothing changed', async () => {
  const { name } = await aPhotoOf(url, seller);
  const tags = [];
  for (const width of PHOTO_WIDTHS) {
    const address = addressOf(url, name, width);
    const { status, headers } = await fetch(address);
    assert.equal(status, 200);
    assert.equal(headers.get('content-type'), 'image/webp');
    assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
    assert.equal(headers.get('cdn-cache-control'), 'public, max-age=3600');
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
    const tag = headers.get('etag') ?? '';
    tags.push(tag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
      const again = await fetch(address, { headers: { 'if-none-match': known } });
      assert.deepEqual([again.status, await again.text()], [304, '']);
      assert.equal(again.headers.get('cache-control'), headers.get('cache-control'));
    }
    assert.equal((await fetch(address, { headers: { 'if-none-match': '"other"' } })).status, 200);
    const head = await fetch(address, { method: 'HEAD' });
    assert.deepEqual([head.status, head.headers.get('content-length')], [200, headers.get('content-length')]);
  }
  assert.equal(new Set(tags).size, PHOTO_WIDTHS.length);
});

test('what is no photo of ours is not found, and that is not kept', async () => {
  const { name } = await aPhotoOf(url, seller);
  const files = [
    `${'0'.repeat(32)}-400.webp`,
    `${name}-401.webp`,
    `${name}-0400.webp`,
    `${name}-400.jpg`,
    `${name}.webp`,
    `${name.toUpperCase()}x-400.webp`,
    `..%2f${name}-400.webp`,
    '%00',
  ];
  for (const file of files) {
    const { status, headers } = await fetch(new URL(`/photos/${file}`, url));
    assert.equal(status, 404, file);
    assert.equal(headers.get('cache-control'), 'no-store');
    assert.equal(headers.get('etag'), null);
  }
});

test('the photos of a bike that is taken off the market are gone', async () => {
  const { name } = await aPhotoOf(url, seller);
  const id = await aProductOf(seller, { photos: [{ name }] });
  assert.deepEqual(await statusesOf(name), [200]);
  await seller.call(removeProduct, { params: { id } });
  assert.deepEqual(await statusesOf(name), [410]);
});

test('a photo that another bike shows stays', async () => {
  const { name } = await aPhotoOf(url, seller);
  const [id] = [await aProductOf(seller, { photos: [{ name }] }), await aProductOf(seller, { photos: [{ name }] })];
  await seller.call(removeProduct, { params: { id } });
  assert.deepEqual(await statusesOf(name), [200]);
});

test('the photos of a seller who is removed are gone, sold bikes’ and unused ones too', async () => {
  const leaving = await market.person('seller');
  const [onSale, sold, unused] = [
    await aPhotoOf(url, leaving),
    await aPhotoOf(url, leaving),
    await aPhotoOf(url, leaving),
  ];
  await aProductOf(leaving, { photos: [{ name: onSale.name }] });
  const id = await aProductOf(leaving, { photos: [{ name: sold.name }] });
  await sql`update products set status = 'sold', sold_at = now() where id = ${id}`;
  await admin.call(removeUser, { params: { email: leaving.email } });
  for (const { name } of [onSale, sold, unused]) assert.deepEqual(await statusesOf(name), [410]);
});

test('a photo whose file is missing is not found', async () => {
  const { body } = await send(url, seller, await aJpeg());
  await market.market.storage.delete(`photos/${body.name.slice(0, 2)}/${body.name}-400.webp`);
  assert.equal((await fetch(addressOf(url, body.name, 400))).status, 404);
});

async function statusesOf(name: string) {
  const statuses = await Promise.all(
    PHOTO_WIDTHS.map(async (width) => (await fetch(addressOf(url, name, width))).status),
  );
  return [...new Set(statuses)];
}
