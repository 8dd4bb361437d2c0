import * as contract from '#contract/places.ts';
import type { Route } from '../http/route.ts';
import type { Market } from '../context.ts';
import { findPlaces } from './geography.ts';

export function placeRoutes(route: Route, _market: Market) {
  route(contract.findPlaces, async ({ query, shows }) => {
    shows();
    return findPlaces(query.q ?? '');
  });
}
