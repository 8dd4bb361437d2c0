import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openMarket } from '../../test/market.ts';
import { addressOf, aJpeg, aPhotoOf, send } from '../../test/photos.ts';
import { startS3 } from '../../test/s3-server.ts';
import { openStorage } from './storage.ts';

const { market, url, person } = await openMarket();
const seller = await person('seller');
const s3 = await startS3();
market.storage = openStorage(s3.settings);

test('photos are kept in a bucket and served from it; while it is down, a sentence says so', async () => {
  const { name } = await aPhotoOf(url, seller);
  assert.equal(s3.files.size, 3);
  assert.equal((await fetch(addressOf(url, name))).status, 200);

  await s3.stop();
  const refused = await send(url, seller, await aJpeg());
  assert.deepEqual([refused.status, refused.body.code], [503, 'store-down']);
  assert.match(refused.body.detail ?? '', /please try again/);
  assert.equal(refused.headers.get('retry-after'), '2');
  assert.equal((await fetch(addressOf(url, name))).status, 503);
});
