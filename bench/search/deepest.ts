import type { SearchAddress } from '#contract/search.ts';
import { encodeCursor } from '#server/search/cursor.ts';
import type { BenchMarket } from './market.ts';

const LEFT = 30;

export async function deepestPages({ sql }: Pick<BenchMarket, 'sql'>): Promise<SearchAddress[]> {
  const [last] = await sql<{ at: number; id: string }[]>`
    select -freshness as at, product_id as id from shelf order by freshness, product_id offset ${LEFT} limit 1`;
  const [oldest] = await sql<{ id: string }[]>`
    select product_id as id from shelf order by product_id offset ${LEFT} limit 1`;
  const [dearest] = await sql<{ at: number; id: string }[]>`
    select price_cents as at, product_id as id from shelf
    order by price_cents desc, product_id desc offset ${LEFT} limit 1`;
  if (!last || !oldest || !dearest) throw new Error('The market is too small');
  return [
    { sort: 'best', after: encodeCursor({ sort: 'best', ...last }) },
    { sort: 'newest', after: encodeCursor({ sort: 'newest', at: 0, id: oldest.id }) },
    { sort: 'price-up', after: encodeCursor({ sort: 'price-up', ...dearest }) },
  ];
}

export async function withoutPictures({ sql }: BenchMarket): Promise<SearchAddress[]> {
  const [seam] = await sql<{ at: number; id: string }[]>`
    select -s.freshness as at, s.product_id as id from products p join shelf s on s.product_id = p.id
    where p.image_url <> '' order by p.freshness, p.id offset ${LEFT} limit 1`;
  if (!seam) throw new Error('The market is too small');
  return [{ after: encodeCursor({ sort: 'best', ...seam }) }];
}
