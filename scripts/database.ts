import { join } from 'node:path';
import { connect, type DatabaseTarget, type Sql } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded.ts';
import { migrate } from '../server/database/migrate.ts';
import { type Env, readEnv } from '../server/env.ts';
import { readSettingsFile } from './settings-file.ts';

interface Place {
  env: Env;
  target: DatabaseTarget;
  sql: Sql;
}

/** Works on the database of the environment, also while a marketplace runs on it. */
export async function withDatabase(work: (place: Place) => Promise<void>) {
  readSettingsFile();
  const env = readEnv(process.env);
  const own = env.DATABASE_URL ? undefined : await startEmbedded({ dir: join(env.DATA_DIR, 'postgres') });
  const target = own?.target ?? { url: env.DATABASE_URL ?? '' };
  const sql = connect(target, { max: 4 });
  try {
    await migrate(sql);
    await work({ env, target, sql });
  } finally {
    await sql.end({ timeout: 5 });
    await own?.stop();
  }
}
