import { t } from '#language/t.ts';
import { HttpError, invalid } from '../http/errors.ts';

export const TELLING_BYTES = 64;

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

const isPhoto: ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => head.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  (head) => brandsOf(head).includes('avif'),
];

/** By content; the declared type is ignored. */
export function expectPhoto(head: Buffer) {
  if (isPhoto.some((is) => is(head))) return;
  if (brandsOf(head).some((brand) => /^(he[ivm].|mif1|msf1)$/.test(brand))) throw heic();
  throw invalid('photo', t('This is not a photo that we can read. Please send a JPEG, PNG, WebP or AVIF file.'));
}

function brandsOf(head: Buffer): string[] {
  if (ascii(head, 4, 8) !== 'ftyp') return [];
  const box = head.subarray(8, Math.min(head.length, head.readUInt32BE(0)));
  return Array.from({ length: Math.floor(box.length / 4) }, (_, brand) => ascii(box, 4 * brand, 4 * brand + 4));
}

/** HEIC: no maintained decoder has a free licence. */
function heic() {
  const message = t(
    'This is an HEIC photo, which we cannot read. On an iPhone, choose Settings, Camera, Formats, Most Compatible before you take it, or share the photo as a JPEG.',
  );
  return new HttpError(415, t('Unsupported media type'), 'unsupported-media-type', message, [
    { field: 'photo', message },
  ]);
}
