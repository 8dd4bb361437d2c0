import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { startS3 } from '../../test/s3-server.ts';
import { isStorageDown, openStorage } from './storage.ts';

const KEY = 'photos/ab/abcdef0123456789-800.webp';
const OUTSIDE = [
  '',
  '/etc/passwd',
  '../secrets.json',
  'photos/../../x',
  'photos/./x',
  'photos//x',
  'a\\b',
  '.incoming/x',
];
const picture = Buffer.from(Uint8Array.from({ length: 70_000 }, (_, place) => (place * 31) % 256));

const dir = await mkdtemp(join(tmpdir(), 'kickstand-store-'));
const s3 = await startS3();
after(async () => {
  await s3.stop();
  await rm(dir, { recursive: true });
});

for (const [name, store] of [
  ['disk', openStorage({ dir })],
  ['bucket', openStorage(s3.settings)],
] as const) {
  test(`${name}: what was put is there, byte by byte`, async () => {
    await store.put(KEY, picture, 'image/webp');
    assert.deepEqual(await store.get(KEY), picture);
  });

  test(`${name}: what was never put is not there`, async () => {
    assert.equal(await store.get('photos/ab/never-400.webp'), undefined);
  });

  test(`${name}: put again, the later one counts`, async () => {
    await store.put('again', Buffer.from('first'), 'text/plain');
    await store.put('again', Buffer.from('second'), 'text/plain');
    assert.equal(String(await store.get('again')), 'second');
  });

  test(`${name}: deleted is gone, and may be deleted again`, async () => {
    await store.put('gone', picture, 'image/webp');
    await store.delete('gone');
    await store.delete('gone');
    assert.equal(await store.get('gone'), undefined);
  });

  test(`${name}: many at once, also under the same key`, async () => {
    const keys = Array.from({ length: 24 }, (_, place) => `many/${place % 8}/file-${place % 12}`);
    await Promise.all(keys.map((key) => store.put(key, Buffer.from(key), 'text/plain')));
    for (const key of keys) assert.equal(String(await store.get(key)), key);
  });

  test(`${name}: an empty file is a file`, async () => {
    await store.put('empty', Buffer.alloc(0), 'text/plain');
    assert.deepEqual(await store.get('empty'), Buffer.alloc(0));
  });

  for (const key of OUTSIDE)
    test(`${name}: ${JSON.stringify(key)} is not a key`, async () => {
      const refusal = (error: Error) => /cannot be a key/.test(error.message) && !isStorageDown(error);
      await assert.rejects(store.put(key, picture, 'image/webp'), refusal);
      await assert.rejects(store.get(key), refusal);
      await assert.rejects(store.delete(key), refusal);
    });
}
