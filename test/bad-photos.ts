import { crc32, deflateSync, gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { scene } from './photos.ts';

export interface BadPhoto {
  what: string;
  file: Buffer;
  type?: string;
}

const text = (content: string) => Buffer.from(content, 'latin1');
const joined = (...parts: (Buffer | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? text(part) : part)));
const changed = (file: Buffer, change: (copy: Buffer) => void) => {
  const copy = Buffer.from(file);
  change(copy);
  return copy;
};
const flipped = (file: Buffer, at: number, bit: number) =>
  changed(file, (copy) => copy.writeUInt8((copy[at] ?? 0) ^ (1 << bit), at));

const picture = scene({ width: 240, height: 180, seed: 5 });
export const good = {
  jpeg: await picture.clone().jpeg().toBuffer(),
  progressive: await picture.clone().jpeg({ progressive: true }).toBuffer(),
  png: await picture.clone().png().toBuffer(),
  webp: await picture.clone().webp().toBuffer(),
  lossless: await picture.clone().webp({ lossless: true }).toBuffer(),
  avif: await picture.clone().avif({ effort: 0 }).toBuffer(),
};
const { jpeg, png, webp, lossless, avif } = good;

function* cutOff(): Generator<BadPhoto> {
  for (const [format, file] of Object.entries(good))
    for (const part of [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.99])
      yield { what: `${format} cut off at ${part}`, file: file.subarray(0, file.length * part) };
  yield { what: 'nothing', file: Buffer.alloc(0) };
}

/** Single bit flips that make the file invalid. */
function* turnedBits(): Generator<BadPhoto> {
  const places: [string, Buffer, number, number][] = [
    ['JPEG’s first marker', jpeg, 0, 3],
    ['PNG’s signature', png, 0, 8],
    ['RIFF', webp, 0, 4],
    ['WEBP', webp, 8, 12],
    ['ftyp', avif, 4, 8],
  ];
  for (const [what, file, from, to] of places)
    for (let at = from; at < to; at++)
      for (let bit = 0; bit < 8; bit += 2)
        yield { what: `${what}, byte ${at}, bit ${bit}`, file: flipped(file, at, bit) };
  // The header of a PNG has a checksum.
  for (let at = 8; at < 33; at++) yield { what: `PNG’s header, byte ${at}`, file: flipped(png, at, at % 8) };
  for (let at = 23; at < 26; at++) yield { what: `VP8’s start code, byte ${at}`, file: flipped(webp, at, 1) };
}

const pngOf = (width: number, height: number, ...rest: Buffer[]) => {
  const header = Buffer.from(png.subarray(16, 29));
  header.writeUInt32BE(width >>> 0, 0);
  header.writeUInt32BE(height >>> 0, 4);
  return joined(png.subarray(0, 8), chunk('IHDR', header), ...(rest.length ? rest : [png.subarray(33)]));
};

function chunk(name: string, data: Buffer) {
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(joined(name, data)));
  return joined(length, name, data, sum);
}

/** Headers that claim huge or empty images. */
function* hugeAndEmpty(): Generator<BadPhoto> {
  const sides = [0, 1, 20_001, 30_000, 65_535, 1_000_000, 0x7fffffff, 0xffffffff];
  for (const side of sides) {
    if (side !== 1) yield { what: `PNG of ${side} × ${side}`, file: pngOf(side, side) };
    if (side > 20_000) yield { what: `PNG of 1 × ${side}`, file: pngOf(1, side) };
    if (side !== 1) yield { what: `AVIF of ${side} × ${side}`, file: avifOf(side, side) };
  }
  for (const [wide, high] of [
    [0, 0],
    [0, 180],
    [20_001, 1],
    [65_500, 65_500],
    [50_000, 2000],
    [8000, 8000],
  ] as const)
    yield { what: `JPEG of ${wide} × ${high}`, file: jpegOf(wide, high) };
  for (const side of [0, 8000, 16_383]) {
    yield { what: `WebP of ${side} × ${side}`, file: webpOf(side) };
    if (side) yield { what: `lossless WebP of ${side} × ${side}`, file: losslessOf(side) };
  }
  for (const side of [5000, 100, 239]) yield { what: `AVIF of ${side} × ${side}`, file: avifOf(side, side) };
}

