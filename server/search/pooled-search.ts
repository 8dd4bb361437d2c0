import type { SearchWish } from '#contract/search.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { marketWords } from './query-parser/market-words.ts';
import { suggest } from './query-parser/suggest.ts';
import { search } from './search.ts';
import type { Asking } from './search-pool.ts';

/** A search on a connection of its own, which it gives back when nobody waits for it any more. */
export async function searchOnReader(market: AppContext, viewer: Viewer | undefined, wish: SearchWish, asking: Asking) {
  await wordsFirst(market);
  return market.searchPool.read(asking, (searchSql) => search({ sql: market.sql, searchSql }, viewer, wish));
}

export async function suggestOnReader(market: AppContext, q: string | undefined, asking: Asking) {
  await wordsFirst(market);
  return market.searchPool.read(asking, (searchSql) => suggest(market.sql, searchSql, q));
}

/** After a start they take a while to learn: nobody waits for that on a connection that others wait for. */
const wordsFirst = ({ sql }: AppContext) => marketWords(sql);
