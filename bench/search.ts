import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Found } from '#contract/search.ts';
import { build } from '../scripts/build.ts';
import { percentile } from './figures.ts';
import { ask, pathOf, sqlCost } from './search/ask.ts';
import { deepestPages } from './search/deepest.ts';
import { handWritten } from './search/hand-written.ts';
import { type BenchMarket, openBenchMarket } from './search/market.ts';
import { SHAPES, TYPED } from './search/shapes.ts';
import { writeCosts } from './search/writes.ts';
import { printTable } from './table.ts';

/**
 * `node bench/search.ts [10k|100k|1m] [folder] [--kept]`: the search on a small and on a large market by turns. A folder
 * keeps the made-up markets for the next time. Every answer is made; with `--kept` they may come from memory.
 */
const SIZES: Record<string, number> = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };
const ROUNDS = 7;
const CALLS_A_ROUND = 12;
const SMALL = 10_000;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { kept: { type: 'boolean' } } });
const kept = values.kept ?? false;
const [size = '100k', folder] = positionals;
const large = SIZES[size];
if (!large) throw new Error(`Please say one of ${Object.keys(SIZES).join(', ')}`);

type Paths = Record<string, string[]>;

await build();
const home = folder ?? mkdtempSync(join(tmpdir(), 'kickstand-search-'));
const markets: BenchMarket[] = [];
try {
  for (const bikes of new Set([SMALL, large])) markets.push(await openBenchMarket(home, bikes));
  const paths = await Promise.all(markets.map(pathsOf));
  console.log(
    `\nAnswers that are ${kept ? 'kept' : 'made'}. By HTTP, one call after the other, both markets by turns, ${ROUNDS} rounds of ${CALLS_A_ROUND}; ms:\n`,
  );
  printTable(await overHttp(markets, paths));
  console.log('\nIn PostgreSQL, a page on average; ms and pages of 8 kB:\n');
  printTable(await inSql(markets, paths));
  console.log('\nThe hand-written form: every statement of it, in SQL alone; ms:\n');
  printTable(await handWritten(markets));
  console.log('\nWhat a seller waits for, by the verbs themselves; ms:\n');
  printTable(await writeCosts(markets));
} finally {
  for (const market of markets) await market.stop();
  if (!folder) rmSync(home, { recursive: true, force: true });
}

async function pathsOf(market: BenchMarket): Promise<Paths> {
  const { answer } = await ask<Found>(market, '/search');
  const id = answer.products[0]?._id ?? '';
  const searches = Object.entries(SHAPES).map(([shape, wishes]) => [shape, wishes.map(pathOf)] as const);
  const second = [{ after: answer.after ?? '' }];
  return {
    'one bike by its id': [`/product/${id}`],
    ...Object.fromEntries(searches),
    'the second page': second.map(pathOf),
    'the deepest page': (await deepestPages(market)).map(pathOf),
    suggestions: TYPED.map((q) => `/search/suggestions?${new URLSearchParams({ q })}`),
  };
}

/** By turns, so that neighbours on the machine disturb both alike; the first round only warms up. */
async function overHttp(markets: BenchMarket[], paths: Paths[]) {
  const rows = [];
  for (const shape of Object.keys(paths[0] ?? {})) {
    const times = markets.map(() => [] as number[]);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, market] of markets.entries()) {
        const asked = paths[index]?.[shape] ?? [];
        for (let call = 0; call < CALLS_A_ROUND; call++) {
          const { ms } = await ask(market, asked[call % asked.length] ?? '', { kept });
          if (round > 0) times[index]?.push(ms);
        }
      }
    rows.push({ shape, ...figures(markets, times) });
  }
  return rows;
}

function figures(markets: BenchMarket[], times: number[][]) {
  const cells = markets.flatMap(({ bikes }, index) =>
    [0.5, 0.95, 0.99].map((share) => [`${thousands(bikes)} p${share * 100}`, percentile(times[index] ?? [], share)]),
  );
  const [small = [], big = small] = times;
  return { ...Object.fromEntries(cells), growth: percentile(big, 0.5) / percentile(small, 0.5) };
}

async function inSql(markets: BenchMarket[], paths: Paths[]) {
  const rows = [];
  for (const shape of Object.keys(paths[0] ?? {})) {
    const row: Record<string, string | number> = { shape };
    for (const [index, market] of markets.entries()) {
      const asked = paths[index]?.[shape] ?? [];
      const cost = await sqlCost(market, asked.length * 3, async () => {
        for (let turn = 0; turn < 3; turn++) for (const path of asked) await ask(market, path, { kept });
      });
      if (!kept && cost.statements === 0) throw new Error(`${shape}: nothing was measured, no statement was sent`);
      row[`${thousands(market.bikes)} statements`] = cost.statements;
      row[`${thousands(market.bikes)} ms`] = cost.ms;
      row[`${thousands(market.bikes)} buffers`] = cost.buffers;
    }
    rows.push(row);
  }
  return rows;
}

function thousands(bikes: number) {
  return bikes >= 1_000_000 ? `${bikes / 1_000_000}m` : `${bikes / 1000}k`;
}
