import { decideListing, listListingReviews, readListingReview } from '#contract/listing-reviews.ts';
import { checkListings } from '../server/moderation/moderation.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';
import { aProductOf } from './products.ts';

/** 45 points: it stays on the market, and an admin is to look at it. */
export const A_QUEUED_TEXT = 'Well kept. Send the deposit by bKash and I keep it for you.';
/** 60 points: it is withheld. */
export const A_WITHHELD_TEXT = 'Well kept. Payment by Western Union.';

/** Listed and checked. */
export async function aCheckedProductOf(
  { market: { sql } }: TestMarket,
  seller: Caller,
  changes: Record<string, unknown> = {},
) {
  const id = await aProductOf(seller, changes);
  await checkListings(sql, [id]);
  return id;
}

export const reviewOf = async (admin: Caller, id: string) =>
  (await admin.call(readListingReview, { params: { id } })).body;

export const queueOf = async (admin: Caller, query: object = {}) =>
  (await admin.call(listListingReviews, { query: query as never })).body;

const AGAINST = { reason: 'text', words: 'Please write about the bike alone.' } as const;

/** With a reason unless it is approved. */
export async function decideAs(
  admin: Caller,
  id: string,
  decision: 'approve' | 'ask-changes' | 'hide' | 'remove',
  changes: object = {},
) {
  const { version } = await reviewOf(admin, id);
  const why = decision === 'approve' ? {} : AGAINST;
  return admin.call(decideListing, { params: { id }, body: { version, decision, ...why, ...changes } });
}
