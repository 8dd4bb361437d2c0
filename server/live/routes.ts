import { openLive } from '#contract/live.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';

export function liveRoutes(route: Route, { live }: AppContext) {
  route(openLive, ({ claims, requester, lastEventId }) => live.open(claims, requester, lastEventId));
}
