import { LARGEST_PHOTO_BYTES } from '#contract/photo-files.ts';
import type { PHOTO_TYPES } from '#contract/photos.ts';
import { type Message, message, t } from '#language/t.ts';

export class NoPhoto extends Error {}

const MEGABYTE = 1024 * 1024;
/** The longest side of a reduced photo, in pixels. */
const REDUCED_TO = 4096;
/** The largest file a phone can decode in memory. */
const LARGEST_REDUCIBLE_BYTES = 80 * MEGABYTE;
const QUALITY = 0.9;

const UNREADABLE = message('This file can no longer be read. Please choose it again.');
const HEIC = message(
  'This browser cannot read iPhone photos in the HEIC format. Add it from the iPhone itself, which makes a JPEG of it; or choose there Settings, Camera, Formats, Most Compatible before you take the next one.',
);
const STRANGE = message('This is no photo that we know: please add a JPEG, PNG, WebP or AVIF file.');
const TOO_LARGE = message('This photo is too large: please choose one of up to {megabytes} MB.');

const noPhoto = (why: Message, cause?: unknown) =>
  new NoPhoto(t(why, { megabytes: LARGEST_PHOTO_BYTES / MEGABYTE }), { cause });

export interface Sendable {
  file: Blob;
  type: string;
}

/** Converts a file to an accepted type and size. Throws NoPhoto. */
export async function sendable(file: Blob): Promise<Sendable> {
  const type = await typeOf(file);
  if (type === 'image/heic') return asJpeg(file, HEIC);
  if (!type) throw noPhoto(STRANGE);
  if (file.size <= LARGEST_PHOTO_BYTES) return { file, type };
  if (file.size > LARGEST_REDUCIBLE_BYTES) throw noPhoto(TOO_LARGE);
  return asJpeg(file, TOO_LARGE);
}

/** By magic bytes: names and media types are often wrong. */
async function typeOf(file: Blob): Promise<(typeof PHOTO_TYPES)[number] | 'image/heic' | undefined> {
  const bytes = await file
    .slice(0, 40)
    .arrayBuffer()
    .catch(() => {
      throw noPhoto(UNREADABLE);
    });
  const head = String.fromCharCode(...new Uint8Array(bytes));
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('\x89PNG\r\n')) return 'image/png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  if (head.slice(4, 8) !== 'ftyp') return;
  if (/avi[fs]/.test(head)) return 'image/avif';
  if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(head)) return 'image/heic';
}

/** Redrawn with the EXIF orientation applied. */
async function asJpeg(file: Blob, otherwise: Message): Promise<Sendable> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const share = Math.min(1, REDUCED_TO / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * share);
    canvas.height = Math.round(bitmap.height * share);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('This browser cannot draw');
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
    if (!drawn || drawn.size > LARGEST_PHOTO_BYTES) throw new Error('This browser cannot write a JPEG that small');
    return { file: drawn, type: 'image/jpeg' };
  } catch (cause) {
    throw noPhoto(otherwise, cause);
  }
}
