import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { cropped, distance, drawing } from '../../../test/fingerprints.ts';
import { encodePhoto, fingerprintPhoto } from '../encode.ts';
import {
  bandsOf,
  type Fingerprint,
  fingerprintOf,
  GREY_SIDE,
  mirrored,
  NEAR_BITS,
  soughtBands,
} from './fingerprint.ts';

const folder = await mkdtemp(join(tmpdir(), 'kickstand-fingerprints-'));
after(() => rm(folder, { recursive: true }));
let files = 0;

async function saved(picture: Sharp, quality = 85) {
  const path = join(folder, `${files++}.jpg`);
  await picture.clone().jpeg({ quality }).toFile(path);
  return path;
}

const fingerprint = async (picture: Sharp, quality?: number) => fingerprintPhoto(await saved(picture, quality));
const shareBand = (one: Fingerprint, other: Fingerprint) => {
  const kept = new Set(bandsOf(other));
  return [one, mirrored(one)].some((sought) => soughtBands(sought).some((band) => kept.has(band)));
};

const CHANGES: Record<string, (picture: Sharp) => Sharp> = {
  resized: (picture) => picture.clone().resize(400),
  squeezed: (picture) => picture.clone().resize(600, 600, { fit: 'fill' }),
  brightened: (picture) => picture.clone().modulate({ brightness: 1.1 }),
  mirrored: (picture) => picture.clone().flop(),
  ...Object.fromEntries(
    [0.05, 0.1, 0.2, 0.3].flatMap((share) =>
      [{ left: share }, { right: share }, { top: share }, { bottom: share }].map((crop) => [
        `without ${JSON.stringify(crop)}`,
        (picture: Sharp) => cropped(picture, crop),
      ]),
    ),
  ),
  'without a corner': (picture) => cropped(picture, { left: 0.2, bottom: 0.2 }),
  'without its borders': (picture) => cropped(picture, { left: 0.1, right: 0.1, top: 0.1, bottom: 0.1 }),
};

test('a picture is found again after what thieves do to it', async () => {
  const lost: string[] = [];
  for (const seed of [1, 2, 3, 4]) {
    const picture = drawing(seed);
    const original = await fingerprint(picture);
    const found = (copy: Fingerprint) => distance(copy, original) <= NEAR_BITS && shareBand(copy, original);
    if (!found(await fingerprint(picture, 40))) lost.push(`${seed} at quality 40`);
    for (const [name, change] of Object.entries(CHANGES))
      if (!found(await fingerprint(change(picture), 70))) lost.push(`${seed} ${name}`);
  }
  assert.deepEqual(lost, []);
});

test('who had the smaller crop is found by the larger picture', async () => {
  const picture = drawing(7);
  const [crop, original] = [await fingerprint(cropped(picture, { top: 0.2 })), await fingerprint(picture)];
  assert.ok(distance(original, crop) <= NEAR_BITS && shareBand(original, crop));
});

test('a stored photo has about the fingerprint of its upload', async () => {
  const path = await saved(drawing(8));
  const photo = await encodePhoto(path);
  assert.ok(photo.fingerprint.length > 2);
  const stored = join(folder, 'stored.webp');
  await sharp(photo.files[0]?.bytes).toFile(stored);
  assert.ok(distance(await fingerprintPhoto(stored), photo.fingerprint) <= 6);
  assert.deepEqual((await encodePhoto(path, 'portrait')).fingerprint, []);
});

test('of different pictures not one pair of 200 is near', async () => {
  const fingerprints = await Promise.all(Array.from({ length: 21 }, (_, seed) => fingerprint(drawing(100 + seed))));
  const pairs = fingerprints.flatMap((one, at) => fingerprints.slice(0, at).map((other) => distance(one, other)));
  assert.equal(pairs.length, 210);
  assert.deepEqual(
    pairs.filter((bits) => bits <= NEAR_BITS),
    [],
  );
});

test('a blank picture and a gradient have no fingerprint', () => {
  const drawn = (level: (x: number, y: number) => number) =>
    fingerprintOf(Uint8Array.from({ length: GREY_SIDE ** 2 }, (_, at) => level(at % GREY_SIDE, at / GREY_SIDE)));
  assert.deepEqual(
    drawn(() => 255),
    [],
  );
  assert.deepEqual(
    drawn((x, y) => 2 * x + y),
    [],
  );
  assert.deepEqual(
    drawn((x, y) => 128 + ((x * 7 + y * 3) % 2)),
    [],
  );
});

test('a part of a picture on plain ground is found, another picture there is not', async () => {
  const cutOut = (seed: number, left = 150) =>
    drawing(seed).resize(500, 400).extend({ top: 100, bottom: 100, left, right: 150, background: 'white' });
  const original = await fingerprint(cutOut(5));
  const part = await fingerprint(cutOut(5, 50), 40);
  assert.ok(distance(part, original) <= NEAR_BITS && shareBand(part, original));
  assert.ok(distance(await fingerprint(cutOut(6)), original) > NEAR_BITS);
});

test('the fingerprint of the mirrored picture is what `mirrored` makes of it', async () => {
  const picture = drawing(9);
  const [plain, other] = [await fingerprint(picture), await fingerprint(picture.clone().flop())];
  const [whole, found] = [mirrored(plain).slice(0, 2), other.slice(0, 2)];
  assert.ok(distance(whole, found) <= 4);
  assert.deepEqual(mirrored(mirrored(plain)), plain);
});
