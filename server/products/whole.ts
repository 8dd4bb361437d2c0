import type { Product, WholeProduct } from '#contract/products.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { answersOf } from '../conversations/answer-times/answer-times.ts';
import type { Sql } from '../database/connect.ts';
import { gone } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import { productAt } from './products.ts';
import type { ProductRow, WholeRow } from './queries.ts';
import { given, show, shown } from './show.ts';
import * as queries from './similar-queries.ts';
import { soldUntil } from './sold-until.ts';

const BIKES_BESIDE = 6;

export async function readProduct(sql: Sql, viewer: Viewer | undefined, id: string): Promise<Tagged<WholeProduct>> {
  const row = await visible(sql, viewer, id);
  const product = whole(viewer, row, await answersOf(sql, row.sellerId));
  const tags = [cacheTags.answers(row.sellerId), ...bikesShown([product])];
  return new Tagged(product, ...tags).expiring(soldUntil([row]));
}

export async function readPage(
  sql: Sql,
  id: string,
): Promise<Tagged<{ product: WholeProduct; similar: Product[]; ofSeller: Product[] }>> {
  const viewer = undefined;
  const row = await visible(sql, viewer, id);
  const [answers, similar, ofSeller] = await Promise.all([
    answersOf(sql, row.sellerId),
    queries.similar(sql, row, BIKES_BESIDE),
    queries.othersOfSeller(sql, row, BIKES_BESIDE),
  ]);
  // If all have its model, a picture and a varied seller, no other bike of the brand can rank above them.
  const isOfModel =
    similar.length === BIKES_BESIDE &&
    similar.every((bike) => bike.modelId && bike.modelId === row.modelId && bike.imageUrl && isOneOfFew(similar, bike));
  const page = {
    product: whole(viewer, row, answers),
    similar: shown(viewer, similar),
    ofSeller: shown(viewer, ofSeller),
  };
  return new Tagged(
    page,
    isOfModel ? cacheTags.model(row.modelId ?? '') : cacheTags.brand(row.brandName),
    cacheTags.seller(row.sellerId),
    cacheTags.answers(row.sellerId),
    ...bikesShown([page.product, ...page.similar, ...page.ofSeller]),
  ).expiring(soldUntil([row]));
}

const isOneOfFew = (bikes: ProductRow[], { sellerId }: ProductRow) =>
  bikes.filter((bike) => bike.sellerId === sellerId).length <= queries.MOST_OF_ONE_SELLER;

async function visible(sql: Sql, viewer: Viewer | undefined, id: string) {
  const row = await productAt(sql, id, viewer);
  const dealtWith = viewer && (viewer.role === 'admin' || viewer.id === row.sellerId || row.bought);
  if (row.past && !dealtWith) throw gone('bike');
  return row;
}

function whole(viewer: Viewer | undefined, row: WholeRow, sellerAnswersWithin: number | undefined): WholeProduct {
  const {
    photos,
    papers,
    service,
    revision,
    sellerPhoto,
    sellerJoinedAt,
    soldAt,
    handoverPending,
    sameFrame,
    takesOffers,
  } = row;
  return {
    ...show(viewer, row),
    photos,
    papers,
    service,
    revision,
    takesOffers,
    sellerJoinedAt: sellerJoinedAt.toISOString(),
    ...given({ sellerPhoto: ownPhoto(sellerPhoto), sellerAnswersWithin, soldAt: soldAt?.toISOString() }),
    ...(viewer && { isHandoverPending: handoverPending }),
    ...(viewer?.id === row.sellerId && { hasFrameNumber: row.frameNumber !== null, isImported: row.imported }),
    ...given({ sameFrame }),
  };
}
