import * as people from '#contract/people.ts';
import * as facts from '#contract/person-facts.ts';
import * as contract from '#contract/users.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import { readPerson } from './person.ts';
import * as users from './users.ts';
import { decideVerification } from './verification/verification.ts';

export function userRoutes(route: Route, market: AppContext) {
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
  route(facts.readPerson, ({ viewer, params }) => readPerson(market, viewer, params.email));
  route(facts.decideVerification, async ({ viewer, params, body }) => ({
    modifiedCount: await decideVerification(market, params.email, body, viewer),
  }));
  route(people.startSelling, async ({ viewer, params }) => ({
    modifiedCount: await users.startSelling(market, viewer, params.email),
  }));
  route(people.changeName, async ({ viewer, body }) => ({
    modifiedCount: await users.changeName(sql, viewer, body.name),
  }));
  route(contract.changeAdminJob, async ({ viewer, params, body }) => ({
    modifiedCount: await users.changeAdminJob(market, viewer, params.email, body.job),
  }));
  route(contract.removeUser, async ({ viewer, params }) => ({
    deletedCount: await users.removeUser(market, viewer, params.email),
  }));
  route(contract.readAdmin, async ({ params, viewer }) => ({
    isAdmin: await users.isAdmin(sql, viewer, params.email),
  }));
}
