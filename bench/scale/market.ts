import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, SEARCHING, type Sql } from '#server/database/connect.ts';
import { startEmbedded } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { chance } from '../search/chance.ts';
import { fillMarket } from '../search/fill.ts';
import { copyMarket } from './copies.ts';
import { watchFreeSpace } from './free-space.ts';
import { trade } from './trade.ts';
import { saveSearches } from './wishes.ts';

/** As many as are made one by one; the others are copies of them. */
export const MADE = 100_000;
const SEARCHES_SAVED = MADE / 40;
const SEED = 20_261_125;

export interface ScaleMarket {
  sql: Sql;
  searchSql: Sql;
  stop(): Promise<void>;
}

interface Scale {
  bikes: number;
  tradeEvery: number;
  settings: Record<string, string>;
}

/** Fills an empty folder. Loading is not durable: a power cut spoils it. */
export async function openScaleMarket(folder: string, { bikes, tradeEvery, settings }: Scale): Promise<ScaleMarket> {
  mkdirSync(folder, { recursive: true });
  const server = await startEmbedded({ dir: join(folder, 'postgres'), settings });
  const own = { settings: { statement_timeout: 0 } };
  const sql = connect(server.target, { max: 6, ...own });
  const searchSql = connect(server.target, { max: 1, settings: { ...SEARCHING, statement_timeout: 0 } });
  const stop = async () => {
    space.stop();
    await Promise.all([sql.end({ timeout: 1 }), searchSql.end({ timeout: 1 })]);
    await server.stop();
  };
  const space = watchFreeSpace(folder);
  try {
    await Promise.race([fill(), space.isShort]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { sql, searchSql, stop };

  async function fill() {
    await migrate(sql);
    await sql`create extension if not exists pg_stat_statements`;
    const filled = join(folder, `filled-${bikes}-${tradeEvery}`);
    if (existsSync(filled)) return;
    const [listed] = await sql`select from products limit 1`;
    if (listed) throw new Error(`${folder} holds another market: please delete it`);
    const copies = bikes / MADE - 1;
    await timed(`${MADE.toLocaleString('en-US')} bikes made`, () => fillMarket(sql, MADE));
    await timed('people, photos, messages and deals made', () => trade(sql));
    await timed(`${SEARCHES_SAVED} searches saved`, () => saveSearches(sql, chance(SEED), SEARCHES_SAVED));
    await timed(`${copies} copies made`, () => copyMarket(sql, { copies, tradeEvery }, console.log));
    await sql.unsafe('checkpoint');
    writeFileSync(filled, '');
  }
}

async function timed(what: string, work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  console.log(`${what} in ${Math.round((performance.now() - begun) / 1_000)} s`);
}
