import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createTarDecoder } from 'modern-tar';
import { RefusedStart } from '../database/refused-start.ts';
import { type BackupKey, decrypted, isEncrypted } from './backup-key.ts';
import { BrokenBackup } from './broken-backup.ts';
import { CHECKSUM_LENGTH, checksumEntry } from './checksum-entry.ts';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

const LARGEST_ENTRY = 1 << 30;

/** The entries in their order. Only who reads to the end knows that all bytes are as they were written. */
export async function* readArchive(file: string, key: BackupKey | undefined): AsyncGenerator<ArchiveEntry> {
  const seal = sealOf();
  try {
    const plain = await opened(file, key);
    const entries = plain.pipeThrough(seal.stream).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) {
      if (header.size > LARGEST_ENTRY) throw new Error(`${header.name} is too large`);
      yield { name: header.name, bytes: await buffer(body) };
    }
    if (!(await seal.holds())) throw new Error('its checksum differs');
  } catch (error) {
    if (error instanceof RefusedStart) throw error;
    throw new BrokenBackup(file, error instanceof Error ? error.message : String(error), error);
  }
}

async function opened(file: string, key: BackupKey | undefined): Promise<ReadableStream<Uint8Array>> {
  const bytes = Readable.toWeb(createReadStream(file, { highWaterMark: 1 << 18 })) as ReadableStream<Uint8Array>;
  return isEncrypted(await headOf(file)) ? decrypted(file, bytes, key) : bytes;
}

async function headOf(file: string): Promise<Buffer> {
  const handle = await open(file, 'r').catch((error) => {
    throw new RefusedStart(`${file} cannot be read: ${error.message}`, { cause: error });
  });
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
  await handle.close();
  return buffer.subarray(0, bytesRead);
}

/** Passes bytes on and hashes all but the last ones, which have to be the checksum. */
function sealOf() {
  const hash = createHash('sha256');
  let tail = Buffer.alloc(0);
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      tail = Buffer.concat([tail, chunk]);
      const sealed = Math.max(0, tail.length - CHECKSUM_LENGTH);
      hash.update(tail.subarray(0, sealed));
      tail = tail.subarray(sealed);
      controller.enqueue(chunk);
    },
  });
  return { stream, holds: async () => tail.equals(await checksumEntry(hash.digest('hex'))) };
}
