import type { SearchAddress } from '#contract/search.ts';
import { written } from '#server/search/spot.ts';
import type { BenchMarket } from './market.ts';

/** So many bikes are left behind where the page starts: a page and some. */
const LEFT = 30;

/** The last page of the newest and of the cheapest first, as somebody reaches it who looks at everything. */
export async function deepestPages({ sql }: BenchMarket): Promise<SearchAddress[]> {
  const [oldest] = await sql<{ id: string }[]>`
    select product_id as id from shelf order by product_id offset ${LEFT} limit 1`;
  const [dearest] = await sql<{ at: number; id: string }[]>`
    select price_cents as at, product_id as id from shelf
    order by price_cents desc, product_id desc offset ${LEFT} limit 1`;
  if (!oldest || !dearest) throw new Error('The market is too small');
  return [
    { sort: 'newest', after: written({ sort: 'newest', at: 0, id: oldest.id }) },
    { sort: 'price-up', after: written({ sort: 'price-up', ...dearest }) },
  ];
}
