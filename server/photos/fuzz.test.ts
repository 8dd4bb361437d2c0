import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp from 'sharp';
import { Problem } from '#contract/errors.ts';
import { PHOTO_TYPES } from '#contract/photos.ts';
import { badPhotos, flipped, good } from '../../test/bad-photos.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { addressOf, aPhotoOf, send } from '../../test/photos.ts';
import { ownUploadFolder } from '../../test/upload-folder.ts';
import { openStorage } from '../storage/storage.ts';

const AT_ONCE = 8;
const MOST_MEGABYTES = { encoder: 300, server: 200 };

const market = await openMarket();
const { url } = market;
const { sql, encoder } = market.market;
const dir = mkdtempSync(join(tmpdir(), 'kickstand-store-'));
after(() => rmSync(dir, { recursive: true }));
market.market.storage = openStorage({ dir });
const arrivals = ownUploadFolder();
const sellers = await Promise.all(Array.from({ length: 24 }, () => market.person('seller')));

test('what is no photo is refused in words, leaves nothing behind, and takes little', async (t) => {
  await Promise.all(sellers.map((seller) => aPhotoOf(url, seller)));
  const [pid, before, filesBefore] = [encoder.pid() ?? 0, await contentsOf(sql), files()];
  const memory = process.memoryUsage.rss();
  const cases = await badPhotos();
  const faults: string[] = [];
  const times: number[] = [];
  await eachOf(cases, async ({ what, file }, index) => {
    const begun = performance.now();
    const type = PHOTO_TYPES[index % PHOTO_TYPES.length] ?? '';
    const { status, headers, body } = await send(url, sellers[index % sellers.length] as Caller, file, { type });
    times.push(performance.now() - begun);
    const problem = Problem.safeParse(body);
    const clear =
      [400, 413, 415].includes(status) &&
      headers.get('content-type')?.startsWith('application/problem+json') &&
      problem.data?.errors?.[0]?.field === 'photo' &&
      /photo|picture/.test(problem.data.detail);
    if (!clear) faults.push(`${what}: ${status} ${JSON.stringify(body)}`);
  });
  t.diagnostic(`${cases.length} cases, encoder ${peakOf(pid)} MB, slowest ${Math.max(...times).toFixed()} ms`);
  assert.deepEqual(faults, []);
  assert.ok(cases.length >= 200);
  assert.deepEqual(await contentsOf(sql), before);
  assert.deepEqual(files(), filesBefore);
  assert.deepEqual(
    arrivals().filter((name) => name.startsWith('kickstand-photo')),
    [],
  );
  assert.equal(encoder.pid(), pid, 'the encoder has survived');
  assert.ok(peakOf(pid) < MOST_MEGABYTES.encoder, `the encoder took ${peakOf(pid)} MB`);
  const grown = (process.memoryUsage.rss() - memory) / 1024 / 1024;
  assert.ok(grown < MOST_MEGABYTES.server, `the server grew by ${grown} MB`);
});

test('whatever bits are turned over, a photo is refused or kept whole', async () => {
  const tries = Object.entries(good).flatMap(([format, file]) =>
    Array.from({ length: 25 }, (_, turn) => {
      const at = Math.imul(turn + 1, 2654435761) >>> 0;
      return { what: `${format}, byte ${at % file.length}`, file: flipped(file, at % file.length, turn % 8) };
    }),
  );
  const statuses = new Set<number>();
  await eachOf(tries, async ({ what, file }, index) => {
    const { status, body } = await send(url, sellers[index % sellers.length] as Caller, file);
    statuses.add(status);
    if (status === 200) assert.deepEqual([await sizeOf(body.name), body.width <= 240], [body.width, true], what);
    else assert.deepEqual([status, body.errors?.[0]?.field], [400, 'photo'], what);
  });
  assert.deepEqual([...statuses].sort(), [200, 400]);
});

async function eachOf<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>) {
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

async function sizeOf(name: string) {
  const answer = await fetch(addressOf(url, name, 1600));
  return (await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width;
}

const files = () =>
  readdirSync(dir, { recursive: true, withFileTypes: true }).flatMap((entry) => (entry.isFile() ? entry.name : []));

/** Peak memory in MB. */
function peakOf(pid: number) {
  if (process.platform !== 'linux') return 0;
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}
