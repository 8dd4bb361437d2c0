import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { scene } from '../test/photos.ts';

interface ChosenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

let seed = 500;
const picture = () => scene({ width: 160, height: 120, seed: seed++ });

/** Rotated by EXIF, as phones do. */
export async function uprightJpeg(name = 'upright.jpg'): Promise<ChosenFile> {
  const buffer = await picture().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function aPng(name = 'side.png'): Promise<ChosenFile> {
  return { name, mimeType: 'image/png', buffer: await picture().png().toBuffer() };
}

export async function aWebp(name = 'meter.webp'): Promise<ChosenFile> {
  return { name, mimeType: 'image/webp', buffer: await picture().webp().toBuffer() };
}

/** Header only; this browser cannot decode HEIC. */
export function aHeic(name = 'IMG_0001.HEIC'): ChosenFile {
  const head = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  return { name, mimeType: 'image/heic', buffer: Buffer.concat([head, Buffer.alloc(2000)]) };
}

/** Above the upload limit: barely compressed noise. */
export async function aHugeJpeg(): Promise<Buffer> {
  const [width, height] = [2800, 2100];
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer();
}
