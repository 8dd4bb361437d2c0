import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Measured } from './measured.ts';
import { chooseCast } from './scale/cast.ts';
import { costOf } from './scale/cost.ts';
import { jobs, nightly } from './scale/jobs.ts';
import { MADE, openScaleMarket } from './scale/market.ts';
import { dashboards, pages, searches } from './scale/reads.ts';
import { indexSizes, tableSizes } from './scale/sizes.ts';
import { writes } from './scale/writes.ts';
import { printTable } from './table.ts';

/**
 * `node bench/scale.ts [--bikes 1000000] [--buffers 2GB] [--folder …]`: what tables and hot queries cost; `--folder` keeps the data.
 * `--trade-every 10` saves space: only a tenth of the bikes have conversations, deals and notices.
 */
const { values } = parseArgs({
  options: {
    bikes: { type: 'string', default: '1000000' },
    buffers: { type: 'string', default: '2GB' },
    'trade-every': { type: 'string', default: '1' },
    folder: { type: 'string' },
  },
});
const bikes = Number(values.bikes);
if (!(bikes >= MADE && bikes % MADE === 0)) throw new Error(`Please say a multiple of ${MADE} bikes`);

const home = values.folder ?? mkdtempSync(join(tmpdir(), 'kickstand-scale-'));
const settings = {
  shared_preload_libraries: 'pg_stat_statements',
  shared_buffers: values.buffers,
  fsync: 'off',
  full_page_writes: 'off',
  max_wal_size: '2GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
};
const measured = new Measured();
try {
  const market = await openScaleMarket(home, { bikes, tradeEvery: Number(values['trade-every']), settings });
  try {
    const { sql } = market;
    console.log(`\n${bikes.toLocaleString('en-US')} bikes, shared_buffers ${values.buffers}. Tables:\n`);
    printTable(await tableSizes(sql, measured));
    console.log('\nThe search index:\n');
    printTable(await indexSizes(sql, 'shelf', measured));
    const cast = await chooseCast(sql);
    console.log('\nQueries, medians of rounds one after the other:\n');
    for (const group of [
      await searches(market),
      pages(market, cast),
      dashboards(market, cast),
      writes(market, cast),
      jobs(market),
      nightly(market),
    ]) {
      const rows = [];
      for (const query of group) rows.push(await costOf(sql, query, measured));
      printTable(rows);
    }
  } finally {
    await market.stop();
  }
} finally {
  if (!values.folder) rmSync(home, { recursive: true, force: true });
}
measured.conclude();
process.exit();
