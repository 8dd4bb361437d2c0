import { diskStore } from './disk.ts';
import { type Bucket, s3Store } from './s3.ts';
import { StorageDown } from './storage-down.ts';

/** Stores files by key, such as `photos/ab/abcdef-800.webp`. `put` resolves when the file is durable. */
export interface ObjectStorage {
  put(key: string, bytes: Buffer, type: string): Promise<void>;
  /** Undefined: no such file. */
  get(key: string): Promise<Buffer | undefined>;
  delete(key: string): Promise<void>;
}

export type StorageSettings = { dir: string } | Bucket;

export const openStorage = (settings: StorageSettings): ObjectStorage =>
  'dir' in settings ? diskStore(settings.dir) : s3Store(settings);

export type { Bucket } from './s3.ts';
export { tryStore } from './trial.ts';

/** Unreachable or full: a retry may succeed. */
export const isStorageDown = (error: unknown): boolean => error instanceof StorageDown;
