import { readAccessToken } from '#contract/session.ts';
import type { Route } from '../../http/route.ts';
import type { Market } from '../../context.ts';
import { openSession } from './session.ts';

export function sessionRoutes(route: Route, market: Market) {
  route(readAccessToken, async ({ identity, query }) => ({
    accessToken: await openSession(market, identity, query.email),
  }));
}
