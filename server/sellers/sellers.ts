import type { Page } from '#contract/pagination.ts';
import type { Product } from '#contract/products.ts';
import { meanOf, shareOf } from '#contract/rating-figures.ts';
import type { Rating } from '#contract/ratings.ts';
import {
  BIKES_ON_SELLER_PAGE,
  RATINGS_ON_SELLER_PAGE,
  type SELLER_BIKES,
  type Seller,
  type SellerCursors,
} from '#contract/sellers.ts';
import { cacheTags } from '../cache/invalidation.ts';
import { Tagged } from '../cache/tagged.ts';
import { inMinutes } from '../conversations/answer-times/answer-times.ts';
import type { Db, Sql } from '../database/connect.ts';
import { notFound, sellerHasLeft } from '../http/errors.ts';
import { given, productsOfPublicSeller } from '../products/products.ts';
import { ratingsOfSeller } from '../ratings/ratings.ts';
import { ownPhoto } from '../users/portraits/portraits.ts';
import { type VerifiedSteps, verifiedStepsOf } from '../users/verification/verification.ts';
import * as queries from './queries.ts';

type Which = (typeof SELLER_BIKES)[number];

export async function readSeller(sql: Sql, id: string): Promise<Tagged<Seller>> {
  const [row, verified] = await Promise.all([sellerAt(sql, id), verifiedStepsOf(sql, id)]);
  return new Tagged(show(row, verified), ...tagsOf(id)).expiring(verified.until);
}

/** Each list has one row more than is shown, where there are more. */
export async function readSellerPage(sql: Sql, id: string, cursors: SellerCursors = {}) {
  const seller = await sellerAt(sql, id);
  const [verified, onSale, sold, ratings] = await Promise.all([
    verifiedStepsOf(sql, id),
    bikesOf(sql, id, { which: 'on-sale', limit: BIKES_ON_SELLER_PAGE, after: cursors['on-sale'] }),
    bikesOf(sql, id, { which: 'sold', limit: BIKES_ON_SELLER_PAGE, after: cursors.sold }),
    ratingsOfSeller(sql, id, { limit: RATINGS_ON_SELLER_PAGE, after: cursors.ratings }),
  ]);
  const page = {
    seller: show(seller, verified),
    onSale: cut(onSale.value, BIKES_ON_SELLER_PAGE),
    sold: cut(sold.value, BIKES_ON_SELLER_PAGE),
    ratings: cut(ratings.value, RATINGS_ON_SELLER_PAGE),
  };
  const tags = [onSale, sold, ratings].flatMap((part) => part.tags);
  return new Tagged(page, ...tagsOf(id), ...tags).expiring(sold.until, verified.until);
}

function cut<T extends { _id: string }>(rows: T[], most: number) {
  const shown = rows.slice(0, most);
  return { shown, ...(rows.length > most && { after: shown.at(-1)?._id }) };
}

const tagsOf = (id: string) => [
  cacheTags.reputation(id),
  cacheTags.answers(id),
  cacheTags.seller(id),
  cacheTags.stock(id),
];

async function sellerAt(db: Db, id: string) {
  const [seller] = await queries.seller(db, id);
  if (!seller) throw notFound('seller');
  if (seller.hasLeft) throw sellerHasLeft();
  return seller;
}

interface Bikes extends Page {
  which: Which;
}

async function bikesOf(sql: Sql, id: string, { which, ...page }: Bikes): Promise<Tagged<Product[]>> {
  return productsOfPublicSeller(sql, id, { isSold: which === 'sold', ...page });
}

export async function listSellersBikes(sql: Sql, id: string, list: Bikes): Promise<Tagged<Product[]>> {
  await sellerAt(sql, id);
  const bikes = await bikesOf(sql, id, list);
  return new Tagged(bikes.value, ...tagsOf(id), ...bikes.tags).expiring(bikes.until);
}

export async function listSellersRatings(sql: Sql, id: string, page: Page): Promise<Tagged<Rating[]>> {
  await sellerAt(sql, id);
  const ratings = await ratingsOfSeller(sql, id, page);
  return new Tagged(ratings.value, ...tagsOf(id), ...ratings.tags);
}

function show(seller: queries.SellerRow, { steps: verifiedSteps }: VerifiedSteps): Seller {
  const { id, photo, joinedAt, hasLeft: _, stars, described, asDescribed, answerSeconds, ...row } = seller;
  return {
    ...row,
    _id: id,
    joinedAt: joinedAt.toISOString(),
    verifiedSteps,
    ...given({
      photo: ownPhoto(photo),
      rating: meanOf({ ratings: row.ratings, stars }),
      asDescribed: shareOf(asDescribed, described),
      answersWithin: inMinutes(answerSeconds),
    }),
  };
}
