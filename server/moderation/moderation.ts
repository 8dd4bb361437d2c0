import type { ListingReview } from '#contract/listing-reviews.ts';
import { dollars } from '#contract/money.ts';
import { shownPicture } from '#contract/picture-address.ts';
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
  const [rows, isOnly] = await Promise.all([queries.page(sql, queue), isOnlyAdmin(sql, admin)]);
  return rows.map((row) => show(row, admin, isOnly));
}

export async function readReview(sql: Sql, admin: Viewer, id: string): Promise<ListingReview> {
  const [[row], isOnly] = await Promise.all([queries.one(sql, id), isOnlyAdmin(sql, admin)]);
  if (!row) throw notFound('listing');
  return show(row, admin, isOnly);
}

const isOnlyAdmin = async (sql: Sql, admin: Viewer) => (await queries.isOnlyAdmin(sql, admin.id))[0]?.only ?? false;

const iso = (at: string) => new Date(at).toISOString();

function show(
  { id, imageUrl, priceCents, description, location, ...row }: queries.QueueRow,
  admin: Viewer,
  isOnly: boolean,
): ListingReview {
  const { queuedAt, listedAt, status, seller, reports, decisions } = row;
  const [newest] = decisions;
  const isOwnAppeal = newest?.isAppealed && newest.adminId === admin.id && !isOnly;
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
    may: { decide: queuedAt !== null && !isOwnAppeal, undo: newest?.isUndoable ?? false },
  };
}
