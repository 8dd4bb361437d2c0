import * as contract from '#contract/search.ts';
import { bikesShown, topics } from '../cache/invalidation.ts';
import type { Route } from '../http/route.ts';
import type { Market } from '../context.ts';
import { searchInTurn, suggestInTurn } from './pooled-search.ts';

export function searchRoutes(route: Route, market: Market) {
  route(contract.searchProducts, async ({ viewer, query, signal, written, requester, shows }) => {
    const found = await searchInTurn(market, viewer, query, { signal, written, requester });
    shows(topics.shelf, ...bikesShown(found.products));
    return found;
  });
  route(contract.suggestSearches, ({ query, signal, written, requester, shows }) => {
    shows(topics.shelf);
    return suggestInTurn(market, query.q, { signal, written, requester });
  });
}
