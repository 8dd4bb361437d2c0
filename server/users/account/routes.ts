import * as contract from '#contract/account.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import * as account from './account.ts';

export function accountRoutes(route: Route, market: AppContext) {
  route(contract.exportAccount, ({ viewer }) => account.exportAccount(market, viewer));
  route(contract.removeAccount, async ({ identity }) => ({
    deletedCount: await account.removeAccount(market, identity),
  }));
}
