import { readAccessToken } from '#contract/session.ts';
import type { AppContext } from '../../context.ts';
import { rememberDevice } from '../../devices/devices.ts';
import type { Route } from '../../http/route.ts';
import { openSession } from './session.ts';

export function sessionRoutes(route: Route, market: AppContext) {
  route(readAccessToken, async ({ identity, query, request }) => {
    const { userId, accessToken } = await openSession(market, identity, query.email);
    await rememberDevice(market, userId, { ip: request.ip, userAgent: request.headers['user-agent'] });
    return { accessToken };
  });
}
