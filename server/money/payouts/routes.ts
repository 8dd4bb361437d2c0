import * as contract from '#contract/payouts.ts';
import * as proposals from '#contract/refund-proposals.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { withdrawRefundProposal } from '../refund-proposals/refund-proposals.ts';
import { openPayoutAccount } from './opening.ts';
import * as payouts from './payouts.ts';
import * as reviewing from './reviewing.ts';

export function payoutRoutes(route: Route, market: AppContext) {
  route(contract.readPayoutAccount, ({ viewer }) => payouts.readPayoutAccount(market, viewer));
  route(contract.openPayoutAccount, async ({ identity }) => ({ url: await openPayoutAccount(market, identity) }));
  route(contract.listHeldPayouts, ({ query, viewer, paged }) =>
    paged(query, reviewing.listHeldPayouts(market, viewer, query)),
  );
  route(contract.releasePayout, async ({ viewer, params, body }) => ({
    modifiedCount: await reviewing.releasePayout(market, viewer, { id: params.id, ...body }),
  }));
  route(contract.refundPayout, ({ viewer, params, body }) =>
    reviewing.refundPayout(market, viewer, { id: params.id, ...body }),
  );
  route(proposals.withdrawRefundProposal, async ({ viewer, params }) => ({
    deletedCount: await withdrawRefundProposal(market, viewer, params.id),
  }));
}
