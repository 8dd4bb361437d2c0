import { v7 as newId } from 'uuid';
import { shownPicture } from '#contract/own-picture.ts';
import { MOST_REPORTS_A_DAY, type ReportedProduct, type ReportReason } from '#contract/reports.ts';
import { t } from '#language/t.ts';
import { requestChecks } from '../check-requests/check-requests.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { adminFindings } from '../frames/frames.ts';
import { tooMany } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { given, isAllowed, refusalOf, refuse, state } from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

interface Why {
  reason?: ReportReason | undefined;
  words?: string | undefined;
}

/** 1, or 0 when this person reported it before. */
export async function reportProduct(sql: Sql, reporter: Viewer, productId: string, why: Why = {}) {
  const reported = await sql.begin(async (db) => {
    await lockMember(db, reporter.id);
    const inserted = await queries.insertReport(db, { ...why, id: newId(), productId, reporter });
    if (inserted.length) await requestChecks(db, [productId]);
    return inserted;
  });
  if (reported.length) return reported.length;
  const limit = async () => {
    const [today] = await queries.hasReportedTooMuch(sql, reporter.id);
    return today?.tooMany
      ? tooMany(
          t('You have reported {most, plural, one {# bike} other {# bikes}} today. Please go on tomorrow.', {
            most: MOST_REPORTS_A_DAY,
          }),
        )
      : 'already';
  };
  return refuse(await refusalOf(sql, 'report', reporter, productId, limit));
}

/** 0 when there is none, or an admin has decided. */
export async function withdrawReport(sql: Sql, reporter: Viewer, productId: string) {
  return (await queries.withdraw(sql, productId, reporter.id)).count;
}

export async function listReportedProducts(
  sql: Sql,
  viewer: Viewer,
  list: queries.ReportList,
): Promise<ReportedProduct[]> {
  const rows = await queries.openReports(sql, list);
  const framed = rows.flatMap(({ frame, productId: id, ...row }) =>
    frame ? [{ ...row, id, frame, isOnSale: state(row).isAvailable }] : [],
  );
  const found = await adminFindings(sql, framed);
  return rows.map((row) => ({ ...show(viewer, row), ...given({ frameFindings: found.get(row.productId) }) }));
}

export async function reportsOf(sql: Sql, reporterId: string) {
  const reports = await queries.ofReporter(sql, reporterId);
  return reports.map(({ reason, words, withdrawn, reportedAt, ...report }) => ({
    ...report,
    reportedAt: reportedAt.toISOString(),
    ...given({ reason, words }),
    ...(withdrawn && { isWithdrawn: true }),
  }));
}

export async function dismissReports({ sql, auditor }: AppContext, admin: Viewer, productId: string): Promise<number> {
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
    img: shownPicture(imageUrl),
    sellerName,
    sellerEmail,
    ...state(row),
    reports,
    reportedAt: row.reportedAt.toISOString(),
    reporters: row.reporters.map(({ name, email, reportedAt, reason, words }) => ({
      name,
      email,
      reportedAt: new Date(reportedAt).toISOString(),
      ...given({ reason, words }),
    })),
    ...given({ bookingId: row.bookingId }),
    may: { remove: isAllowed('remove', viewer, row) },
  };
}
