import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { t } from '#language/t.ts';
import { invalid } from './errors.ts';
import { UploadPace } from './upload-rate.ts';

interface Inspection {
  field: string;
  /** Throws when the upload can no longer be valid. */
  inspect(part: Buffer, size: number): void;
  done?(): void;
}

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

/** Does not destroy the stream: the response needs the connection. */
async function* parts(sent: Readable, field: string, pace: UploadPace): AsyncGenerator<Buffer> {
  const iterator: AsyncIterator<Buffer> = sent.iterator({ destroyOnReturn: false });
  const next = () =>
    iterator.next().catch(() => {
      throw invalid(field, t('The upload was cut off.'));
    });
  try {
    for (let part = await pace.next(next()); !part.done; part = await pace.next(next())) yield part.value;
  } finally {
    // Not awaited: on a stalled connection it never resolves.
    iterator.return?.().catch(() => {});
  }
}
