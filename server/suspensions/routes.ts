import * as contract from '#contract/suspensions.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as suspensions from './suspensions.ts';

export function suspensionRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.suspendUser, async ({ viewer, params, body }) => ({
    modifiedCount: await suspensions.suspendUser(market, viewer, params.email, body),
  }));
  route(contract.liftSuspension, async ({ viewer, params }) => ({
    deletedCount: await suspensions.liftSuspension(market, viewer, params.email),
  }));
  route(contract.keepSuspension, async ({ viewer, params }) => ({
    modifiedCount: await suspensions.keepSuspension(market, viewer, params.email),
  }));
  route(contract.listSuspensions, ({ viewer, query, paged }) =>
    paged(query, suspensions.listSuspensions(sql, viewer, query)),
  );
  route(contract.readSuspension, ({ viewer }) => suspensions.suspensionsOf(sql, viewer.id));
  route(contract.appealSuspension, async ({ viewer, body }) => ({
    modifiedCount: await suspensions.appealSuspension(sql, viewer, body.words),
  }));
}
