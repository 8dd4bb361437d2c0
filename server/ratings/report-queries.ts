import type { Page } from '#contract/pagination.ts';
import { MOST_RATING_REPORTS_A_DAY, type RatingReportReason } from '#contract/ratings.ts';
import { REPORTERS_NAMED } from '#contract/reports.ts';
import type { Db } from '../database/connect.ts';
import { columns, type RatingRow, ratings } from './queries.ts';

interface NewReport {
  id: string;
  ratingId: string;
  reporterId: string;
  reason: RatingReportReason;
  words?: string | undefined;
}

/** Once per person and rating, and a few a day; nobody reports their own. The reporter is locked. */
export const insertReport = (db: Db, { id, ratingId, reporterId, reason, words }: NewReport) => db`
  insert into rating_reports (product_id, booking_id, side, id, reporter_id, reason, words)
  select r.product_id, r.booking_id, r.side, ${id}::uuid, ${reporterId}::uuid, ${reason}::text, ${words ?? null}::text
  from ratings r
  where r.id = ${ratingId} and r.shown_at is not null and r.removed_at is null and r.author_id <> ${reporterId}
    and ${tooMany(db, reporterId)} is false
  on conflict (product_id, booking_id, side, reporter_id) do nothing returning id`;

const tooMany = (db: Db, reporterId: string) => db`
  (select count(*) >= ${MOST_RATING_REPORTS_A_DAY} from rating_reports
    where reporter_id = ${reporterId} and reported_at > now() - interval '1 day')`;

export const reportLimits = (db: Db, ratingId: string, reporterId: string) => db<
  { tooMany: boolean; isReported: boolean }[]
>`
  select ${tooMany(db, reporterId)} as "tooMany", exists (
    select 1 from rating_reports t join ratings r on r.product_id = t.product_id and r.booking_id = t.booking_id
      and r.side = t.side
    where r.id = ${ratingId} and t.reporter_id = ${reporterId}) as "isReported"`;

export interface ReportedRow extends RatingRow {
  about: string;
  reports: number;
  reportedAt: Date;
  reporters: { name: string; reason: RatingReportReason; words: string | null; reportedAt: string }[];
}

/** The newest open report of each rating; walks the index of open reports, however many there are. */
const newest = (db: Db, { limit, after }: Page) => db`
  select n.product_id, n.booking_id, n.side, n.reported_at
  from rating_reports n join ratings r on r.product_id = n.product_id and r.booking_id = n.booking_id and r.side = n.side
  where n.dismissed_at is null and not exists (
      select 1 from rating_reports l
      where l.product_id = n.product_id and l.booking_id = n.booking_id and l.side = n.side and l.dismissed_at is null
        and (l.reported_at, l.id) > (n.reported_at, n.id))
    ${after ? db`and (n.reported_at, r.id) < (${lastReported(db, after)}, ${after}::uuid)` : db``}
  order by n.reported_at desc, r.id desc limit ${limit + 1}`;

const ofRating = (db: Db) => db`
  c.product_id = r.product_id and c.booking_id = r.booking_id and c.side = r.side and c.dismissed_at is null`;

export const openReports = (db: Db, page: Page) => db<ReportedRow[]>`
  with t as materialized (${newest(db, page)})
  select ${columns(db)}, p.name as about, t.reported_at as "reportedAt",
    (select count(*) from rating_reports c where ${ofRating(db)}) as reports,
    (select json_agg(c order by "reportedAt" desc) from (
      select u.name, c.reason, c.words, c.reported_at as "reportedAt" from rating_reports c
        join users u on u.id = c.reporter_id
      where ${ofRating(db)} order by c.reported_at desc limit ${REPORTERS_NAMED}) c) as reporters
  from t join ${ratings(db)} on r.product_id = t.product_id and r.booking_id = t.booking_id and r.side = t.side
    join users p on p.id = r.about_id
  order by t.reported_at desc, r.id desc`;

/** Valid after a dismissal too. */
const lastReported = (db: Db, ratingId: string) => db`
  (select max(l.reported_at) from rating_reports l join ratings o on o.product_id = l.product_id
      and o.booking_id = l.booking_id and o.side = l.side where o.id = ${ratingId})`;

export const dismiss = (db: Db, ratingId: string) => db`
  update rating_reports t set dismissed_at = now() from ratings r
  where r.id = ${ratingId} and t.product_id = r.product_id and t.booking_id = r.booking_id and t.side = r.side
    and t.dismissed_at is null`;

export const ofReporter = (db: Db, reporterId: string) => db<
  { ratingId: string; reason: RatingReportReason; words: string | null; reportedAt: Date }[]
>`
  select r.id as "ratingId", t.reason, t.words, t.reported_at as "reportedAt" from rating_reports t
    join ratings r on r.product_id = t.product_id and r.booking_id = t.booking_id and r.side = t.side
  where t.reporter_id = ${reporterId} order by t.reported_at desc`;
