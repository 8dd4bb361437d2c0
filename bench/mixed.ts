import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../scripts/build.ts';
import { Measured } from './measured.ts';
import { comeAndGo } from './mixed/arrivals.ts';
import { Faults } from './mixed/faults.ts';
import { slope, type Watched, watch } from './mixed/meter.ts';
import { openTrade } from './mixed/opening.ts';
import { Tally } from './mixed/tally.ts';
import type { Trade } from './mixed/trade.ts';
import { CORES } from './processes.ts';
import { type BenchMarket, openBenchMarket } from './search/market.ts';
import { inShort, sizesIn } from './search/sizes.ts';
import { printTable } from './table.ts';

/**
 * `node bench/mixed.ts [--faults] [minutes] [requests a second] [10k,100k] [folder]`; `folder` keeps the data. With
 * `--faults` two web processes serve, processes are killed, and PostgreSQL is restarted.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { faults: { type: 'boolean' } } });
const [minutes = '10', perSecond = '150', sizes = '10k,100k', folder] = positionals;
const WARM_UP_SECONDS = 10;
const RECONCILE = join(import.meta.dirname, '../scripts/reconcile.ts');

await build();
const measured = new Measured();
const home = folder ?? mkdtempSync(join(tmpdir(), 'kickstand-mixed-'));
try {
  for (const bikes of sizesIn(sizes)) await evening(bikes);
  measured.conclude();
} finally {
  if (!folder) rmSync(home, { recursive: true, force: true });
}

async function evening(bikes: number) {
  const secret = randomBytes(24).toString('hex');
  const env = { ACCESS_TOKEN_SECRET: secret, LOG_LEVEL: 'info', ...(values.faults && { WEB_CONCURRENCY: '2' }) };
  const market = await openBenchMarket(home, bikes, { env });
  try {
    const trade = await openTrade(market, secret);
    const rate = Number(perSecond);
    await comeAndGo(trade, { perSecond: rate, seconds: WARM_UP_SECONDS });
    const faults = values.faults ? new Faults(market) : undefined;
    trade.tally = new Tally(() => faults?.explain() ?? false);
    trade.known.compared = 0;
    const planned = Number(minutes) * 60;
    const stop = watch(market, planned);
    const stopFaults = faults?.inject(planned);
    const seconds = await comeAndGo(trade, { perSecond: rate, seconds: planned });
    await stopFaults?.();
    const watched = stop();
    const lost = await trade.known.lostIn(market.sql);
    const { tally } = trade;
    console.log(`\n${bikes.toLocaleString('en-US')} bikes, ${seconds.toFixed(0)} s, open loop, Poisson arrivals,`);
    console.log(`${rate} requests a second on average; latencies count from the intended arrival.\n`);
    printTable(tally.rows());
    report(trade, watched);
    console.log(`\n${lost} acknowledged changes are missing in the database.`);
    if (lost) process.exitCode = 1;
    if (faults) {
      console.log('PostgreSQL was restarted: its CPU is that since the last start.\n');
      printTable(faults.injected);
      compareMoney(market);
    }
    const { requests: count, keepable, kept, errors: failed } = tally;
    measured.add(`what is the same for everybody, ${inShort(bikes)}`, 'either', { count: keepable, kept });
    measured.add(`all that people do, ${inShort(bikes)}`, 'requests of people', { count, failed });
    trade.wire.close();
  } finally {
    await market.stop();
  }
}

function compareMoney({ dataDir }: BenchMarket) {
  const env = { ...process.env, DATA_DIR: dataDir };
  const { status } = spawnSync(process.execPath, [RECONCILE], { env, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}

function report({ tally, known }: Trade, { looks, node, postgres, cores }: Watched) {
  const each = (seconds: number) => ((seconds * 1000) / tally.requests).toFixed(2);
  console.log(`\n${tally.errors} errors in ${tally.requests.toLocaleString('en-US')} requests.`);
  for (const [fault, count] of tally.faults) console.log(`  ${count} × ${fault}`);
  const [checked, compared] = [tally.checked, known.compared].map((count) => count.toLocaleString('en-US'));
  console.log(
    `${checked} answers were looked into; of ${compared} bikes in them a new price or a booking had been acknowledged.`,
  );
  console.log(
    `${((100 * tally.kept) / tally.keepable).toFixed(1)} % of what is the same for everybody went out as it was kept.`,
  );
  console.log(`CPU a request: ${each(node)} ms Node, ${each(postgres)} ms PostgreSQL.`);
  const [asking, others] = [cores.asking.toFixed(2), cores.others.toFixed(2)];
  console.log(`Of ${CORES} cores, the load generator took ${asking}, other processes ${others}.\n`);
  printTable(looks);
  const later = looks.slice(Math.floor(looks.length / 2));
  for (const name of ['Node PSS, MB', 'PostgreSQL PSS, MB'] as const)
    if (later.length > 2) console.log(`${name}: ${slope(later, name).toFixed(2)} a minute in the second half.`);
  if (tally.errors) process.exitCode = 1;
}
