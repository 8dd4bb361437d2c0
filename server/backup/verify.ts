import { readArchive } from './archive-reader.ts';
import type { BackupKey } from './backup-key.ts';
import { BrokenBackup } from './broken-backup.ts';
import { MANIFEST, Manifest } from './manifest.ts';
import { lines, tableOfPart, unzip } from './table-parts.ts';

/** Reads every byte, and compares what is there with the manifest. */
export async function verifyBackup(file: string, key: BackupKey | undefined): Promise<Manifest> {
  const rows = new Map<string, number>();
  let files = 0;
  let text: Buffer | undefined;
  for await (const { name, bytes } of readArchive(file, key)) {
    const table = tableOfPart(name);
    if (table !== undefined) rows.set(table, (rows.get(table) ?? 0) + lines(await unzip(bytes)));
    else if (name.startsWith('photos/')) files++;
    else if (name === MANIFEST) text = bytes;
  }
  if (!text) throw new BrokenBackup(file, 'it has no manifest');
  const { data: manifest, error } = Manifest.safeParse(JSON.parse(text.toString()));
  if (!manifest) throw new BrokenBackup(file, `its manifest ${error.issues[0]?.message}`);
  for (const { schema, name, rows: wanted } of manifest.tables) {
    const found = rows.get(`${schema}.${name}`) ?? 0;
    if (found !== wanted) throw new BrokenBackup(file, `${schema}.${name} has ${found} rows instead of ${wanted}`);
  }
  if (files !== manifest.photos.files)
    throw new BrokenBackup(file, `it has ${files} files of photos instead of ${manifest.photos.files}`);
  return manifest;
}
