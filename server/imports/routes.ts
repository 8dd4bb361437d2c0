import type { Route } from '../http.ts';
import type { Market } from '../market.ts';

export function importRoutes(_route: Route, _market: Market) {}

/** Calls that take a file. */
export function importFileRoutes(_route: Route, _market: Market) {}
