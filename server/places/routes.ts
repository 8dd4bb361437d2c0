import * as contract from '#contract/places.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import { findPlaces } from './places.ts';

export function placeRoutes(route: Route, _market: Market) {
  route(contract.findPlaces, async ({ query, shows }) => {
    shows();
    return findPlaces(query.q ?? '');
  });
}
