import * as contract from '#contract/search.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { lastWritten } from '../written.ts';
import { searchInTurn } from './turn.ts';
import { suggest } from './understanding/suggest.ts';

export function searchRoutes(route: Route, market: Market) {
  route(contract.searchProducts, ({ viewer, query, request, signal }) =>
    searchInTurn(market, viewer, query, { signal, written: lastWritten(request) }),
  );
  route(contract.suggestSearches, ({ query, signal }) =>
    market.searching.read({ signal }, (searchSql) => suggest(market.sql, searchSql, query.q)),
  );
}
