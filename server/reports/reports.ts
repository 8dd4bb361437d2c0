import { v7 as newId } from 'uuid';
import type { Page } from '#contract/page.ts';
import type { ReportedProduct } from '#contract/reports.ts';
import type { Sql } from '../database/connect.ts';
import { conflict, notFound } from '../problems.ts';
import type { Viewer } from '../viewer.ts';
import * as queries from './queries.ts';

/** 1, or 0 when this person reported the product before. */
export async function reportProduct(sql: Sql, reporter: Viewer, productId: string) {
  const { count } = await queries.insertReport(sql, { id: newId(), productId, reporterId: reporter.id });
  if (count > 0) return count;
  const [product] = await queries.productToReport(sql, productId);
  if (!product) throw notFound('product');
  if (product.sellerId === reporter.id) throw conflict('own-product', 'This is your own bike.');
  return 0;
}

export async function listReportedProducts(sql: Sql, page: Page): Promise<ReportedProduct[]> {
  const rows = await queries.openReports(sql, page);
  return rows.map(({ productId, reportedAt, ...row }) => ({
    _id: productId,
    ...row,
    reportedAt: reportedAt.toISOString(),
  }));
}

export async function dismissReports(sql: Sql, productId: string) {
  const { count } = await queries.dismiss(sql, productId);
  return count;
}
