import { createHash } from 'node:crypto';
import sharp, { type Sharp, type SharpOptions, type WebpOptions } from 'sharp';
import { LETTER_PHOTO, PHOTO_WIDTHS, type PhotoWidth } from '#contract/photo-address.ts';
import { type Fingerprint, fingerprintOf, GREY_SIDE } from './fingerprints/fingerprint.ts';
import { LONGEST_SIDE, MOST_MEGAPIXELS, MOST_MEGAPIXELS_OF_AVIF } from './pixel-limits.ts';

export interface EncodedPhoto {
  name: string;
  width: number;
  height: number;
  placeholder: string;
  /** None of a portrait. */
  fingerprint: Fingerprint;
  files: { width: PhotoWidth; bytes: Buffer }[];
}

/** `portrait`: a small centre square for avatars. */
export type PhotoShape = 'whole' | 'portrait';

export type PhotoFault = 'too-many-pixels' | 'too-many-pixels-of-avif' | 'several-pages' | 'too-slow' | 'damaged';

/** `faults.ts` says it to the person. */
export class Unreadable extends Error {
  readonly fault: PhotoFault;

  constructor(fault: PhotoFault) {
    super(fault);
    this.fault = fault;
  }
}

const WIDEST = Math.max(...PHOTO_WIDTHS);
/** Long screenshots are scaled down: WebP is limited to 16,383 pixels. */
const TALLEST = 3 * WIDEST;
const LONGEST_DECODE_SECONDS = 15;
const [PORTRAIT_SIDE] = PHOTO_WIDTHS;
/** Quality for about two pixels per point, where artefacts are invisible. (57 to 62 would grey white.) */
const COMPACT = { quality: 56, effort: 6 };
const FINE = { quality: 78 };
const LOOK: Record<PhotoWidth, WebpOptions> = { 400: FINE, 800: COMPACT, 1600: FINE };
const SIZES = {
  whole: { width: WIDEST, height: TALLEST, fit: 'inside', withoutEnlargement: true },
  portrait: { width: PORTRAIT_SIDE, height: PORTRAIT_SIDE, fit: 'cover' },
} as const;
const PLACEHOLDER = { width: 16, height: 24, fit: 'inside', withoutEnlargement: true } as const;
const LONGEST_PLACEHOLDER = 300;

const INPUT: SharpOptions = { failOn: 'error', limitInputPixels: MOST_MEGAPIXELS * 1_000_000 };

type Pixels = Awaited<ReturnType<typeof decode>>;

/** Encodes a photo: upright, sRGB, without metadata. Throws `Unreadable`. */
export async function encodePhoto(path: string, shape: PhotoShape = 'whole'): Promise<EncodedPhoto> {
  await examine(path);
  const pixels = await decode(path, shape);
  const { width, height } = pixels.info;
  const widths = shape === 'portrait' ? [PORTRAIT_SIDE] : PHOTO_WIDTHS;
  const [placeholder, fingerprint, ...files] = await Promise.all([
    placeholderOf(pixels),
    shape === 'portrait' ? [] : fingerprintFrom(ofPixels(pixels)),
    ...widths.map(async (width) => ({ width, bytes: await webp(pixels, { width }, LOOK[width]) })),
  ]);
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  const name = hash.digest('hex').slice(0, 32);
  return { name, width, height, placeholder, fingerprint, files };
}

/** Of a stored photo. */
export function fingerprintPhoto(path: string): Promise<Fingerprint> {
  return fingerprintFrom(sharp(path, INPUT).timeout({ seconds: LONGEST_DECODE_SECONDS })).catch(unreadable);
}

/** Of a stored photo; without the edges that do not fit. */
export function encodeForLetter(path: string): Promise<Buffer> {
  return sharp(path, INPUT)
    .resize({ ...LETTER_PHOTO, fit: 'cover' })
    .jpeg({ quality: 72, mozjpeg: true })
    .timeout({ seconds: LONGEST_DECODE_SECONDS })
    .toBuffer()
    .catch(unreadable);
}

async function examine(path: string) {
  const { format, width, height, pages = 1 } = await sharp(path, INPUT).metadata().catch(unreadable);
  if (Math.max(width, height) > LONGEST_SIDE) throw new Unreadable('too-many-pixels');
  if (format === 'heif' && width * height > MOST_MEGAPIXELS_OF_AVIF * 1_000_000)
    throw new Unreadable('too-many-pixels-of-avif');
  if (pages > 1) throw new Unreadable('several-pages');
}

async function decode(path: string, shape: PhotoShape) {
  return sharp(path, INPUT)
    .autoOrient()
    .resize(SIZES[shape])
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_DECODE_SECONDS })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable);
}

async function fingerprintFrom(picture: Sharp): Promise<Fingerprint> {
  const size = { width: GREY_SIDE, height: GREY_SIDE, fit: 'fill' } as const;
  return fingerprintOf(await picture.resize(size).toColourspace('b-w').raw({ depth: 'uchar' }).toBuffer());
}

function ofPixels({ data, info: { width, height, channels } }: Pixels) {
  return sharp(data, { raw: { width, height, channels } });
}

function webp(pixels: Pixels, size: object, look: WebpOptions) {
  return ofPixels(pixels)
    .resize({ ...size, withoutEnlargement: true })
    .webp(look)
    .toBuffer();
}

async function placeholderOf(pixels: Pixels) {
  for (const quality of [60, 40, 20, 5]) {
    const address = `data:image/webp;base64,${(await webp(pixels, PLACEHOLDER, { quality })).toString('base64')}`;
    if (address.length <= LONGEST_PLACEHOLDER) return address;
  }
  throw new Error('A few pixels do not fit into a placeholder');
}

function unreadable(error: Error): never {
  if (/exceeds pixel limit/.test(error.message)) throw new Unreadable('too-many-pixels');
  throw new Unreadable(/timeout/.test(error.message) ? 'too-slow' : 'damaged');
}
