import type { ListingReview } from '#contract/listing-reviews.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/own-picture.ts';
import type { Sql } from '../database/connect.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { given } from '../products/products.ts';
import * as queries from './queue-queries.ts';

export { checkDueListings, checkListings } from './check-listings.ts';
export {
  appealListing,
  decideListing,
  decisionsAgainst,
  ownReviews,
  tellOfDecisions,
  undoDecision,
} from './decisions.ts';

export async function listReviews(sql: Sql, admin: Viewer, queue: queries.Queue): Promise<ListingReview[]> {
  return (await queries.page(sql, admin.id, queue)).map(show);
}

export async function readReview(sql: Sql, admin: Viewer, id: string): Promise<ListingReview> {
  const [row] = await queries.one(sql, admin.id, id);
  if (!row) throw notFound('listing');
  return show(row);
}

const iso = (at: string) => new Date(at).toISOString();

function show({ id, imageUrl, priceCents, description, location, ...row }: queries.QueueRow): ListingReview {
  const { queuedAt, listedAt, status, seller, reports, decisions } = row;
  return {
    _id: id,
    state: row.state,
    version: row.version,
    score: row.score,
    findings: row.findings,
    ...given({ queuedAt: queuedAt?.toISOString() }),
    productName: row.productName,
    categoryName: row.categoryName,
    img: shownPicture(imageUrl),
    photos: row.photos,
    price: dollars(priceCents),
    disc: description,
    sellerLocation: location,
    listedAt: listedAt.toISOString(),
    isReserved: status === 'reserved',
    seller: { ...seller, joinedAt: iso(seller.joinedAt) },
    reports: reports.map(({ name, reason, words }) => ({ name, ...given({ reason, words }) })),
    decisions: decisions.map(({ _id, decision, adminName, decidedAt, reason, words, appeal }) => ({
      _id,
      decision,
      adminName,
      decidedAt: iso(decidedAt),
      ...given({ reason, words, appeal }),
    })),
    may: { decide: row.mayDecide, undo: decisions[0]?.isUndoable ?? false },
  };
}
