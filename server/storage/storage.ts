import { diskStore } from './disk.ts';
import { type Bucket, s3Store } from './s3.ts';
import { StorageDown } from './storage-down.ts';

/** Keeps files under keys such as `photos/ab/abcdef-800.webp`. What was put is there for good when `put` answers. */
export interface ObjectStorage {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Nothing, when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}

/** A folder of this machine, or a bucket. */
export type StorageSettings = { dir: string } | Bucket;

export const openStorage = (settings: StorageSettings): ObjectStorage =>
  'dir' in settings ? diskStore(settings.dir) : s3Store(settings);

export { tryStore } from './trial.ts';

/** The store cannot be reached or is full: trying again later may work. */
export const isStorageDown = (error: unknown): boolean => error instanceof StorageDown;
