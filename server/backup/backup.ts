import type { Sql } from '../database/connect.ts';
import type { Env } from '../env.ts';
import { isPhotoNeeded, storedPhotos } from '../photos/photos.ts';
import type { ObjectStorage } from '../storage/storage.ts';
import { ArchiveWriter } from './archive-writer.ts';
import type { BackupKey } from './backup-key.ts';
import { copyPhotos } from './copy-photos.ts';
import { dumpDatabase } from './dump-database.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { PhotoList } from './photo-list.ts';
import { namesOf, SECRETS, secretsOf, secretsText } from './secrets.ts';

interface Source {
  env: Env;
  /** Without time limits. */
  sql: Sql;
  storage: ObjectStorage;
  product: string;
}

/** Beside the running marketplace: the database at one moment, and the photos that it names. */
export async function backUp(
  { env, sql, storage, product }: Source,
  file: string,
  key: BackupKey | undefined,
): Promise<Manifest> {
  const archive = await ArchiveWriter.create(file, key);
  const list = new PhotoList(archive.partial);
  try {
    const database = await dumpDatabase(sql, archive, (db) => list.write(storedPhotos(db)));
    const isNeeded = (name: string) => isPhotoNeeded(sql, name);
    const photos = await copyPhotos(list.read(), { storage, archive, isNeeded });
    const secrets = await secretsOf(env);
    if (key) await archive.add(SECRETS, secretsText(secrets));
    const manifest: Manifest = { format: 1, product, ...database, photos, secrets: namesOf(secrets) };
    await archive.add(MANIFEST, Buffer.from(JSON.stringify(manifest, null, 1)));
    await archive.finish();
    return manifest;
  } catch (error) {
    await archive.discard();
    throw error;
  } finally {
    await list.remove();
  }
}
