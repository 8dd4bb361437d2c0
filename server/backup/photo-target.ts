import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { RefusedStart } from '../database/refused-start.ts';
import { type ObjectStorage, openStorage, type StorageSettings } from '../storage/storage.ts';

export interface PhotoTarget {
  put: ObjectStorage['put'];
  /** Shows what was put. */
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/**
 * A folder gets its name when it is whole. In a bucket each object is whole by itself, and its name is its content: what
 * a broken restore left there is written again, and harmless.
 */
export async function photoTarget(settings: StorageSettings): Promise<PhotoTarget> {
  if (!('dir' in settings)) {
    const storage = openStorage(settings);
    return { put: storage.put, keep: async () => {}, discard: async () => {} };
  }
  const { dir } = settings;
  if (existsSync(dir) && (await readdir(dir)).length > 0)
    throw new RefusedStart(`The folder of the photos is not empty: ${dir}. Restore into a new one.`);
  const draft = `${dir}.restoring`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const storage = openStorage({ dir: draft });
  let isKept = false;
  return {
    put: storage.put,
    async keep() {
      await rm(dir, { recursive: true, force: true });
      await rename(draft, dir);
      isKept = true;
    },
    discard: () => rm(isKept ? dir : draft, { recursive: true, force: true }),
  };
}
