import * as contract from '#contract/audit.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as audit from './list.ts';

export function auditRoutes(route: Route, market: AppContext) {
  route(contract.listAudit, ({ query, paged }) => paged(query, audit.listAudit(market, query)));
  route(contract.exportAudit, ({ query }) => audit.exportAudit(market, query));
  route(contract.verifyAuditLog, () => audit.verifyAuditLog(market));
}
