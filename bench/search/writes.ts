import { NewProduct } from '#contract/products.ts';
import { openAuditor } from '#server/audit/audit.ts';
import { listProduct, removeProduct } from '#server/products/products.ts';
import type { Viewer } from '#server/viewer.ts';
import { percentile } from '../figures.ts';
import type { BenchMarket } from './market.ts';

const ROUNDS = 5;
const A_ROUND = 40;
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

/** Listing a bike and taking it off the market again, by turns on every market. */
export async function writeCosts(markets: BenchMarket[]) {
  const times = markets.map(() => ({ list: [] as number[], leave: [] as number[] }));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [index, { sql }] of markets.entries()) {
      const [found] = await sql<Viewer[]>`select id, email, role from users where role = 'seller' limit 1`;
      if (!found) throw new Error('There is no seller');
      for (let turn = 0; turn < A_ROUND; turn++) {
        const begun = performance.now();
        const id = await listProduct(sql, found, bike);
        const listed = performance.now();
        await removeProduct({ sql, auditor }, found, id);
        const left = performance.now();
        if (round === 0) continue;
        times[index]?.list.push(listed - begun);
        times[index]?.leave.push(left - listed);
      }
    }
  return (['list', 'leave'] as const).map((step) => {
    const p50 = times.map((each) => percentile(each[step], 0.5));
    const cells = markets.map(({ bikes }, index) => [`${bikes.toLocaleString('en-US')} bikes p50`, p50[index] ?? 0]);
    return {
      step: step === 'list' ? 'list a bike' : 'take it off the market',
      ...Object.fromEntries(cells),
      growth: (p50.at(-1) ?? 0) / (p50[0] ?? 1),
    };
  });
}
