import sharp, { type Sharp } from 'sharp';
import { type PhotoWidth, photoAddress } from '#contract/photo-address.ts';
import { addPhoto, type Photo } from '#contract/photos.ts';
import type { Caller, Reply } from './people.ts';

interface Scene {
  width: number;
  height: number;
  /** Equal seeds make equal pictures. */
  seed?: number;
}

/** Photo-like: soft shapes and grain. */
export function scene({ width, height, seed = 1 }: Scene): Sharp {
  const [wide, high] = [Math.min(width, 96), Math.min(height, 72)];
  const pixels = Buffer.alloc(wide * high * 3);
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [Math.floor(at / 3) % wide, Math.floor(at / 3 / wide)];
    const grain = (at * 7919 * seed) % 23;
    pixels[at] = 116 + 100 * Math.sin((x * ((at % 3) + 1) + seed * 40) / 31) * Math.cos(y / 17) + grain;
  }
  return sharp(pixels, { raw: { width: wide, height: high, channels: 3 } }).resize(width, height, { fit: 'fill' });
}

export const jpeg = (picture: Scene) => scene(picture).jpeg({ quality: 85 }).toBuffer();

let seed = 100;

/** A new picture on each call. */
export const aJpeg = (size: Partial<Scene> = {}) => jpeg({ width: 320, height: 240, seed: seed++, ...size });

/** The upload may be invalid on purpose. */
export async function send(
  url: string,
  { token }: Caller,
  file: Uint8Array,
  { type = 'image/jpeg', signal }: { type?: string; signal?: AbortSignal } = {},
): Promise<Reply<typeof addPhoto>> {
  const answer = await fetch(url + addPhoto.path, {
    method: addPhoto.method,
    headers: { ...(token && { authorization: `bearer ${token}` }), 'content-type': type },
    body: new Uint8Array(file),
    ...(signal && { signal }),
  });
  const body = (await answer.json()) as Reply<typeof addPhoto>['body'];
  return { status: answer.status, headers: answer.headers, body };
}

export async function aPhotoOf(url: string, person: Caller, size: Partial<Scene> = {}): Promise<Photo> {
  const { status, body } = await send(url, person, await aJpeg(size));
  if (status !== 200) throw new Error(`The photo was answered with ${status}: ${body.detail}`);
  return body;
}

export const addressOf = (apiUrl: string, name: string, width?: PhotoWidth) =>
  new URL(photoAddress(name, width), apiUrl).href;