const jpegOf = (width: number, height: number) =>
  changed(jpeg, (copy) => {
    const frame = copy.indexOf(Buffer.from([0xff, 0xc0]));
    copy.writeUInt16BE(height, frame + 5);
    copy.writeUInt16BE(width, frame + 7);
  });
const webpOf = (side: number) =>
  changed(webp, (copy) => {
    for (const at of [26, 28]) copy.writeUInt16LE(side, at);
  });
const losslessOf = (side: number) =>
  changed(lossless, (copy) => copy.writeUInt32LE(((side - 1) | ((side - 1) << 14)) & 0x0fffffff, 21));
const avifOf = (width: number, height: number) =>
  changed(avif, (copy) => {
    const box = copy.indexOf('ispe');
    copy.writeUInt32BE(width >>> 0, box + 8);
    copy.writeUInt32BE(height >>> 0, box + 12);
  });

/** Decompression bombs. */
async function bombs(): Promise<BadPhoto[]> {
  const zeros = deflateSync(Buffer.alloc(50_000_000));
  const many = await sharp({ create: { width: 4000, height: 4000, channels: 3, background: '#777' } })
    .jpeg({ progressive: true, quality: 1 })
    .toBuffer();
  const scan = many.subarray(many.lastIndexOf(Buffer.from([0xff, 0xda])), -2);
  return [
    {
      what: 'PNG of 49 megapixels with a thousandth of them',
      file: pngOf(7000, 7000, chunk('IDAT', zeros.subarray(0, 5000))),
    },
    {
      what: 'PNG of 900 megapixels of zeros',
      file: pngOf(30_000, 30_000, chunk('IDAT', zeros), chunk('IEND', Buffer.alloc(0))),
    },
    {
      what: 'JPEG of 20,000 scans',
      file: joined(many.subarray(0, -2), ...Array(20_000).fill(scan), many.subarray(-2)),
    },
    { what: 'gzip of zeros', file: gzipSync(Buffer.alloc(50_000_000)) },
    { what: 'gzip of a photo', file: gzipSync(jpeg) },
    { what: 'zip of zeros', file: joined('PK\x03\x04\x14\0\0\0\x08\0', zeros) },
  ];
}

const svg = (inside: string, before = '') =>
  `<?xml version="1.0"?>${before}<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`;
