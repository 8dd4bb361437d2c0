import type { SearchWish } from '#contract/search.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { loweredUntil } from '../products/products.ts';
import { marketWords } from './query-parser/market-words.ts';
import { suggest } from './query-parser/suggest.ts';
import { search } from './search.ts';
import type { Asking } from './search-pool.ts';

export async function searchOnReader(
  market: AppContext,
  viewer: Viewer | undefined,
  wish: SearchWish,
  request: Asking,
) {
  await wordsFirst(market);
  const found = await market.searchPool.read(request, (searchSql) =>
    search({ sql: market.sql, searchSql }, viewer, wish),
  );
  return new Tagged(found, cacheTags.shelf, ...bikesShown(found.products)).expiring(loweredUntil(found.products));
}

export async function suggestOnReader(market: AppContext, q: string | undefined, request: Asking) {
  await wordsFirst(market);
  const suggested = await market.searchPool.read(request, (searchSql) => suggest(market.sql, searchSql, q));
  return new Tagged(suggested, cacheTags.shelf);
}

/** Loads the vocabulary before it takes a pooled connection: after a start that takes a while. */
const wordsFirst = ({ sql }: AppContext) => marketWords(sql);
