import type { FrameCheck } from '#contract/frame-check.ts';
import type { Product, WholeProduct } from '#contract/products.ts';
import { bikesShown, cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { answersOf } from '../conversations/answer-times/answer-times.ts';
import type { Sql } from '../database/connect.ts';
import { checkOf } from '../frames/frames.ts';
import { gone } from '../http/errors.ts';
import type { Marked } from '../http/marked.ts';
import type { Viewer } from '../http/viewer.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import { type VerifiedSteps, verifiedStepsOf } from '../users/verification/verification.ts';
import { markedBikes } from './marks.ts';
import { state } from './may.ts';
import { anotherDayAt, loweredUntil, priceHistory } from './price-history.ts';
import { productAt } from './products.ts';
import type { ProductRow, WholeRow } from './queries.ts';
import { given, show, shown } from './show.ts';
import * as queries from './similar-queries.ts';
import { soldUntil } from './sold-until.ts';

const BIKES_BESIDE = 6;

/** Admins read more of it, by `productFor`, and people what strangers may not see. */
export async function readProduct(sql: Sql, id: string): Promise<Marked<WholeProduct>> {
  const row = await visible(sql, undefined, id);
  const made = await beside(sql, undefined, row);
  const product = whole(undefined, row, made);
  const tags = [cacheTags.answers(row.sellerId), ...frameTags(row), ...bikesShown([product])];
  const answer = new Tagged(product, ...tags).expiring(
    soldUntil([row]),
    anotherDayAt(product),
    loweredUntil([product]),
    made.verified.until,
  );
  return markedBikes(sql, [row], answer, async (viewer, [seen = row]) =>
    whole(viewer, seen, isOwn(viewer, seen) ? { ...made, frameCheck: await checked(sql, viewer, seen) } : made),
  );
}

export async function productFor(sql: Sql, viewer: Viewer | undefined, id: string): Promise<WholeProduct> {
  const row = await visible(sql, viewer, id);
  return whole(viewer, row, await beside(sql, viewer, row));
}

const isOwn = (viewer: Viewer | undefined, { sellerId }: Pick<WholeRow, 'sellerId'>) => viewer?.id === sellerId;

export async function readPage(
  sql: Sql,
  id: string,
): Promise<Tagged<{ product: WholeProduct; similar: Product[]; ofSeller: Product[] }>> {
  const viewer = undefined;
  const row = await visible(sql, viewer, id);
  const [made, similar, ofSeller] = await Promise.all([
    beside(sql, viewer, row),
    queries.similar(sql, row, BIKES_BESIDE),
    queries.othersOfSeller(sql, row, BIKES_BESIDE),
  ]);
  // If all have its model, a picture and a varied seller, no other bike of the brand can rank above them.
  const isOfModel =
    similar.length === BIKES_BESIDE &&
    similar.every((bike) => bike.modelId && bike.modelId === row.modelId && bike.imageUrl && isOneOfFew(similar, bike));
  const page = {
    product: whole(viewer, row, made),
    similar: shown(viewer, similar),
    ofSeller: shown(viewer, ofSeller),
  };
  const bikes = [page.product, ...page.similar, ...page.ofSeller];
  return new Tagged(
    page,
    isOfModel ? cacheTags.model(row.modelId ?? '') : cacheTags.brand(row.brandName),
    cacheTags.seller(row.sellerId),
    cacheTags.answers(row.sellerId),
    ...frameTags(row),
    ...bikesShown(bikes),
  ).expiring(soldUntil([row]), anotherDayAt(page.product), loweredUntil(bikes), made.verified.until);
}

const isOneOfFew = (bikes: ProductRow[], { sellerId }: ProductRow) =>
  bikes.filter((bike) => bike.sellerId === sellerId).length <= queries.MOST_OF_ONE_SELLER;

async function visible(sql: Sql, viewer: Viewer | undefined, id: string) {
  const row = await productAt(sql, id, viewer);
  const dealtWith = viewer && (viewer.role === 'admin' || viewer.id === row.sellerId || row.bought);
  if (row.past && !dealtWith) throw gone('bike');
  return row;
}

const frameTags = ({ frame }: WholeRow) => (frame ? [cacheTags.frame(frame.key)] : []);

async function checked(sql: Sql, viewer: Viewer | undefined, { frame, ...row }: WholeRow) {
  if (!frame) return;
  const reader = isOwn(viewer, row) ? 'seller' : viewer?.role === 'admin' ? 'admin' : 'buyer';
  return checkOf(sql, { ...row, frame, isOnSale: state(row).isAvailable }, reader);
}

interface Beside {
  answersWithin: number | undefined;
  frameCheck: FrameCheck | undefined;
  verified: VerifiedSteps;
}

async function beside(sql: Sql, viewer: Viewer | undefined, row: WholeRow): Promise<Beside> {
  const [answersWithin, frameCheck, verified] = await Promise.all([
    answersOf(sql, row.sellerId),
    checked(sql, viewer, row),
    verifiedStepsOf(sql, row.sellerId),
  ]);
  return { answersWithin, frameCheck, verified };
}

function whole(viewer: Viewer | undefined, row: WholeRow, made: Beside): WholeProduct {
  const { answersWithin: sellerAnswersWithin, frameCheck, verified } = made;
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
    sellerVerifiedSteps: verified.steps,
    priceHistory: priceHistory(row),
    ...given({ sellerPhoto: ownPhoto(sellerPhoto), sellerAnswersWithin, soldAt: soldAt?.toISOString() }),
    ...(viewer && { isHandoverPending: handoverPending }),
    ...(isOwn(viewer, row) && { ...given({ frameEnding: row.frame?.ending }), isImported: row.imported }),
    ...given({ frameCheck, sameFrame }),
  };
}
