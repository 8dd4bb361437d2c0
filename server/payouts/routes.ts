import * as contract from '#contract/payouts.ts';
import type { Route } from '../http.ts';
import type { Market } from '../market.ts';
import * as payouts from './payouts.ts';

export function payoutRoutes(route: Route, market: Market) {
  route(contract.readPayoutAccount, ({ viewer }) => payouts.readPayoutAccount(market, viewer));
  route(contract.openPayoutAccount, async ({ viewer }) => ({ url: await payouts.openPayoutAccount(market, viewer) }));
}
