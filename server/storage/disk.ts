import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey } from './key.ts';
import type { ObjectStorage } from './storage.ts';
import { StorageDown } from './storage-down.ts';

const HOUR = 3_600_000;

/** Object storage in a folder. Writes go to a temporary name and are renamed when complete. */
export function diskStore(dir: string): ObjectStorage {
  const incoming = join(dir, '.incoming');
  let prepared: Promise<void> | undefined;
  const prepare = () => {
    prepared ??= makeRoom(incoming).catch((error) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };

  async function put(key: string, bytes: Buffer) {
    await prepare();
    const file = join(dir, key);
    const draft = join(incoming, randomUUID());
    try {
      await write(draft, bytes);
      const made = await mkdir(dirname(file), { recursive: true });
      await rename(draft, file);
      await syncFolders(dirname(file), made ? dirname(made) : dirname(file));
    } catch (error) {
      await rm(draft, { force: true });
      throw error;
    }
  }

  return {
    put: (key, bytes) => answering(key, () => put(key, bytes)),
    get: (key) => answering(key, () => readFile(join(dir, key)).catch(absent)),
    delete: (key) => answering(key, () => rm(join(dir, key), { force: true })),
  };
}

async function answering<T>(key: string, act: () => Promise<T>): Promise<T> {
  checkKey(key);
  try {
    return await act();
  } catch (error) {
    throw new StorageDown(key, error);
  }
}

/** Also deletes partial files left by a crash. */
async function makeRoom(incoming: string) {
  await mkdir(incoming, { recursive: true });
  for (const name of await readdir(incoming)) {
    const draft = join(incoming, name);
    const written = await stat(draft).catch(absent);
    if (written && Date.now() - written.mtimeMs > HOUR) await rm(draft, { force: true });
  }
}

async function write(file: string, bytes: Buffer) {
  const handle = await open(file, 'wx');
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs the folders too: a renamed file is durable only with its directory entry. */
async function syncFolders(innermost: string, outermost: string) {
  // Windows cannot open folders and syncs them itself.
  if (process.platform === 'win32') return;
  const handle = await open(innermost, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
  if (innermost !== outermost) await syncFolders(dirname(innermost), outermost);
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT') return undefined;
  throw error;
}
