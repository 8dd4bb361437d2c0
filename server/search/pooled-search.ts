import type { Found, SearchWish } from '#contract/search.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Marked } from '../http/marked.ts';
import type { Viewer } from '../http/viewer.ts';
import { loweredUntil, markedBikes, type ProductRow, shown } from '../products/products.ts';
import { marketWords } from './query-parser/market-words.ts';
import { suggest } from './query-parser/suggest.ts';
import { search } from './search.ts';
import type { Asking } from './search-pool.ts';

export async function searchOnReader(market: AppContext, wish: SearchWish, request: Asking): Promise<Marked<Found>> {
  await wordsFirst(market);
  const { sql, searchPool, memoryIndex } = market;
  const columns = await memoryIndex.current();
  const { rows, ...found } = await (columns
    ? search({ sql, searchSql: sql, columns }, wish)
    : searchPool.read(request, (searchSql) => search({ sql, searchSql }, wish)));
  const seenBy = (viewer: Viewer | undefined, seen: ProductRow[]) => ({ ...found, products: shown(viewer, seen) });
  const all = seenBy(undefined, rows);
  const answer = new Tagged(all, cacheTags.shelf, ...bikesShown(all.products)).expiring(loweredUntil(all.products));
  return markedBikes(market.sql, rows, answer, seenBy);
}

export async function suggestOnReader(market: AppContext, q: string | undefined, request: Asking) {
  await wordsFirst(market);
  const suggested = await market.searchPool.read(request, (searchSql) => suggest(market.sql, searchSql, q));
  return new Tagged(suggested, cacheTags.shelf);
}

/** Loads the vocabulary before it takes a pooled connection: after a start that takes a while. */
const wordsFirst = ({ sql }: AppContext) => marketWords(sql);
