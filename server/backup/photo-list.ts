import { open, rm } from 'node:fs/promises';
import type { StoredPhoto } from '../photos/photos.ts';

/** In a file beside the backup: the transaction that reads them need not stay open while photos are copied. */
export class PhotoList {
  readonly #file: string;

  constructor(backup: string) {
    this.#file = `${backup}.photos`;
  }

  async write(photos: AsyncIterable<StoredPhoto>): Promise<void> {
    const handle = await open(this.#file, 'w', 0o600);
    try {
      for await (const photo of photos) await handle.write(`${JSON.stringify(photo)}\n`);
    } finally {
      await handle.close();
    }
  }

  async *read(): AsyncGenerator<StoredPhoto> {
    const handle = await open(this.#file);
    for await (const line of handle.readLines()) yield JSON.parse(line);
  }

  async remove(): Promise<void> {
    await rm(this.#file, { force: true });
  }
}
