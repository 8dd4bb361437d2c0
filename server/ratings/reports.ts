import { v7 as newId } from 'uuid';
import type { Page } from '#contract/pagination.ts';
import { MOST_RATING_REPORTS_A_DAY, type RatingReportReason, type ReportedRating } from '#contract/ratings.ts';
import { t } from '#language/t.ts';
import { reputationsChanged } from '../cache/invalidation.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { notFound, tooMany } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { given } from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import * as queries from './report-queries.ts';
import { show } from './show.ts';
import { remove } from './showing-queries.ts';

interface Why {
  reason: RatingReportReason;
  words?: string | undefined;
}

/** 1, or 0 when this person reported it before. */
export async function reportRating(sql: Sql, reporter: Viewer, ratingId: string, why: Why) {
  const { count } = await sql.begin(async (db) => {
    await lockMember(db, reporter.id, { exclusive: true });
    return queries.insertReport(db, { ...why, id: newId(), ratingId, reporterId: reporter.id });
  });
  if (count > 0) return count;
  const [limits] = await queries.reportLimits(sql, ratingId, reporter.id);
  if (limits?.isReported) return 0;
  throw limits?.tooMany
    ? tooMany(
        t('You have reported {most, plural, one {# rating} other {# ratings}} today. Please go on tomorrow.', {
          most: MOST_RATING_REPORTS_A_DAY,
        }),
      )
    : notFound('rating');
}

export async function listReportedRatings(sql: Sql, page: Page): Promise<ReportedRating[]> {
  return (await queries.openReports(sql, page)).map((row) => ({
    ...show(row),
    bookingId: row.bookingId,
    about: row.about,
    reports: row.reports,
    reportedAt: row.reportedAt.toISOString(),
    reporters: row.reporters.map(({ name, reason, words, reportedAt }) => ({
      name,
      reason,
      ...given({ words }),
      reportedAt: new Date(reportedAt).toISOString(),
    })),
  }));
}

export async function dismissRatingReports({ sql, auditor }: AppContext, admin: Viewer, id: string) {
  return sql.begin(async (db) => {
    const { count } = await queries.dismiss(db, id);
    if (count > 0)
      await auditor.note(db, {
        actor: 'admin',
        actorId: admin.id,
        action: 'dismiss-rating-reports',
        subject: `rating ${id}`,
        facts: { count },
      });
    return count;
  });
}

/** 0 when it is gone already. */
export async function removeRating({ sql, auditor }: AppContext, admin: Viewer, id: string, reason: string) {
  return sql.begin(async (db) => {
    const [removed] = await remove(db, id, reason);
    if (!removed) return 0;
    await reputationsChanged(db, [removed.aboutId]);
    const { authorId: userId, bookingId, productName: bike } = removed;
    await tellPerson(db, { id: newId(), userId, verb: 'rating-removed', facts: { bookingId, bike } });
    const subject = `rating ${id}`;
    await auditor.note(db, { actor: 'admin', actorId: admin.id, action: 'remove-rating', subject });
    return 1;
  });
}

export async function ratingReportsOf(sql: Sql, reporterId: string) {
  return (await queries.ofReporter(sql, reporterId)).map(({ ratingId, reason, words, reportedAt }) => ({
    ratingId,
    reason,
    ...given({ words }),
    reportedAt: reportedAt.toISOString(),
  }));
}
