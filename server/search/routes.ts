import * as contract from '#contract/search.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { searchOnReader, suggestOnReader } from './pooled-search.ts';

export function searchRoutes(route: Route, market: AppContext) {
  route.marked(contract.searchProducts, ({ query, signal, written, requester }) =>
    searchOnReader(market, query, { signal, written, requester }),
  );
  route(contract.suggestSearches, ({ query, signal, written, requester }) =>
    suggestOnReader(market, query.q, { signal, written, requester }),
  );
}
