import type { Sql, Transaction } from '../database/connect.ts';
import type { ObjectStorage, StorageSettings } from '../storage/storage.ts';
import { readArchive } from './archive-reader.ts';
import type { BackupKey } from './backup-key.ts';
import { BrokenBackup } from './broken-backup.ts';
import { beginLoading, refuseUsed } from './load-database.ts';
import type { Manifest } from './manifest.ts';
import { photoTarget } from './photo-target.ts';
import { readSecrets, SECRETS, type SecretValues } from './secrets.ts';
import { tableOfPart, unzip } from './table-parts.ts';

interface Backup {
  file: string;
  key: BackupKey | undefined;
  /** Of the verified file. */
  manifest: Manifest;
}

interface Target {
  /** Without time limits. */
  sql: Sql;
  storage: StorageSettings;
}

/** All or nothing, into an empty database and an empty folder. Returns the secrets of an encrypted backup. */
export async function restoreBackup(backup: Backup, { sql, storage }: Target): Promise<SecretValues | undefined> {
  const photos = await photoTarget(storage);
  try {
    return await sql.begin(async (db) => {
      await refuseUsed(db);
      const secrets = await unpack(backup, db, photos.put);
      await photos.keep();
      return secrets;
    });
  } catch (error) {
    await photos.discard();
    throw error;
  }
}

/** The end of the file proves once more that every byte is as it was written. */
async function unpack({ file, key, manifest }: Backup, db: Transaction, put: ObjectStorage['put']) {
  const tables = new Map(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  const loading = await beginLoading(db, manifest);
  let secrets: SecretValues | undefined;
  let isLoaded = false;
  for await (const { name, bytes } of readArchive(file, key)) {
    const part = tableOfPart(name);
    if (part !== undefined) {
      const table = tables.get(part);
      if (!table) throw new BrokenBackup(file, `its manifest does not name ${part}`);
      await loading.load(table, await unzip(bytes));
      continue;
    }
    if (!isLoaded) await loading.finish();
    isLoaded = true;
    if (name.startsWith('photos/')) await put(name, bytes, 'image/webp');
    else if (name === SECRETS) secrets = readSecrets(bytes);
  }
  return secrets;
}
