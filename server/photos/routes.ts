import { addPhoto } from '#contract/photos.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { withUpload } from './arriving.ts';
import { uploadPhoto } from './photos.ts';

export function photoRoutes(route: Route, market: AppContext) {
  route(addPhoto, ({ viewer, requester, request: { raw } }) =>
    withUpload(raw, (left) => uploadPhoto(market, viewer, raw, { left, requester })),
  );
}
