import { changePortrait, removePortrait } from '#contract/portraits.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { withUpload } from '../../photos/photos.ts';
import * as portraits from './portraits.ts';

export function portraitRoutes(route: Route, market: AppContext) {
  route(removePortrait, async ({ viewer }) => ({ modifiedCount: await portraits.removePortrait(market, viewer) }));
}

export function portraitFileRoutes(route: Route, market: AppContext) {
  route(changePortrait, async ({ viewer, requester, request: { raw } }) => ({
    photoURL: await withUpload(raw, (left) => portraits.changePortrait(market, viewer, raw, { left, requester })),
  }));
}
