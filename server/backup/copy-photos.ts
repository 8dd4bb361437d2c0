import { setTimeout as pause } from 'node:timers/promises';
import type { StoredPhoto } from '../photos/photos.ts';
import type { ObjectStorage } from '../storage/storage.ts';
import type { CopiedPhotos } from './manifest.ts';

interface Copying {
  storage: Pick<ObjectStorage, 'get'>;
  archive: { add(name: string, bytes: Uint8Array): Promise<void> };
  /** Whether the database names it now. */
  isNeeded(name: string): Promise<boolean>;
  patienceMs?: number;
}

const AT_ONCE = 8;
const PAUSE_MS = 500;
/** Longer than an upload takes from its row to its last file. */
const PATIENCE_MS = 20_000;
const MOST_WAITING = 10_000;
const MOST_NAMES = 100;

type File = [key: string, bytes: Buffer | undefined];

/** Photos of which files are missing come last: an upload may just be storing them, a cleanup deleting them. */
export async function copyPhotos(photos: AsyncIterable<StoredPhoto>, copying: Copying): Promise<CopiedPhotos> {
  const { storage, archive, isNeeded, patienceMs = PATIENCE_MS } = copying;
  const tally: CopiedPhotos = { photos: 0, files: 0, bytes: 0, deleted: 0, unfinished: 0, lost: 0, lostNames: [] };
  let waiting: StoredPhoto[] = [];

  const filesOf = ({ keys }: StoredPhoto) =>
    Promise.all(keys.map(async (key): Promise<File> => [key, await storage.get(key)]));

  async function add(files: File[]) {
    for (const [key, bytes] of files) {
      if (!bytes) continue;
      await archive.add(key, bytes);
      tally.files++;
      tally.bytes += bytes.length;
    }
  }

  async function give(batch: StoredPhoto[]) {
    const read = await Promise.all(batch.map(filesOf));
    for (const [at, photo] of batch.entries()) {
      const files = read[at] ?? [];
      if (isWhole(photo, files) || waiting.length === MOST_WAITING) await close(photo, files);
      else waiting.push(photo);
    }
  }

  async function close(photo: StoredPhoto, files: File[]) {
    await add(files);
    if (isWhole(photo, files)) tally.photos++;
    else if (!(await isNeeded(photo.name))) tally.deleted++;
    else if (missing(files.slice(0, photo.shown)) === 0) tally.unfinished++;
    else {
      tally.lost++;
      if (tally.lostNames.length < MOST_NAMES) tally.lostNames.push(photo.name);
    }
  }

  let batch: StoredPhoto[] = [];
  for await (const photo of photos) {
    batch.push(photo);
    if (batch.length < AT_ONCE) continue;
    await give(batch);
    batch = [];
  }
  await give(batch);
  for (const end = Date.now() + patienceMs; waiting.length > 0 && Date.now() < end; await pause(PAUSE_MS)) {
    const retried = waiting;
    waiting = [];
    for (let at = 0; at < retried.length; at += AT_ONCE) await give(retried.slice(at, at + AT_ONCE));
  }
  for (const photo of waiting) await close(photo, await filesOf(photo));
  return tally;
}

const missing = (files: File[]) => files.filter(([, bytes]) => !bytes).length;

/** An old upload that nothing shows has the files that it has. */
const isWhole = ({ shown, isRecent }: StoredPhoto, files: File[]) =>
  missing(shown > 0 || !isRecent ? files.slice(0, shown) : files) === 0;
