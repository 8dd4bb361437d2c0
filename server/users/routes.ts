import * as contract from '#contract/users.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import * as users from './users.ts';

export function userRoutes(route: Route, market: Market) {
  const { sql } = market;
  route(contract.createUser, async ({ identity, body }) => {
    await users.join(market, identity, body);
    return { acknowledged: true };
  });
  route(contract.listUsers, ({ query, paged }) => paged(query, users.listUsers(sql, query)));
  route(contract.readUser, ({ params, viewer }) => users.readUser(sql, viewer, params.email));
  route(contract.verifySeller, async ({ viewer, params }) => ({
    modifiedCount: await users.verifySeller(market, params.email, viewer),
  }));
  route(contract.removeUser, async ({ viewer, params }) => ({
    deletedCount: await users.removeUser(market, viewer, params.email),
  }));
  route(contract.readAdmin, async ({ params, viewer }) => ({
    isAdmin: await users.isAdmin(sql, viewer, params.email),
  }));
}
