import type { Route } from '../http.ts';
import type { Market } from '../market.ts';

export function reconciliationRoutes(_route: Route, _market: Market) {}