const entities = Array.from({ length: 9 }, (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`);

/** Other file types, and polyglots. */
async function others(): Promise<BadPhoto[]> {
  const frames = [await picture.clone().png().toBuffer(), await picture.clone().flop().png().toBuffer()];
  const files: Record<string, Buffer | string> = {
    SVG: svg('<rect width="9" height="9"/>'),
    'SVG with a script': svg('<script>alert(1)</script>'),
    'SVG of entities': svg('&e9;', `<!DOCTYPE svg [<!ENTITY e0 "ha">${entities.join('')}]>`),
    'SVG of a file': svg('&x;', '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
    'SVG of an address': svg('<image href="http://169.254.169.254/"/>'),
    'compressed SVG': gzipSync(svg('')),
    GIF: await picture.clone().gif().toBuffer(),
    'moving GIF': await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer(),
    'moving WebP': await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer(),
    TIFF: await picture.clone().tiff().toBuffer(),
    BMP: `BM${'\0'.repeat(200)}`,
    icon: `\0\0\x01\0\x01\0${'\0'.repeat(200)}`,
    PDF: '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>',
    PostScript: '%!PS-Adobe-3.0 EPSF-3.0\n(%pipe%id) (r) file',
    ImageMagick: 'push graphic-context\nfill \'url(https://example.com/"|id")\'\npop graphic-context',
    HTML: '<!doctype html><script>alert(document.domain)</script>',
    JSON: '{"photo": "yes"}',
    CSV: 'name,price\nPulsar,1000',
    program: `MZ${'\0'.repeat(100)}PE\0\0`,
    library: `\x7fELF\x02\x01\x01${'\0'.repeat(100)}`,
    video: `\0\0\0\x18ftypmp42\0\0\0\0mp42isom${'\0'.repeat(100)}`,
    HEIC: `\0\0\0\x18ftypheic\0\0\0\0mif1heic${'\0'.repeat(100)}`,
    'JPEG XL': `\xff\x0a${'\0'.repeat(100)}`,
    'JPEG 2000': `\0\0\0\x0cjP  \r\n\x87\n${'\0'.repeat(100)}`,
    Photoshop: `8BPS\0\x01${'\0'.repeat(100)}`,
    'GIF, then JPEG': joined('GIF89a', jpeg),
    'PDF, then JPEG': joined('%PDF-1.7\n', jpeg),
    'HTML, then PNG': joined('<html>', png),
    'zip, then PNG': joined('PK\x03\x04', png),
    'a mark of byte order, then JPEG': joined('\xef\xbb\xbf', jpeg),
    'a space, then WebP': joined(' ', webp),
    'JPEG’s beginning, then HTML': joined(jpeg.subarray(0, 20), '<html><script>alert(1)</script>'.repeat(50)),
    'PNG’s beginning, then SVG': joined(png.subarray(0, 8), svg('<script/>')),
    'PNG’s header, then SVG': joined(png.subarray(0, 33), svg('<script/>')),
    'WebP’s beginning, then a script': joined(webp.subarray(0, 16), '/**/alert(1)//'.repeat(50)),
    'AVIF’s brand, then a video': joined(avif.subarray(0, 32), '\0\0\0\x08moov\0\0\0\x08mdat'.repeat(20)),
    'AVIF’s brand, then HEIC': joined(avif.subarray(0, 32), '\0\0\0\x08meta'.repeat(20)),
    'JPEG’s beginning, then PNG': joined(jpeg.subarray(0, 3), png),
    'a program in JPEG’s first bytes': joined('\xff\xd8\xff=1;alert(1)/*', 'x'.repeat(500)),
    zeros: Buffer.alloc(100_000),
    ones: Buffer.alloc(100_000, 0xff),
  };
  return Object.entries(files).map(([what, file]) => ({ what, file: Buffer.isBuffer(file) ? file : text(file) }));
}

/** Invalid lengths and chunks. */
function* broken(): Generator<BadPhoto> {
  yield { what: 'PNG without pixels', file: joined(png.subarray(0, 33), chunk('IEND', Buffer.alloc(0))) };
  yield { what: 'PNG of other pixels', file: pngOf(240, 180, chunk('IDAT', Buffer.alloc(500, 7))) };
  for (const length of [0x7fffffff, 0xffffffff])
    yield { what: `PNG’s chunk of ${length} bytes`, file: changed(png, (copy) => copy.writeUInt32BE(length, 33)) };
  const tables = jpeg.indexOf(Buffer.from([0xff, 0xdb]));
  for (const length of [0, 1, 0xffff])
    yield {
      what: `JPEG’s table of ${length} bytes`,
      file: changed(jpeg, (copy) => copy.writeUInt16BE(length, tables + 2)),
    };
  for (const type of ['pitm', 'iloc', 'iinf', 'iprp', 'ispe', 'av1C', 'meta']) {
    const box = avif.indexOf(type);
    for (const size of [7, 0x7fffffff])
      yield {
        what: `AVIF’s ${type} of ${size} bytes`,
        file: changed(avif, (copy) => copy.writeUInt32BE(size, box - 4)),
      };
  }
}

function* noise(): Generator<BadPhoto> {
  for (let seed = 1; seed <= 10; seed++) {
    const bytes = Buffer.from(
      Array.from({ length: 3000 }, (_, at) => (Math.imul(at + 1, 2654435761 * seed) >>> 13) & 0xff),
    );
    yield { what: `noise ${seed}`, file: bytes };
    for (const [format, file] of Object.entries({ jpeg, png, webp, avif }))
      yield {
        what: `noise ${seed} behind ${format}’s beginning`,
        file: joined(file.subarray(0, 12 + 2 * seed), bytes),
      };
  }
}

export const badPhotos = async (): Promise<BadPhoto[]> => [
  ...cutOff(),
  ...turnedBits(),
  ...hugeAndEmpty(),
  ...(await bombs()),
  ...(await others()),
  ...broken(),
  ...noise(),
];

export { flipped };
