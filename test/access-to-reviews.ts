import type { AccessRow } from './access-to-offers.ts';
import { aWaitingImportOf } from './imports.ts';
import { A_QUEUED_TEXT, aCheckedProductOf, decideAs, reviewOf } from './listing-reviews.ts';
import type { TestMarket } from './market.ts';
import type { Caller } from './people.ts';

interface Cast {
  seller: Caller;
  admin: Caller;
}

/** Rows of test/access.test.ts: imports and listings that an admin reviews. */
export async function accessToReviews(market: TestMarket, { seller, admin }: Cast): Promise<Record<string, AccessRow>> {
  const waitingImport = { params: { id: await aWaitingImportOf(market, await market.person('seller')) } };
  const aListing = async () => ({ params: { id: await aCheckedProductOf(market, seller, { disc: A_QUEUED_TEXT }) } });
  const aDecided = async () => {
    const { params } = await aListing();
    await decideAs(admin, params.id, 'hide');
    return { params };
  };
  return {
    listImportReviews: [() => ({}), 401, 403, 403, 403, 200],
    listImportReviewRows: [() => waitingImport, 401, 403, 403, 403, 200],
    decideImportReview: [() => ({ ...waitingImport, body: { decision: 'approved' } }), 401, 403, 403, 403, 200],
    undoImportReview: [() => waitingImport, 401, 403, 403, 403, 200],
    listQualityFigures: [() => ({}), 401, 403, 200, 200, 403],
    listListingReviews: [() => ({}), 401, 403, 403, 403, 200],
    readListingReview: [aListing, 401, 403, 403, 403, 200],
    decideListing: [
      async () => {
        const { params } = await aListing();
        return { params, body: { version: (await reviewOf(admin, params.id)).version, decision: 'approve' } };
      },
      401,
      403,
      403,
      403,
      200,
    ],
    undoListingDecision: [aDecided, 401, 403, 403, 403, 200],
    listOwnListingReviews: [() => ({}), 401, 403, 200, 200, 403],
    appealListing: [async () => ({ ...(await aListing()), body: { words: 'It is mine' } }), 401, 403, 200, 404, 403],
  };
}
