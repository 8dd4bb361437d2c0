import * as contract from '#contract/search.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { search } from './search.ts';

export function searchRoutes(route: Route, market: Market) {
  route(contract.searchProducts, ({ viewer, query }) => search(market, viewer, query));
  route(contract.suggestSearches, async () => []);
}
