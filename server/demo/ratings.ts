import { type EarlierDeal, latestRatings } from '../../demo/earlier-deals.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { rateDeal, replyToRating } from '../ratings/ratings.ts';
import * as queries from './queries.ts';

interface Sides {
  seller: Viewer;
  buyer: Viewer;
}

/** The ratings of a demo deal that is done, if it has any. */
export async function rateLatest(market: AppContext, { seller, buyer }: Sides, bookingId: string, productName: string) {
  const ratings = latestRatings[productName];
  if (!ratings) return;
  await rateDeal(market, buyer, bookingId, ratings.byBuyer);
  if (ratings.bySeller) await rateDeal(market, seller, bookingId, ratings.bySeller);
}

/** Then the deal is moved into the past. */
export async function rateEarlier(market: AppContext, { seller, buyer }: Sides, bookingId: string, deal: EarlierDeal) {
  const { given } = await rateDeal(market, buyer, bookingId, deal.byBuyer);
  await rateDeal(market, seller, bookingId, deal.bySeller);
  if (deal.reply && given) await replyToRating(market, seller, given._id, deal.reply);
  await queries.moveIntoPast(market.sql, bookingId, deal.endedDaysAgo);
}
