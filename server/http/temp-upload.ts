import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { invalid } from './errors.ts';
import { UploadPace } from './upload-rate.ts';

interface Inspection {
  /** What the sender calls it. */
  field: string;
  /** Throws when this part, or so much altogether, can no longer become what is wanted. */
  inspect(part: Buffer, size: number): void;
  /** Throws when all of it is not what is wanted. */
  done?(): void;
}

/** Puts what is sent into a file of its own for as long as the work takes. */
export async function withTempUpload<T>(
  sent: Readable,
  inspection: Inspection,
  work: (path: string) => Promise<T>,
  pace = new UploadPace(),
): Promise<T> {
  const path = join(tmpdir(), `kickstand-${inspection.field}-${randomUUID()}`);
  try {
    await receive(sent, inspection, path, pace);
    return await work(path);
  } finally {
    pace.end();
    await rm(path, { force: true });
  }
}

async function receive(sent: Readable, { field, inspect, done }: Inspection, path: string, pace: UploadPace) {
  const file = await open(path, 'wx', 0o600);
  try {
    let size = 0;
    for await (const part of parts(sent, field, pace)) {
      size += part.length;
      inspect(part, size);
      await file.write(part);
    }
    done?.();
  } finally {
    await file.close();
  }
}

/** Does not close the line when we have read enough: the answer goes out on it. */
async function* parts(sent: Readable, field: string, pace: UploadPace): AsyncGenerator<Buffer> {
  const iterator: AsyncIterator<Buffer> = sent.iterator({ destroyOnReturn: false });
  const next = () =>
    iterator.next().catch(() => {
      throw invalid(field, 'The upload was cut off.');
    });
  try {
    for (let part = await pace.next(next()); !part.done; part = await pace.next(next())) yield part.value;
  } finally {
    // Not waited for: where nothing comes any more, it never would.
    iterator.return?.().catch(() => {});
  }
}
