import * as contract from '#contract/payouts.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { openPayoutAccount } from './opening.ts';
import * as payouts from './payouts.ts';
import * as reviewing from './reviewing.ts';

export function payoutRoutes(route: Route, market: AppContext) {
  route(contract.readPayoutAccount, ({ viewer }) => payouts.readPayoutAccount(market, viewer));
  route(contract.openPayoutAccount, async ({ identity }) => ({ url: await openPayoutAccount(market, identity) }));
  route(contract.listHeldPayouts, ({ query, paged }) => paged(query, reviewing.listHeldPayouts(market, query)));
  route(contract.releasePayout, async ({ viewer, params, body }) => ({
    modifiedCount: await reviewing.releasePayout(market, viewer, { id: params.id, ...body }),
  }));
  route(contract.refundPayout, async ({ viewer, params, body }) => ({
    modifiedCount: await reviewing.refundPayout(market, viewer, { id: params.id, ...body }),
  }));
}
