import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { distance, drawing } from '../../../test/fingerprints.ts';
import { openMarket } from '../../../test/market.ts';
import { send } from '../../../test/photos.ts';
import { aProductOf } from '../../../test/products.ts';
import { StorageDown } from '../../storage/storage-down.ts';
import { keyOf } from '../photo-keys.ts';
import { enlistForFingerprints, fingerprintPhotos } from './due.ts';

const market = await openMarket();
const { sql, storage } = market.market;
const seller = await market.person('seller');
const STAYING = new AbortController().signal;

const run = (services: Partial<typeof market.market> = {}) =>
  fingerprintPhotos({ ...market.market, ...services }, STAYING);
const enlist = () => enlistForFingerprints(sql, STAYING);
let seed = 300;

beforeEach(() => sql`update photo_fingerprints set due_at = null`);

test('photos of bikes from a version without fingerprints get theirs', async () => {
  const name = await aPhotoOfBike();
  const { hashes } = await fingerprint(name);
  await sql`delete from photo_fingerprints where name = ${name}`;
  await enlist();
  assert.deepEqual(await fingerprint(name), { hashes: [], isDue: true });
  await enlist();
  await run();
  const made = await fingerprint(name);
  assert.equal(made.isDue, false);
  assert.ok(distance(made.hashes, hashes) <= 6);
});

test('what cannot be read is not tried again', async () => {
  const [gone, broken, other] = [await aPhotoOfBike(), await aPhotoOfBike(), await aPhotoOfBike()];
  await storage.delete(keyOf(gone, 400));
  await storage.put(keyOf(broken, 400), Buffer.from('RIFF1234WEBPVP8 nothing of a picture'), 'image/webp');
  await sql`delete from photo_fingerprints`;
  await enlist();
  await run();
  for (const name of [gone, broken]) assert.deepEqual(await fingerprint(name), { hashes: [], isDue: false });
  assert.ok((await fingerprint(other)).hashes.length);
  await enlist();
  assert.equal((await sql`select from photo_fingerprints where due_at is not null`).length, 0);
});

test('while the store or the encoder fails photos wait for an hour, and others go first', async () => {
  const name = await aPhotoOfBike();
  await sql`update photo_fingerprints set due_at = now(), hashes = '{}' where name = ${name}`;
  const down = { ...storage, get: () => Promise.reject(new StorageDown('photos', new Error('no answer'))) };
  await assert.rejects(run({ storage: down }), StorageDown);
  await run();
  assert.deepEqual(await fingerprint(name), { hashes: [], isDue: true });
  await sql`update photo_fingerprints set due_at = now() where name = ${name}`;
  await run();
  assert.equal((await fingerprint(name)).isDue, false);
});

test('a photo that is cleared meanwhile stays forgotten', async () => {
  const name = await aPhotoOfBike();
  await sql`update photo_fingerprints set due_at = now() where name = ${name}`;
  const clearing = {
    ...storage,
    async get(key: string) {
      await sql`delete from photo_fingerprints where name = ${name}`;
      return storage.get(key);
    },
  };
  await run({ storage: clearing });
  assert.equal((await sql`select from photo_fingerprints where name = ${name}`).length, 0);
});

async function aPhotoOfBike() {
  const { body } = await send(market.url, seller, await drawing(seed++).jpeg().toBuffer());
  await aProductOf(seller, { photos: [{ name: body.name }] });
  return body.name;
}

async function fingerprint(name: string) {
  const [row] = await sql<{ hashes: string[]; isDue: boolean }[]>`
    select hashes::text[] as hashes, due_at is not null as "isDue" from photo_fingerprints where name = ${name}`;
  assert.ok(row);
  return { hashes: row.hashes.map(BigInt), isDue: row.isDue };
}
