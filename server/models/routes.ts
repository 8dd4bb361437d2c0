import * as contract from '#contract/models.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { findModels } from './models.ts';

export function modelRoutes(route: Route, _market: Market) {
  route(contract.findModels, async ({ query, shows }) => {
    shows();
    return findModels(query.q ?? '', query);
  });
}
