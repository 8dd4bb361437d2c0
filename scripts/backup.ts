import { statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import packageFile from '../package.json' with { type: 'json' };
import { backUp } from '../server/backup/backup.ts';
import { findBackupKey, keyFileText, newBackupKey } from '../server/backup/backup-key.ts';
import { verifyBackup } from '../server/backup/verify.ts';
import { storeSettings } from '../server/settings/storage.ts';
import { openStorage } from '../server/storage/storage.ts';
import { printBackup } from './backup-report.ts';
import { carryOut, written } from './command.ts';
import { WHOLE_TABLES, withDatabase } from './database.ts';
import { readSettingsFile } from './settings-file.ts';

const USAGE = `npm run backup -- FILE-OR-FOLDER [--key FILE]
npm run backup -- --verify FILE [--key FILE]
npm run backup -- --new-key FILE

  --key      file with a key of age, instead of the variable BACKUP_KEY: the backup is encrypted, and has the secrets
  --verify   reads a backup and checks every byte; changes nothing
  --new-key  makes a key, and a file for it`;

const { values, positionals } = written(
  {
    options: { key: { type: 'string' }, verify: { type: 'string' }, 'new-key': { type: 'string' } },
    allowPositionals: true,
  },
  USAGE,
);
const [place, ...more] = positionals;
const chosen = [place, values.verify, values['new-key']].filter((path) => path !== undefined);
if (chosen.length !== 1 || more.length) {
  console.error(USAGE);
  process.exit(2);
}

readSettingsFile();
await carryOut(async () => {
  if (values['new-key'] !== undefined) return makeKey(values['new-key']);
  const key = await findBackupKey(values.key, process.env);
  if (values.verify !== undefined) {
    printBackup(await verifyBackup(values.verify, key));
    return console.log(`${values.verify} is whole.`);
  }
  await withDatabase(async ({ env, sql }) => {
    const file = fileAt(place ?? '', key !== undefined);
    const source = { env, sql, storage: openStorage(storeSettings(env)), product: packageFile.version };
    const manifest = await backUp(source, file, key);
    printBackup(manifest);
    console.log(`${file} is whole${key ? ', encrypted' : ', NOT encrypted'}.`);
    if (manifest.photos.lost > 0) process.exitCode = 1;
  }, WHOLE_TABLES);
});

async function makeKey(file: string) {
  const key = await newBackupKey();
  writeFileSync(file, keyFileText(key), { mode: 0o600, flag: 'wx' });
  console.log(
    `${file} makes and opens backups: keep it away from them.\nThis only makes them: BACKUP_KEY=${key.recipient}`,
  );
}

/** In a folder a name by the clock. */
function fileAt(path: string, isEncrypted: boolean): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return path;
  const moment = new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '');
  return join(path, `kickstand-${moment}.tar${isEncrypted ? '.age' : ''}`);
}
