import * as contract from '#contract/ratings.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as ratings from './ratings.ts';

export function ratingRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.readDealRatings, ({ viewer, params }) => ratings.readDealRatings(market, viewer, params.id));
  route(contract.rateDeal, ({ viewer, params, body }) => ratings.rateDeal(market, viewer, params.id, body));
  route(contract.listOwnRatings, ({ viewer, query, paged }) =>
    paged(query, ratings.listOwnRatings(sql, viewer, query)),
  );
  route(contract.replyToRating, async ({ viewer, params, body }) => ({
    modifiedCount: await ratings.replyToRating(market, viewer, params.id, body.words),
  }));
  route(contract.reportRating, async ({ viewer, params, body }) => ({
    modifiedCount: await ratings.reportRating(sql, viewer, params.id, body),
  }));
  route(contract.listReportedRatings, ({ query, paged }) => paged(query, ratings.listReportedRatings(sql, query)));
  route(contract.dismissRatingReports, async ({ viewer, params }) => ({
    deletedCount: await ratings.dismissRatingReports(market, viewer, params.id),
  }));
  route(contract.removeRating, async ({ viewer, params, body }) => ({
    modifiedCount: await ratings.removeRating(market, viewer, params.id, body.reason),
  }));
}
