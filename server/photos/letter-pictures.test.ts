import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { LETTER_PHOTO, letterPhotoAddress } from '#contract/photo-address.ts';
import { removeProduct } from '#contract/products.ts';
import { openMarket } from '../../test/market.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { aProductOf } from '../../test/products.ts';
import { letterPictures } from './letter-pictures.ts';
import { letterKeyOf } from './photo-keys.ts';
import { clearPhotos } from './photos.ts';

const market = await openMarket();
const { sql, storage } = market.market;
const seller = await market.person('seller');

async function aBike(size = {}) {
  const { name } = await aPhotoOf(market.url, seller, size);
  return { name, bike: await aProductOf(seller, { photos: [{ name, alt: '' }] }) };
}

const get = (name: string) => fetch(new URL(letterPhotoAddress(name), market.url));

test('the photo of a letter is a small JPEG of one size, which is made once and kept by everybody', async () => {
  for (const size of [
    { width: 1200, height: 500 },
    { width: 90, height: 300 },
  ]) {
    const { name } = await aBike(size);
    const answers = await Promise.all([get(name), get(name)]);
    const pictures = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
    for (const { status, headers } of answers) {
      assert.deepEqual([status, headers.get('content-type')], [200, 'image/jpeg']);
      assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable');
      assert.equal(headers.get('cross-origin-resource-policy'), 'cross-origin');
    }
    const { format, width, height } = await sharp(pictures[0]).metadata();
    assert.deepEqual({ format, width, height }, { format: 'jpeg', ...LETTER_PHOTO });
    assert.ok((pictures[0]?.length ?? 0) < 40_000, String(pictures[0]?.length));
    const kept = await storage.get(letterKeyOf(name));
    assert.deepEqual(kept, pictures[0]);
    const known = { 'if-none-match': answers[0]?.headers.get('etag') ?? '' };
    assert.equal((await fetch(new URL(letterPhotoAddress(name), market.url), { headers: known })).status, 304);
  }
});

test('who asks at the same time waits for one picture, and it is read from the store afterwards', async () => {
  const { name } = await aBike();
  const { encoder } = market.market;
  let made = 0;
  const counting = {
    ...encoder,
    encodeForLetter: (path: string) => encoder.encodeForLetter(path, {}).finally(() => made++),
  };
  const picture = letterPictures({ sql, storage, encoder: counting });
  await Promise.all(Array.from({ length: 5 }, () => picture(name, {})));
  await picture(name, {});
  assert.equal(made, 1);
});

test('of a photo that is not shown there is none, and it goes when the photo goes', async () => {
  assert.equal((await get('0'.repeat(32))).status, 404);
  const { name, bike } = await aBike();
  assert.equal((await get(name)).status, 200);
  await seller.call(removeProduct, { params: { id: bike } });
  assert.equal((await get(name)).status, 410);
  await sql`update products set removed_at = now() - interval '2 days' where id = ${bike}`;
  await clearPhotos(market.market);
  assert.equal(await storage.get(letterKeyOf(name)), undefined);
});
