import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { connect, type DatabaseTarget, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { readEnv } from '#server/env.ts';
import { freePort, startMarketplace } from '../../test/marketplace.ts';
import { neverKept } from '../measured.ts';
import { fillMarket } from './fill.ts';

/** Counts statements, their time and their page accesses. */
const SETTINGS = { shared_preload_libraries: 'pg_stat_statements', max_wal_size: '8GB' };

/** For a million bikes on a slow machine. */
const LOAD_MS = 120_000;

export interface BenchMarket {
  bikes: number;
  url: string;
  dataDir: string;
  pid: number;
  /** Searched in memory, not in the database. */
  inMemory: boolean;
  target: DatabaseTarget;
  sql: Sql;
  stop(): Promise<void>;
}

export async function openBenchMarket(
  folder: string,
  bikes: number,
  { env = {} }: { env?: Record<string, string> } = {},
): Promise<BenchMarket> {
  const dataDir = join(folder, String(bikes));
  mkdirSync(dataDir, { recursive: true });
  const server = await startEmbedded({ dir: join(dataDir, 'postgres'), settings: SETTINGS });
  const sql = connect(server.target, { max: 4, settings: { statement_timeout: 0 } });
  await migrate(sql);
  await sql`create extension if not exists pg_stat_statements`;
  const filled = join(dataDir, 'filled');
  if (!existsSync(filled)) {
    const [listed] = await sql`select from products limit 1`;
    if (listed) throw new Error(`${dataDir} is only partly filled: please delete it`);
    const begun = performance.now();
    await fillMarket(sql, bikes);
    writeFileSync(filled, '');
    console.log(`${bikes.toLocaleString('en-US')} bikes made in ${Math.round((performance.now() - begun) / 1000)} s`);
  }
  const inMemory = bikes < readEnv({ ...process.env, ...env }).SEARCH_IN_MEMORY;
  const metricsPort = await freePort();
  const marketplace = await startMarketplace({
    DEMO: 'off',
    DATA_DIR: dataDir,
    PICTURE_FETCH: 'off',
    METRICS_PORT: String(metricsPort),
    ...env,
  });
  if (inMemory) await loadedInMemory(marketplace.url, metricsPort);
  return {
    bikes,
    inMemory,
    url: marketplace.url,
    dataDir,
    pid: marketplace.pid(),
    target: server.target,
    sql,
    async stop() {
      await marketplace.stop();
      await sql.end();
      await server.stop();
    },
  };
}

/** The first search has the bikes loaded. */
async function loadedInMemory(url: string, metricsPort: number) {
  for (const giveUpAt = Date.now() + LOAD_MS; Date.now() < giveUpAt; await pause(200)) {
    await fetch(url + neverKept('/api/search'));
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    if (/^kickstand_memory_index_bikes\{.*\} [1-9]/m.test(metrics)) return;
  }
  throw new Error('The bikes were not loaded into memory in time');
}
