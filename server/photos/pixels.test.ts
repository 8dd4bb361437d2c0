import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp, { type Sharp } from 'sharp';
import { PHOTO_WIDTHS } from '#contract/photo-address.ts';
import { openMarket } from '../../test/market.ts';
import { addressOf, scene, send } from '../../test/photos.ts';

const market = await openMarket();
const { url } = market;
const seller = await market.person('seller');

const SECRETS = ['Aisha Rahman', 'Frame 8842XK', 'At home', '23/1 48/1'];
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
  <rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:title="At home"/></rdf:RDF></x:xmpmeta>`;

/** Metadata as phones write it: author, camera, location and a colour profile. */
const withSecrets = (picture: Sharp) =>
  picture
    .withExif({
      IFD0: { Artist: 'Aisha Rahman', ImageDescription: 'Frame 8842XK' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '23/1 48/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '90/1 24/1 0/1' },
    })
    .withXmp(XMP)
    .withIccProfile('p3');

for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
  test(`nothing of who, what and where is left of a photo that comes as ${format}`, async () => {
    const file = await withSecrets(scene({ width: 900, height: 600, seed: 11 }))
      .toFormat(format)
      .toBuffer();
    const { exif, xmp, icc } = await sharp(file).metadata();
    assert.ok(exif?.includes('Aisha Rahman') && exif.includes('8842XK') && xmp?.includes('At home') && icc);
    const { status, body } = await send(url, seller, Buffer.concat([file, Buffer.from('and At home behind it')]));
    assert.equal(status, 200, body.detail);
    for (const width of PHOTO_WIDTHS) {
      const bytesServed = await served(body.name, width);
      assert.deepEqual(chunksOf(bytesServed), ['VP8 ']);
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytesServed).metadata();
      assert.deepEqual([exif, xmp, icc, iptc, orientation], Array(5).fill(undefined));
      for (const secret of SECRETS) assert.ok(!bytesServed.includes(secret), secret);
    }
    for (const secret of SECRETS) assert.ok(!JSON.stringify(body).includes(secret));
  });

test('an embedded GPS position is really there before, and not after', async () => {
  const file = await withSecrets(scene({ width: 200, height: 100 }))
    .jpeg()
    .toBuffer();
  assert.deepEqual(gpsLatitudeOf((await sharp(file).metadata()).exif), [23, 48, 30]);
  const { body } = await send(url, seller, file);
  assert.equal(gpsLatitudeOf((await sharp(await served(body.name)).metadata()).exif), undefined);
});

/** Place of the first row and column in the upright picture (EXIF 2.3, orientation 1 to 8). */
const ORIENTATIONS = [
  ['top', 'left'],
  ['top', 'right'],
  ['bottom', 'right'],
  ['bottom', 'left'],
  ['left', 'top'],
  ['right', 'top'],
  ['right', 'bottom'],
  ['left', 'bottom'],
] as const;
const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;
const COLOURS: Record<string, number[]> = {
  'left top': [220, 40, 40],
  'right top': [40, 200, 60],
  'bottom left': [40, 60, 220],
  'bottom right': [230, 220, 50],
};

for (const [index, [row, column]] of ORIENTATIONS.entries())
  test(`a photo that was taken with orientation ${index + 1} stands upright`, async () => {
    const rows = [row, OPPOSITE[row]];
    const columns = [column, OPPOSITE[column]];
    const stored = rows.map((r) => columns.map((c) => COLOURS[[r, c].sort().join(' ')] ?? []));
    const turned = index >= 4;
    const file = await quarters(stored, turned ? [60, 40] : [40, 60])
      .withMetadata({ orientation: index + 1 })
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    const { body } = await send(url, seller, file);
    assert.deepEqual([body.width, body.height], [80, 120]);
    const { data, info } = await sharp(await served(body.name))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [place, colour] of Object.entries(COLOURS)) {
      const [x, y] = [place.includes('right') ? 60 : 20, place.includes('bottom') ? 90 : 30];
      close([...data.subarray((y * info.width + x) * 3).subarray(0, 3)], colour, place);
    }
  });

test('colours of a wider space look the same in sRGB', async () => {
  const colour = [180, 90, 60];
  const file = await plain(colour).withIccProfile('p3').png().toBuffer();
  const stored = await sharp(file, { ignoreIcc: true }).raw().toBuffer();
  assert.throws(() => close([...stored.subarray(0, 3)], colour));
  const { body } = await send(url, seller, file);
  close(
    [
      ...(
        await sharp(await served(body.name))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ],
    colour,
  );
});

test('what is hidden in a photo that is one does not survive', async () => {
  const hidden = '<script>alert(document.domain)</script>';
  const [picture, comment] = [scene({ width: 120, height: 90, seed: 3 }), Buffer.from(hidden)];
  const jpeg = await picture.clone().jpeg().toBuffer();
  const marker = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  const withComment = Buffer.concat([jpeg.subarray(0, 2), marker, comment, jpeg.subarray(2)]);
  const zip = Buffer.concat([await picture.clone().png().toBuffer(), Buffer.from('PK\x03\x04'), comment]);
  for (const file of [withComment, zip]) {
    const { status, body } = await send(url, seller, file);
    assert.equal(status, 200, body.detail);
    for (const width of PHOTO_WIDTHS) assert.ok(!(await served(body.name, width)).includes('script'));
  }
});

async function served(name: string, width?: (typeof PHOTO_WIDTHS)[number]) {
  return Buffer.from(await (await fetch(addressOf(url, name, width))).arrayBuffer());
}

function chunksOf(webp: Buffer) {
  const chunks = [];
  for (let at = 12; at < webp.length; at += 8 + Math.ceil(webp.readUInt32LE(at + 4) / 2) * 2)
    chunks.push(webp.toString('latin1', at, at + 4));
  return chunks;
}

function gpsLatitudeOf(exif: Buffer | undefined) {
  // Each of 3 fractions as 4 bytes numerator and 4 bytes denominator.
  const wanted = [23, 1, 48, 1, 30, 1];
  for (let at = 0; exif && at <= exif.length - 24; at++)
    for (const read of ['readUInt32LE', 'readUInt32BE'] as const)
      if (wanted.every((number, index) => exif[read](at + 4 * index) === number)) return [23, 48, 30];
  return undefined;
}

const plain = ([r, g, b]: number[], width = 64, height = 64) =>
  sharp({ create: { width, height, channels: 3, background: { r: r ?? 0, g: g ?? 0, b: b ?? 0 } } });

function quarters(fields: number[][][], [width, height]: readonly [number, number]) {
  const data = Buffer.alloc(width * height * 4 * 3);
  for (let y = 0; y < 2 * height; y++)
    for (let x = 0; x < 2 * width; x++)
      data.set(fields[Math.floor(y / height)]?.[Math.floor(x / width)] ?? [], (y * 2 * width + x) * 3);
  return sharp(data, { raw: { width: 2 * width, height: 2 * height, channels: 3 } });
}

function close(found: number[], expected: number[], what = '') {
  const apart = Math.max(...expected.map((value, index) => Math.abs(value - (found[index] ?? 0))));
  assert.ok(apart <= 6, `${what} ${found} is not ${expected}`);
}
