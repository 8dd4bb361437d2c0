import type { SearchWish } from '#contract/search.ts';
import type { Market } from '../market.ts';
import type { Viewer } from '../viewer.ts';
import { search } from './search.ts';
import type { Asking } from './searching.ts';

/** A search on a connection of its own, which it gives back when nobody waits for it any more. */
export const searchInTurn = (market: Market, viewer: Viewer | undefined, wish: SearchWish, asking: Asking) =>
  market.searching.read(asking, (searchSql) => search({ sql: market.sql, searchSql }, viewer, wish));
