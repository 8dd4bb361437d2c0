import * as contract from '#contract/reconciliation.ts';
import type { AppContext } from '../../context.ts';
import type { Route } from '../../http/route.ts';
import { readReconciliation, reconcileFor } from './reconciliation.ts';

export function reconciliationRoutes(route: Route, market: AppContext) {
  route(contract.readReconciliation, () => readReconciliation(market.sql));
  route(contract.reconcileNow, ({ viewer }) => reconcileFor(market, viewer));
}
