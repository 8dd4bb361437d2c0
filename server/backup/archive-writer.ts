import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, link, open, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { packTar } from 'modern-tar';
import { RefusedStart } from '../database/refused-start.ts';
import { type BackupKey, encrypted } from './backup-key.ts';
import { checksumEntry } from './checksum-entry.ts';

const END_LENGTH = 1024;

/** A tar file, encrypted with a key. It has its name only when it is whole and on disk. */
export class ArchiveWriter {
  /** Until then. */
  readonly partial: string;
  readonly #file: string;
  readonly #handle: FileHandle;
  readonly #writer: WritableStreamDefaultWriter<Uint8Array>;
  readonly #written: Promise<void>;
  readonly #hash = createHash('sha256');
  readonly #mtime = new Date();

  private constructor(
    [file, partial]: [string, string],
    handle: FileHandle,
    plain: WritableStream<Uint8Array>,
    written: Promise<void>,
  ) {
    this.#file = file;
    this.partial = partial;
    this.#handle = handle;
    this.#writer = plain.getWriter();
    this.#written = written;
    // Reported by the write that it fails.
    this.#writer.closed.catch(() => {});
    written.catch(() => {});
  }

  static async create(file: string, key: BackupKey | undefined): Promise<ArchiveWriter> {
    if (existsSync(file)) throw taken(file);
    const partial = `${file}.${randomBytes(4).toString('hex')}.partial`;
    const handle = await open(partial, 'wx', 0o600).catch((error) => {
      throw new RefusedStart(`${file} cannot be written: ${error.message}`, { cause: error });
    });
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const bytes = key ? await encrypted(readable, key) : readable;
    const written = handle.writeFile(bytes);
    return new ArchiveWriter([file, partial], handle, writable, written);
  }

  async add(name: string, bytes: Uint8Array): Promise<void> {
    const header = { name, size: bytes.length, mtime: this.#mtime, mode: 0o600 };
    const entry = (await packTar([{ header, body: bytes }])).subarray(0, -END_LENGTH);
    this.#hash.update(entry);
    await this.#write(entry);
  }

  async finish(): Promise<void> {
    await this.#write(await checksumEntry(this.#hash.digest('hex')));
    await this.#writer.close();
    await this.#written;
    await this.#handle.sync();
    await this.#handle.close();
    await link(this.partial, this.#file).catch((error) => {
      throw error.code === 'EEXIST' ? taken(this.#file) : error;
    });
    await rm(this.partial);
    await syncFolder(dirname(this.#file));
  }

  async discard(): Promise<void> {
    await this.#writer.abort().catch(() => {});
    await this.#written.catch(() => {});
    await this.#handle.close().catch(() => {});
    await rm(this.partial, { force: true });
  }

  /** A failed file is the reason, not the stream that it broke. */
  async #write(bytes: Uint8Array) {
    try {
      await this.#writer.write(bytes);
    } catch (error) {
      await this.#written;
      throw error;
    }
  }
}

const taken = (file: string) => new RefusedStart(`${file} is there already, and nothing is overwritten.`);

async function syncFolder(folder: string) {
  // Windows cannot open folders.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  await handle.sync();
  await handle.close();
}
