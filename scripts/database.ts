import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { connect, type DatabaseTarget, type Sql } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { expectMigrated } from '../server/database/migrate.ts';
import { databaseAt, reachDatabase } from '../server/database/reach.ts';
import { RefusedStart } from '../server/database/refused-start.ts';
import { type Env, readEnv } from '../server/env.ts';
import { readSettingsFile } from './settings-file.ts';

interface Place {
  env: Env;
  target: DatabaseTarget;
  sql: Sql;
}

/** Connects while the marketplace runs; never creates or migrates the database. */
export async function withDatabase(work: (place: Place) => Promise<void>) {
  readSettingsFile();
  const env = readEnv(process.env);
  const { target, stop } = env.DATABASE_URL ? await named(env.DATABASE_URL) : await embedded(env.DATA_DIR);
  const sql = connect(target, { max: 4 });
  try {
    await expectMigrated(sql);
    await work({ env, target, sql });
  } finally {
    await sql.end({ timeout: 5 });
    await stop();
  }
}

async function named(url: string) {
  console.error(`Database: ${databaseAt(url)}`);
  await reachDatabase('DATABASE_URL', url);
  return { target: { url }, stop: async () => {} };
}

async function embedded(dataDir: string) {
  const dir = join(dataDir, 'postgres');
  if (!existsSync(join(dir, 'cluster')))
    throw new RefusedStart(
      `DATABASE_URL is not set, and there is no database in DATA_DIR, ${resolve(dataDir)}. Give this command the settings of the marketplace.`,
    );
  console.error(`Database: the one in ${resolve(dataDir)}`);
  return startEmbedded({ dir });
}
