import { median } from '../figures.ts';
import type { Measured } from '../measured.ts';
import type { BenchMarket } from './market.ts';
import { HAND_WRITTEN } from './shapes.ts';

const ROUNDS = 3;
const DEEP = 5000;

export async function handWritten(markets: BenchMarket[], measured: Measured) {
  const rows = [];
  for (const words of HAND_WRITTEN)
    for (const offset of [0, DEEP]) {
      const row: Record<string, string | number> = { words, offset };
      for (const { bikes, sql } of markets) {
        const times = [];
        for (let round = 0; round < ROUNDS; round++) {
          const begun = performance.now();
          await sql.begin(async (db) => {
            await db`set local statement_timeout = 0`;
            const found = db`from products p join users s on s.id = p.seller_id
              where p.status in ('available', 'reserved')
                and (p.name ilike ${`%${words}%`} or p.description ilike ${`%${words}%`})`;
            await db`select p.*, s.name ${found} order by p.listed_at desc offset ${offset} limit 24`;
            await db`select count(*) ${found}`;
          });
          times.push(performance.now() - begun);
        }
        measured.add('the hand-written form', 'hand-written searches', { count: times.length });
        row[`${bikes.toLocaleString('en-US')} bikes`] = median(times);
      }
      rows.push(row);
    }
  return rows;
}
