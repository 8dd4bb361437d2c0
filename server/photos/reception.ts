import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LARGEST_PHOTO_BYTES } from '#contract/photos.ts';
import { invalid, Refusal } from '../problems.ts';
import { expectPhoto, TELLING_BYTES } from './recognise.ts';

/** Puts what comes into a file of its own for as long as the work takes. Reads no more than can still become a photo. */
export async function withFile<T>(picture: Readable, work: (path: string) => Promise<T>): Promise<T> {
  const path = join(tmpdir(), `kickstand-photo-${randomUUID()}`);
  try {
    await receive(picture, path);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function receive(picture: Readable, path: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    let head = Buffer.alloc(0);
    let size = 0;
    let told = false;
    for await (const part of chunks(picture)) {
      size += part.length;
      if (size > LARGEST_PHOTO_BYTES) throw tooLarge();
      if (!told) {
        head = Buffer.concat([head, part]);
        told = head.length >= TELLING_BYTES;
        if (told) expectPhoto(head);
      }
      await file.appendFile(part);
    }
    if (!told) expectPhoto(head);
  } finally {
    await file.close();
  }
}

/** Does not close the line when we have read enough: the answer goes out on it. */
async function* chunks(picture: Readable): AsyncGenerator<Buffer> {
  try {
    yield* picture.iterator({ destroyOnReturn: false });
  } catch {
    throw invalid('photo', 'The upload was cut off.');
  }
}

export function tooLarge() {
  const message = `Please send a photo of at most ${LARGEST_PHOTO_BYTES / 1024 / 1024} MB`;
  return new Refusal(413, 'Too large', 'too-large', message, [{ field: 'photo', message }]);
}
