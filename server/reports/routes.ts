import * as contract from '#contract/reports.ts';
import type { AppContext } from '../context.ts';
import type { Route } from '../http/route.ts';
import * as reports from './reports.ts';

export function reportRoutes(route: Route, market: AppContext) {
  const { sql } = market;
  route(contract.reportProduct, async ({ viewer, params }) => ({
    modifiedCount: await reports.reportProduct(sql, viewer, params.id),
  }));
  route(contract.explainReport, async ({ viewer, params, body }) => ({
    modifiedCount: await reports.reportProduct(sql, viewer, params.id, body),
  }));
  route(contract.withdrawReport, async ({ viewer, params }) => ({
    deletedCount: await reports.withdrawReport(sql, viewer, params.id),
  }));
  route(contract.listReportedProducts, ({ viewer, query, paged }) =>
    paged(query, reports.listReportedProducts(sql, viewer, query)),
  );
  route(contract.dismissReports, async ({ viewer, params }) => ({
    deletedCount: await reports.dismissReports(market, viewer, params.id),
  }));
}
