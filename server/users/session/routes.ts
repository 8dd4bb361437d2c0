import { readAccessToken } from '#contract/session.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { openSession } from './session.ts';

export function sessionRoutes(route: Route, market: AppContext) {
  route(readAccessToken, async ({ identity, query }) => ({
    accessToken: await openSession(market, identity, query.email),
  }));
}
