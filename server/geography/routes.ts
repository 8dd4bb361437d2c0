import * as contract from '#contract/places.ts';
import { constant } from '../cache/tagged.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { findPlaces } from './geography.ts';

export function placeRoutes(route: Route, _market: AppContext) {
  route(contract.findPlaces, async ({ query }) => constant(findPlaces(query.q ?? '')));
}
