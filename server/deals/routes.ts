import type { Route } from '../http.ts';
import type { Market } from '../market.ts';

export function dealRoutes(_route: Route, _market: Market) {}
