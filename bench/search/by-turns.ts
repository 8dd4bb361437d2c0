import { percentile } from '../figures.ts';
import type { Measured } from '../measured.ts';
import { ask, sqlCost } from './ask.ts';
import type { BenchMarket } from './market.ts';
import type { Paths } from './paths.ts';
import { inShort } from './sizes.ts';

export const ROUNDS = 7;
export const CALLS_A_ROUND = 12;
const SQL_TURNS = 3;

type Row = Record<string, string | number>;

interface Bench {
  markets: BenchMarket[];
  paths: Paths[];
  measured: Measured;
}

/** Alternates between markets, so that other work affects all alike; round 0 is a warm-up. */
export async function overHttp({ markets, paths, measured }: Bench, { kept }: { kept: boolean }): Promise<Row[]> {
  const rows = [];
  for (const shape of Object.keys(paths[0] ?? {})) {
    const times = markets.map(() => [] as number[]);
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, market] of markets.entries()) {
        const urls = paths[index]?.[shape] ?? [];
        if (kept) for (const path of urls) await ask(market, path, { kept });
        for (let call = 0; call < CALLS_A_ROUND; call++) {
          const reply = await ask(market, urls[call % urls.length] ?? '', { kept });
          if (round === 0) continue;
          times[index]?.push(reply.ms);
          measured.add(partOf(shape, market), kept ? 'kept' : 'made', { count: 1, kept: Number(reply.kept) });
        }
      }
    rows.push({ shape, ...figures(markets, times) });
  }
  return rows;
}

const partOf = (shape: string, { bikes }: BenchMarket) => `${shape}, ${inShort(bikes)} bikes`;

function figures(markets: BenchMarket[], times: number[][]): Row {
  const cells = markets.flatMap(({ bikes }, index) =>
    [0.5, 0.95, 0.99].map((share) => [`${inShort(bikes)} p${share * 100}`, percentile(times[index] ?? [], share)]),
  );
  const [small = []] = times;
  const growth = percentile(times.at(-1) ?? small, 0.5) / percentile(small, 0.5);
  return { ...Object.fromEntries(cells), ...(markets.length > 1 && { growth }) };
}

export async function inSql({ markets, paths, measured }: Bench): Promise<Row[]> {
  const rows = [];
  for (const shape of Object.keys(paths[0] ?? {})) {
    const row: Row = { shape };
    for (const [index, market] of markets.entries()) {
      const urls = paths[index]?.[shape] ?? [];
      const count = urls.length * SQL_TURNS;
      let kept = 0;
      const cost = await sqlCost(market, async () => {
        for (let turn = 0; turn < SQL_TURNS; turn++)
          for (const path of urls) kept += Number((await ask(market, path)).kept);
      });
      // In memory, a search that finds nothing needs no statement.
      const counted = market.inMemory ? {} : { statements: cost.statements };
      measured.add(`${partOf(shape, market)}, in SQL`, 'made', { count, kept, ...counted });
      for (const [name, sum] of Object.entries(cost)) row[`${inShort(market.bikes)} ${name}`] = sum / count;
    }
    rows.push(row);
  }
  return rows;
}
