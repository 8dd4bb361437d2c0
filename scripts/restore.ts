import { findBackupKey } from '../server/backup/backup-key.ts';
import { restoreBackup } from '../server/backup/restore.ts';
import { compareSecrets, putBack } from '../server/backup/secrets.ts';
import { verifyBackup } from '../server/backup/verify.ts';
import { storeSettings } from '../server/settings/storage.ts';
import { printBackup } from './backup-report.ts';
import { carryOut, written } from './command.ts';
import { withNewDatabase } from './database.ts';
import { readSettingsFile } from './settings-file.ts';

const USAGE = `npm run restore -- FILE [--key FILE]
  Into the empty database and the empty photo store of these settings; all or nothing.
  --key    file with the key of age, instead of the variable BACKUP_KEY`;

const STATES = { same: 'as it was', other: 'another one here', missing: 'missing here' };

const { values, positionals } = written({ options: { key: { type: 'string' } }, allowPositionals: true }, USAGE);
const [file, ...more] = positionals;
if (file === undefined || more.length) {
  console.error(USAGE);
  process.exit(2);
}

readSettingsFile();
await carryOut(async () => {
  const key = await findBackupKey(values.key, process.env);
  const manifest = await verifyBackup(file, key);
  printBackup(manifest);
  await withNewDatabase(async ({ env, sql }) => {
    const secrets = await restoreBackup({ file, key, manifest }, { sql, storage: storeSettings(env) });
    console.log('Restored. The next start brings the schema to its version.');
    for (const path of secrets ? await putBack(secrets, env.DATA_DIR) : []) console.log(`Written: ${path}`);
    for (const { name, place, here, isForGood } of await compareSecrets(manifest.secrets, env)) {
      const wanted = isForGood && here !== 'same' ? ' PUT BACK THE FORMER ONE: the data was written with it' : '';
      console.log(`${name} (${place === 'file' ? 'in DATA_DIR' : 'setting'}): ${STATES[here]}.${wanted}`);
    }
  });
});
