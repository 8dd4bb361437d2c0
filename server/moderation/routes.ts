import * as contract from '#contract/listing-reviews.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as moderation from './moderation.ts';

export function moderationRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.listListingReviews, ({ viewer, query, paged }) =>
    paged(query, moderation.listReviews(sql, viewer, query)),
  );
  route(contract.readListingReview, ({ viewer, params }) => moderation.readReview(sql, viewer, params.id));
  route(contract.decideListing, async ({ viewer, params, body }) => ({
    modifiedCount: await moderation.decideListing(market, viewer, params.id, body),
  }));
  route(contract.undoListingDecision, async ({ viewer, params }) => ({
    modifiedCount: await moderation.undoDecision(market, viewer, params.id),
  }));
  route(contract.listOwnListingReviews, ({ viewer }) => moderation.ownReviews(sql, viewer));
  route(contract.appealListing, async ({ viewer, params, body }) => ({
    modifiedCount: await moderation.appealListing(sql, viewer, { ...params, ...body }),
  }));
}
