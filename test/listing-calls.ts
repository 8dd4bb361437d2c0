import { DECISION_UNDO_MINUTES } from '#contract/listing-reviews.ts';
import type { Cast } from './deal-in.ts';
import { earlier } from './earlier.ts';
import type { GoodCall, Sent } from './good-calls.ts';
import { A_WITHHELD_TEXT, aCheckedProductOf, decideAs, reviewOf } from './listing-reviews.ts';
import type { Caller } from './people.ts';

type By = (caller: Caller, input?: () => Sent | Promise<Sent>) => GoodCall;

/** One valid call of each endpoint of listing reviews. */
export function listingCalls({ market, seller, admin }: Cast, by: By): Record<string, GoodCall> {
  const { sql } = market.market;
  const aWithheld = async () => ({
    params: { id: await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT }) },
  });
  const aDecided = async (decision: 'approve' | 'hide') => {
    const { params } = await aWithheld();
    await decideAs(admin, params.id, decision);
    return { params };
  };
  return {
    listQualityFigures: by(seller),
    listListingReviews: by(admin, aWithheld),
    readListingReview: by(admin, aWithheld),
    decideListing: by(admin, async () => {
      const { params } = await aWithheld();
      return { params, body: { version: (await reviewOf(admin, params.id)).version, decision: 'approve' } };
    }),
    undoListingDecision: by(admin, () => aDecided('approve')),
    listOwnListingReviews: by(seller, aWithheld),
    appealListing: by(seller, async () => {
      const { params } = await aDecided('hide');
      const undoable = `${DECISION_UNDO_MINUTES} minutes`;
      await sql`
        update listing_decisions set decided_at = ${earlier(sql, 'decided_at', undoable)} where product_id = ${params.id}`;
      return { params, body: { words: 'It is mine' } };
    }),
  };
}
