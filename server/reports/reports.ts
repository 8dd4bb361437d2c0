import { v7 as newId } from 'uuid';
import type { ReportedProduct } from '#contract/reports.ts';
import type { Sql } from '../database/connect.ts';
import type { Market } from '../market.ts';
import { keepMember } from '../membership/membership.ts';
import { conflict } from '../problems.ts';
import { may, productAt, state } from '../products/products.ts';
import type { Viewer } from '../viewer.ts';
import * as queries from './queries.ts';

/** 1, or 0 when this person reported the product before. */
export async function reportProduct(sql: Sql, reporter: Viewer, productId: string) {
  const { count } = await queries.insertReport(sql, { id: newId(), productId, reporterId: reporter.id });
  if (count > 0) return count;
  await keepMember(sql, reporter.id);
  const product = await productAt(sql, productId);
  if (product.sellerId === reporter.id) throw conflict('own-product', 'This is your own bike.');
  return 0;
}

/** One product more than the page holds. */
export async function listReportedProducts(
  sql: Sql,
  viewer: Viewer,
  list: queries.ReportList,
): Promise<ReportedProduct[]> {
  return (await queries.openReports(sql, list)).map((row) => show(viewer, row));
}

/** What a person has reported, newest first. */
export async function reportsOf(sql: Sql, reporterId: string) {
  const reports = await queries.ofReporter(sql, reporterId);
  return reports.map((report) => ({ ...report, reportedAt: report.reportedAt.toISOString() }));
}

export async function dismissReports({ sql, auditor }: Market, admin: Viewer, productId: string): Promise<number> {
  return sql.begin(async (db) => {
    const { count } = await queries.dismiss(db, productId);
    const subject = `product ${productId}`;
    if (count > 0)
      await auditor.note(db, {
        actor: 'admin',
        actorId: admin.id,
        action: 'dismiss-reports',
        subject,
        facts: { count },
      });
    return count;
  });
}

function show(viewer: Viewer, row: queries.ReportedRow): ReportedProduct {
  const { productId, productName, categoryName, imageUrl, sellerName, sellerEmail, reports } = row;
  return {
    _id: productId,
    productName,
    categoryName,
    img: imageUrl,
    sellerName,
    sellerEmail,
    ...state(row),
    reports,
    reportedAt: row.reportedAt.toISOString(),
    reporters: row.reporters.map(({ name, email, reportedAt }) => ({
      name,
      email,
      reportedAt: new Date(reportedAt).toISOString(),
    })),
    may: { remove: may(viewer, { ...row, brandRetired: false, advertised: false, reported: true }).remove },
  };
}
