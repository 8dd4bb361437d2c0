import * as contract from '#contract/saved-searches.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as searches from './saved-searches.ts';

export function savedSearchRoutes(route: Route, { sql }: AppContext) {
  route(contract.listSavedSearches, ({ viewer }) => searches.listSavedSearches(sql, viewer));
  route(contract.countNewMatches, async ({ viewer }) => ({ newMatches: await searches.countNewMatches(sql, viewer) }));
  route(contract.saveSearch, async ({ viewer, body }) => ({
    acknowledged: true as const,
    insertedId: await searches.saveSearch({ sql }, viewer, body),
  }));
  route(contract.changeSavedSearch, async ({ viewer, params, body }) => ({
    modifiedCount: await searches.changeSavedSearch(sql, viewer, params.id, body),
  }));
  route(contract.openSavedSearch, async ({ viewer, params }) => ({
    products: await searches.openSavedSearch(sql, viewer, params.id),
  }));
  route(contract.removeSavedSearch, async ({ viewer, params }) => ({
    deletedCount: await searches.removeSavedSearch(sql, viewer, params.id),
  }));
}
