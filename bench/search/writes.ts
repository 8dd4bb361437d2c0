import { ListingSettings } from '#contract/listing-limit.ts';
import { NewProduct } from '#contract/products.ts';
import { openAuditor } from '#server/audit/audit.ts';
import type { Sql } from '#server/database/connect.ts';
import type { Viewer } from '#server/http/viewer.ts';
import { listProduct, removeProduct } from '#server/products/products.ts';
import { percentile } from '../figures.ts';
import type { Measured } from '../measured.ts';
import type { BenchMarket } from './market.ts';
import { inShort } from './sizes.ts';

const ROUNDS = 5;
const A_ROUND = 40;
const LIMITS = ListingSettings.parse({ newSeller: 1_000_000 });
const auditor = openAuditor('the bench');

const bike = NewProduct.parse({
  productName: 'Bajaj Pulsar 150 DTSi 2018',
  img: 'https://example.test/bike.jpg',
  orgPrice: 1400,
  resalePrice: 700,
  modelId: 'bajaj-pulsar-150',
  modelYear: 2018,
  kilometres: 21_000,
  categoryName: 'BAJAJ',
  sellerLocation: 'Dhaka',
  placeId: 1_185_241,
  sellerPhone: '+10000000000',
  disc: 'Single owner, all papers clear, new tyres.',
});

type Step = 'list' | 'leave';

/** Lists and removes a bike on each market in turn, for sellers with few and many bikes. */
export async function writeCosts(markets: BenchMarket[], measured: Measured) {
  const sellers = await Promise.all(markets.map(({ sql }) => sellersOf(sql)));
  const rows = [];
  for (const who of ['a seller', 'the largest dealer'] as const) {
    const times = markets.map(() => ({ list: [] as number[], leave: [] as number[] }));
    for (let round = 0; round <= ROUNDS; round++)
      for (const [index, { sql }] of markets.entries())
        for (let turn = 0; turn < A_ROUND; turn++) {
          const seller = sellers[index]?.[who];
          if (!seller) throw new Error('Nobody sells');
          const spent = await listAndLeave(sql, seller);
          if (round === 0) continue;
          times[index]?.list.push(spent.list);
          times[index]?.leave.push(spent.leave);
          measured.add(who, 'bikes listed and taken off', { count: 1 });
        }
    rows.push(row(who, 'list'), row(who, 'leave'));
    function row(who: string, step: Step) {
      const p50 = times.map((each) => percentile(each[step], 0.5));
      const cells = markets.map(({ bikes }, index) => [`${inShort(bikes)} p50`, p50[index] ?? 0]);
      return {
        step: `${who}: ${step === 'list' ? 'list a bike' : 'take it off the market'}`,
        ...Object.fromEntries(cells),
        ...(markets.length > 1 && { growth: (p50.at(-1) ?? 0) / (p50[0] ?? 1) }),
      };
    }
  }
  return rows;
}

export const listOne = (sql: Sql, seller: Viewer) => listProduct(sql, seller, bike, { limits: LIMITS });

async function listAndLeave(sql: Sql, seller: Viewer): Promise<Record<Step, number>> {
  const begun = performance.now();
  const id = await listOne(sql, seller);
  const listed = performance.now();
  await removeProduct({ sql, auditor }, seller, id);
  return { list: listed - begun, leave: performance.now() - listed };
}

async function sellersOf(sql: Sql) {
  const rows = await sql<Viewer[]>`
    select u.id, u.email, u.role from users u join products p on p.seller_id = u.id
    where p.status = 'available' group by u.id order by count(*)`;
  return { 'a seller': rows.at(0), 'the largest dealer': rows.at(-1) };
}
