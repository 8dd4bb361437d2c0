import * as contract from '#contract/models.ts';
import { constant } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { findModels } from './catalogue.ts';

export function modelRoutes(route: Route, _market: AppContext) {
  route(contract.findModels, async ({ query }) => constant(findModels(query.q ?? '', query)));
}
