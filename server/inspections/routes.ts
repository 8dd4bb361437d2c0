import * as contract from '#contract/inspections.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { withUpload } from '../photos/photos.ts';
import * as inspections from './inspections.ts';
import { addInspectionPhoto } from './photo-uploads.ts';

export function inspectionRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.listInspections, ({ viewer }) => inspections.listInspections(sql, viewer));
  route(contract.readInspection, ({ viewer, params: { id } }) => inspections.readInspection(sql, viewer, id));
  route(contract.addInspectionEntries, ({ viewer, params: { id }, body }) =>
    inspections.addInspectionEntries(sql, viewer, id, body.entries),
  );
  route(contract.readInspectionPhoto, ({ viewer, params: { id, photoId } }) =>
    inspections.inspectionPhoto(market, viewer, id, photoId),
  );
  route(contract.removeInspection, async ({ viewer, params: { id } }) => ({
    deletedCount: await inspections.removeInspection(sql, viewer, id),
  }));
}

export function inspectionPhotoRoutes(route: Route, market: AppContext) {
  route(
    contract.addInspectionPhoto,
    ({ viewer, requester, params: { id: productId, photoId: id }, request: { raw } }) =>
      withUpload(raw, (left) => addInspectionPhoto(market, viewer, { productId, id }, raw, { left, requester })),
  );
}
