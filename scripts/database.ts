import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { claimFolder } from '../server/boot/data-directory-claim.ts';
import type { Stoppable } from '../server/boot/lifecycle.ts';
import { connect, type DatabaseTarget, type PoolOptions, type Sql } from '../server/database/connect.ts';
import { startEmbedded } from '../server/database/embedded/embedded.ts';
import { expectMigrated } from '../server/database/migrate.ts';
import { databaseAt, reachDatabase } from '../server/database/reach.ts';
import { RefusedStart } from '../server/database/refused-start.ts';
import { type Env, readEnv } from '../server/env.ts';
import { readSettingsFile } from './settings-file.ts';

export interface Place {
  env: Env;
  target: DatabaseTarget;
  sql: Sql;
}

type Work = (place: Place) => Promise<void>;

/** For what reads or writes whole tables; text is the same with each server. */
export const WHOLE_TABLES = {
  statement_timeout: 0,
  lock_timeout: 0,
  idle_in_transaction_session_timeout: 0,
  DateStyle: 'ISO',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
};

/** Connects while the marketplace runs; never creates or migrates the database. */
export async function withDatabase(work: Work, settings: PoolOptions['settings'] = {}) {
  readSettingsFile();
  const env = readEnv(process.env);
  const { target, stop } = env.DATABASE_URL ? await named(env.DATABASE_URL) : await embedded(env.DATA_DIR);
  const sql = connect(target, { max: 4, settings });
  try {
    await expectMigrated(sql);
    await work({ env, target, sql });
  } finally {
    await sql.end({ timeout: 5 });
    await stop();
  }
}

/** For a restore: creates the embedded database, and keeps marketplaces out of its folder. */
export async function withNewDatabase(work: Work) {
  readSettingsFile();
  const env = readEnv(process.env);
  const running: Stoppable[] = [];
  if (!env.DATABASE_URL) claimFolder(env.DATA_DIR, running);
  else mkdirSync(env.DATA_DIR, { recursive: true });
  try {
    const { target, stop } = env.DATABASE_URL
      ? await named(env.DATABASE_URL)
      : await startEmbedded({ dir: join(env.DATA_DIR, 'postgres') });
    running.push({ stop });
    const sql = connect(target, { max: 2, settings: WHOLE_TABLES });
    running.push({ stop: () => sql.end({ timeout: 5 }) });
    await work({ env, target, sql });
  } finally {
    while (running.length) await running.pop()?.stop();
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
