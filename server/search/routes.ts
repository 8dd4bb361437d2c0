import * as contract from '#contract/search.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { searchOnReader, suggestOnReader } from './pooled-search.ts';

export function searchRoutes(route: Route, market: AppContext) {
  route(contract.searchProducts, async ({ viewer, query, signal, written, requester, tag }) => {
    const found = await searchOnReader(market, viewer, query, { signal, written, requester });
    tag(cacheTags.shelf, ...bikesShown(found.products));
    return found;
  });
  route(contract.suggestSearches, ({ query, signal, written, requester, tag }) => {
    tag(cacheTags.shelf);
    return suggestOnReader(market, query.q, { signal, written, requester });
  });
}
