import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { isStorageDown, openStorage } from './storage.ts';

const root = await mkdtemp(join(tmpdir(), 'kickstand-store-'));
after(() => rm(root, { recursive: true }));

test('nothing half written is left beside what was put', async () => {
  const dir = join(root, 'clean');
  await openStorage({ dir }).put('photos/ab/one.webp', Buffer.from('one'), 'image/webp');
  assert.deepEqual(await readdir(join(dir, '.incoming')), []);
  assert.deepEqual(await readdir(join(dir, 'photos/ab')), ['one.webp']);
});

test('what a power cut left half written is thrown away, but not what another process writes just now', async () => {
  const dir = join(root, 'after-a-power-cut');
  await mkdir(join(dir, '.incoming'), { recursive: true });
  await writeFile(join(dir, '.incoming/old'), 'ha');
  await writeFile(join(dir, '.incoming/new'), 'hal');
  const longAgo = new Date(Date.now() - 2 * 3_600_000);
  await utimes(join(dir, '.incoming/old'), longAgo, longAgo);
  await openStorage({ dir }).put('one', Buffer.from('one'), 'text/plain');
  assert.deepEqual(await readdir(join(dir, '.incoming')), ['new']);
});

test('a folder that cannot be used is a store that is down, until it can be used', async () => {
  const dir = join(root, 'blocked');
  await writeFile(dir, 'a file where the folder should be');
  const store = openStorage({ dir });
  await assert.rejects(store.put('one', Buffer.from('one'), 'text/plain'), isStorageDown);
  await assert.rejects(store.get('one'), isStorageDown);
  await rm(dir);
  await store.put('one', Buffer.from('one'), 'text/plain');
  assert.equal(String(await store.get('one')), 'one');
});
