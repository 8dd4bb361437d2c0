import type { Found, SearchWish } from '#contract/search.ts';
import type { Market } from '../market.ts';
import { newestProducts } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';

const STEP = 24;

/** One page of what fits. */
export async function search(
  { sql }: Pick<Market, 'sql'>,
  viewer: Viewer | undefined,
  _wish: SearchWish,
): Promise<Found> {
  const products = (await newestProducts(sql, viewer, { limit: STEP })).slice(0, STEP);
  return {
    products,
    total: { bikes: products.length, about: false },
    meant: { wish: {}, sort: 'newest', chips: [] },
    nearest: [],
  };
}
