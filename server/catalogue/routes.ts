import * as contract from '#contract/models.ts';
import type { Route } from '../http/route.ts';
import type { Market } from '../context.ts';
import { findModels } from './catalogue.ts';

export function modelRoutes(route: Route, _market: Market) {
  route(contract.findModels, async ({ query, shows }) => {
    shows();
    return findModels(query.q ?? '', query);
  });
}
