import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../scripts/build.ts';
import { Measured } from './measured.ts';
import { postgresProcesses } from './memory.ts';
import { familyOf, otherWork } from './processes.ts';
import { CALLS_A_ROUND, inSql, overHttp, ROUNDS } from './search/by-turns.ts';
import { handWritten } from './search/hand-written.ts';
import { type BenchMarket, openBenchMarket } from './search/market.ts';
import { pathsOf } from './search/paths.ts';
import { sizesIn } from './search/sizes.ts';
import { writeCosts } from './search/writes.ts';
import { printTable } from './table.ts';

/** `node bench/search.ts [10k,1m] [folder]`, cached and uncached; `folder` keeps the data. */
const [sizes = '10k,1m', folder] = process.argv.slice(2);
const wanted = sizesIn(sizes);

await build();
const home = folder ?? mkdtempSync(join(tmpdir(), 'kickstand-search-'));
const measured = new Measured();
const markets: BenchMarket[] = [];
try {
  for (const bikes of wanted) markets.push(await openBenchMarket(home, bikes));
  const paths = await Promise.all(markets.map(pathsOf));
  const options = { markets, paths, measured };
  const others = otherWork(() => [
    ...familyOf(process.pid),
    ...markets.flatMap(({ dataDir }) => postgresProcesses(dataDir)),
  ]);
  console.log(
    `\nBy HTTP, one call after the other, all markets by turns, ${ROUNDS} rounds of ${CALLS_A_ROUND}; ms. Answers that are made:\n`,
  );
  printTable(await overHttp(options, { kept: false }));
  console.log('\nThe same answers, kept:\n');
  printTable(await overHttp(options, { kept: true }));
  console.log('\nWhat making one takes in PostgreSQL, on average; ms and pages of 8 kB:\n');
  printTable(await inSql(options));
  console.log('\nThe hand-written form: every statement of it, in SQL alone; ms:\n');
  printTable(await handWritten(markets, measured));
  console.log('\nWhat a seller waits for, by the verbs themselves; ms:\n');
  printTable(await writeCosts(markets, measured));
  console.log(`\n${others()}`);
  measured.conclude();
} finally {
  for (const market of markets) await market.stop();
  if (!folder) rmSync(home, { recursive: true, force: true });
}
