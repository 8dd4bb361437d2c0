import * as contract from '#contract/search.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { lastWritten } from '../written.ts';
import { searchInTurn, suggestInTurn } from './turn.ts';

export function searchRoutes(route: Route, market: Market) {
  route(contract.searchProducts, ({ viewer, query, request, signal }) =>
    searchInTurn(market, viewer, query, { signal, written: lastWritten(request) }),
  );
  route(contract.suggestSearches, ({ query, signal }) => suggestInTurn(market, query.q, { signal }));
}
