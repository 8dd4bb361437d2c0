import { checkListings } from '#server/moderation/moderation.ts';
import { listProduct } from '#server/products/products.ts';
import { testDatabase } from '../test/database.ts';
import { medians, percentile } from './figures.ts';
import { Measured } from './measured.ts';
import { printTable } from './table.ts';

/**
 * `node bench/listing-checks.ts [bikes]`: milliseconds of listing a bike, with the checks of fraud and without them, by
 * turns on one database.
 */
const BIKES = Number(process.argv[2] ?? 10_000);
const OF_A_SELLER = 20;
const ROUNDS = 7;
const IN_A_ROUND = 60;

const { sql, stop } = await testDatabase();
const measured = new Measured();
try {
  await sql`
    insert into users (id, issuer, subject, name, email, role, created_at)
    select gen_random_uuid(), 'https://bench.example.test', n::text, 'Seller ' || n, n || '@example.test', 'seller',
      now() - interval '1 year'
    from generate_series(1, ${Math.ceil(BIKES / OF_A_SELLER)}::int) n`;
  const sellers = await sql<{ id: string }[]>`select id from users`;
  const bikes: string[] = [];
  for (let nth = 0; nth < BIKES; nth++) bikes.push(await list(sellers[nth % sellers.length]?.id ?? '', nth));
  for (let at = 0; at < bikes.length; at += 50) await checkListings(sql, bikes.slice(at, at + 50));
  await sql`analyze`;
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const times = { without: [] as number[], with: [] as number[] };
    for (let nth = 0; nth < IN_A_ROUND; nth++) {
      const seller = sellers[(round * IN_A_ROUND + nth) % sellers.length]?.id ?? '';
      times.without.push(await timed(() => list(seller, BIKES + nth)));
      times.with.push(await timed(async () => checkListings(sql, [await list(seller, BIKES + nth)])));
    }
    measured.add('listings', 'rows', { count: times.without.length + times.with.length });
    rounds.push({
      without: percentile(times.without, 0.5),
      with: percentile(times.with, 0.5),
      'p95 without': percentile(times.without, 0.95),
      'p95 with': percentile(times.with, 0.95),
    });
  }
  const [{ checked = 0 } = {}] = await sql<{ checked: number }[]>`
    select count(*)::int as checked from listing_reviews where state <> 'unchecked' and due_at is null`;
  measured.add('checks', 'rows', { count: checked - BIKES });
  const all = medians(rounds);
  printTable([{ bikes: BIKES, ...all, ratio: all.with / all.without }]);
} finally {
  await stop();
}
measured.conclude();

function list(sellerId: string, nth: number): Promise<string> {
  return listProduct(
    sql,
    { id: sellerId },
    {
      ...{ productName: 'Bajaj Pulsar 150', categoryName: 'BAJAJ', modelId: 'bajaj-pulsar-150', img: '', photos: [] },
      ...{ orgPrice: 210_000, resalePrice: 80_000 + (nth % 900) * 100, yearsOfUse: 6, condition: 'Good' },
      ...{ sellerLocation: 'Dhaka', sellerPhone: '+880 1700-000000', placeId: 1185241, papers: [], service: [] },
      ...{ modelYear: 2015 + (nth % 8), kilometres: 20_000 + nth, owners: 1 },
      disc: `Kept in a garage, service number ${nth} of ${nth * 7}, tyres changed at ${nth * 13} km, chain ${nth * 3}.`,
    },
  );
}

async function timed(work: () => Promise<unknown>) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
