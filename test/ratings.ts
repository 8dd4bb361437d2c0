import { rateDeal } from '#contract/ratings.ts';
import type { Sql } from '#server/database/connect.ts';
import { type Cast, dealIn, type TestDeal } from './deal-in.ts';
import type { Caller } from './people.ts';

export const praise = { stars: 5, asDescribed: true, words: 'All was as he had said.' };

export const rate = (caller: Caller, { bookingId: id }: Pick<TestDeal, 'bookingId'>, body: object) =>
  caller.call(rateDeal, { params: { id }, body });

/** Both sides have rated; the seller gives five stars. */
export async function aRatedDeal(cast: Cast, byBuyer: object = praise): Promise<TestDeal & { ratingId: string }> {
  const deal = await dealIn('completed', cast);
  const { body } = await rate(cast.buyer, deal, byBuyer);
  await rate(cast.seller, deal, { stars: 5 });
  return { ...deal, ratingId: body.given?._id ?? '' };
}

export const endedDaysAgo = (sql: Sql, { bookingId }: Pick<TestDeal, 'bookingId'>, days: number) =>
  sql`update bookings set ended_at = now() - make_interval(days => ${days}) where id = ${bookingId}`;

export const ratedDaysAgo = (sql: Sql, { bookingId }: Pick<TestDeal, 'bookingId'>, days: number) =>
  sql`update ratings set rated_at = now() - make_interval(days => ${days}) where booking_id = ${bookingId}`;
