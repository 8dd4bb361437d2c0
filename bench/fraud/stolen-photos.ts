import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Sql } from '#server/database/connect.ts';
import { encodePhoto } from '#server/photos/encode.ts';
import { recordFingerprint } from '#server/photos/fingerprints/fingerprints.ts';
import { chance } from './honest.ts';

/** In the order of chance, so that halves share none. */
export async function photosIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((name) => /\.(jpe?g|png|webp)$/i.test(name));
  return files
    .toSorted((one, other) => chance('photo', one) - chance('photo', other))
    .map((name) => join(folder, name));
}

/** The owner's bike has the photo, and the thief's has it as one that was downloaded, cut and saved again. */
export async function stealPhoto(
  sql: Sql,
  { photo, from, to, nth }: { photo: string; from: string; to: string; nth: number },
) {
  const folder = await mkdtemp(join(tmpdir(), 'kickstand-stolen-'));
  try {
    const copy = join(folder, 'copy.jpg');
    await writeFile(copy, await stolen(photo, nth));
    await give(sql, from, photo);
    await give(sql, to, copy);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function give(sql: Sql, productId: string, path: string) {
  const { name, width, height, placeholder, fingerprint } = await encodePhoto(path);
  await sql`
    insert into product_photos (product_id, name, position, width, height, placeholder)
    values (${productId}, ${name}, 0, ${width}, ${height}, ${placeholder}) on conflict do nothing`;
  await recordFingerprint(sql, name, fingerprint);
}

/** What the market serves has no transparency. */
const SHOWN_ON = 'white';
const MIRRORED = 0.2;
const CUT_AT_A_SIDE = 0.4;
const CUT_AROUND = 0.2;
const BRIGHTENED = 0.3;

async function stolen(path: string, nth: number): Promise<Buffer> {
  const random = (what: string) => chance('stolen', what, nth);
  const upright = await sharp(path).rotate().flatten({ background: SHOWN_ON }).toBuffer();
  const { width, height } = await sharp(upright).metadata();
  const cut = 0.1 + 0.1 * random('cut');
  const way = random('way');
  const area = { left: 0, top: 0, width, height };
  if (way < CUT_AT_A_SIDE) {
    const side = Math.floor(4 * random('side'));
    if (side < 2) area.width = Math.round(width * (1 - cut));
    else area.height = Math.round(height * (1 - cut));
    if (side === 1) area.left = width - area.width;
    if (side === 3) area.top = height - area.height;
  } else if (way < CUT_AT_A_SIDE + CUT_AROUND) {
    area.width = Math.round(width * (1 - cut));
    area.height = Math.round(height * (1 - cut));
    area.left = Math.floor((width - area.width) / 2);
    area.top = Math.floor((height - area.height) / 2);
  }
  const scale = 0.5 + 0.5 * random('scale');
  const brightness = random('brightened') < BRIGHTENED ? 0.9 + 0.2 * random('brightness') : 1;
  const picture = sharp(upright)
    .extract(area)
    .resize({ width: Math.round(area.width * scale) })
    .modulate({ brightness });
  if (random('mirrored') < MIRRORED) picture.flop();
  return picture.jpeg({ quality: Math.round(40 + 40 * random('quality')) }).toBuffer();
}
