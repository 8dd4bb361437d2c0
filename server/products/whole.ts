import type { Product, WholeProduct } from '#contract/products.ts';
import { cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import type { Sql } from '../database/connect.ts';
import { gone } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import { productAt } from './products.ts';
import type { ProductRow, WholeRow } from './queries.ts';
import { given, show, shown } from './show.ts';
import * as queries from './similar-queries.ts';

const BIKES_BESIDE = 6;

export async function readProduct(sql: Sql, viewer: Viewer | undefined, id: string): Promise<Tagged<WholeProduct>> {
  return new Tagged(whole(viewer, await visible(sql, viewer, id)), cacheTags.bike(id));
}

export async function readPage(
  sql: Sql,
  id: string,
): Promise<Tagged<{ product: WholeProduct; similar: Product[]; ofSeller: Product[] }>> {
  const viewer = undefined;
  const row = await visible(sql, viewer, id);
  const [similar, ofSeller] = await Promise.all([
    queries.similar(sql, row, BIKES_BESIDE),
    queries.othersOfSeller(sql, row, BIKES_BESIDE),
  ]);
  // If all have its model, a picture and a varied seller, no other bike of the brand can rank above them.
  const isOfModel =
    similar.length === BIKES_BESIDE &&
    similar.every((bike) => bike.modelId && bike.modelId === row.modelId && bike.imageUrl && isOneOfFew(similar, bike));
  return new Tagged(
    { product: whole(viewer, row), similar: shown(viewer, similar), ofSeller: shown(viewer, ofSeller) },
    isOfModel ? cacheTags.model(row.modelId ?? '') : cacheTags.brand(row.brandName),
    cacheTags.seller(row.sellerId),
    ...[row, ...similar, ...ofSeller].map((bike) => cacheTags.bike(bike.id)),
  );
}

const isOneOfFew = (bikes: ProductRow[], { sellerId }: ProductRow) =>
  bikes.filter((bike) => bike.sellerId === sellerId).length <= queries.MOST_OF_ONE_SELLER;

async function visible(sql: Sql, viewer: Viewer | undefined, id: string) {
  const row = await productAt(sql, id, viewer);
  const dealtWith = viewer && (viewer.role === 'admin' || viewer.id === row.sellerId || row.bought);
  if (row.past && !dealtWith) throw gone('bike');
  return row;
}

function whole(viewer: Viewer | undefined, row: WholeRow): WholeProduct {
  const { photos, papers, service, revision, sellerPhoto, sellerJoinedAt, soldAt, handoverPending, sameFrame } = row;
  return {
    ...show(viewer, row),
    photos,
    papers,
    service,
    revision,
    sellerJoinedAt: sellerJoinedAt.toISOString(),
    ...given({ sellerPhoto: ownPhoto(sellerPhoto), soldAt: soldAt?.toISOString() }),
    ...(viewer && { isHandoverPending: handoverPending }),
    ...(viewer?.id === row.sellerId && { hasFrameNumber: row.frameNumber !== null, isImported: row.imported }),
    ...given({ sameFrame }),
  };
}
