import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { LARGEST_IMPORT_BYTES } from '#contract/imports.ts';
import { arrivals } from '../arrivals.ts';
import { invalid, Refusal } from '../problems.ts';

const admitted = arrivals(
  { all: 24, person: 6 },
  'Many files are on their way to us right now. Please try again in a moment.',
);

/** Keeps what comes in a file of its own for as long as the work takes. */
export async function withUpload<T>(
  senderId: string,
  upload: Readable,
  work: (path: string) => Promise<T>,
): Promise<T> {
  return admitted(senderId, async () => {
    const path = join(tmpdir(), `kickstand-import-${randomUUID()}`);
    try {
      await receive(upload, path);
      return await work(path);
    } finally {
      await rm(path, { force: true });
    }
  });
}

async function receive(upload: Readable, path: string) {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const part of parts(upload)) {
      size += part.length;
      if (size > LARGEST_IMPORT_BYTES) throw tooLarge();
      await file.write(part);
    }
  } finally {
    await file.close();
  }
}

/** Does not close the line when we have read enough: the answer goes out on it. */
async function* parts(upload: Readable): AsyncGenerator<Buffer> {
  try {
    yield* upload.iterator({ destroyOnReturn: false });
  } catch {
    throw invalid('file', 'The upload was cut off.');
  }
}

export function tooLarge() {
  const message = `Please send a file of at most ${LARGEST_IMPORT_BYTES / 1024 / 1024} MB, or send it in parts`;
  return new Refusal(413, 'Too large', 'too-large', message, [{ field: 'file', message }]);
}
