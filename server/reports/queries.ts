import { OCCUPYING_STATUSES } from '#contract/deal-machine.ts';
import type { Page } from '#contract/pagination.ts';
import type { ProductStatus } from '#contract/products.ts';
import { MOST_REPORTS_A_DAY, REPORTERS_NAMED, type ReportOrder, type ReportReason } from '#contract/reports.ts';
import type { Db } from '../database/connect.ts';
import { containing } from '../database/like-pattern.ts';
import type { Frame } from '../frames/frames.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from '../products/products.ts';

export interface NewReport {
  id: string;
  productId: string;
  reporter: Viewer;
  reason?: ReportReason | undefined;
  words?: string | undefined;
}

/** Once per person, also under concurrency; the caller has locked the reporter. A second report needs a withdrawal, or another reason after a dismissal. */
export const insertReport = (db: Db, { id, productId, reporter, reason, words }: NewReport) => db<{ id: string }[]>`
  insert into reports as r (product_id, id, reporter_id, reason, words)
  select p.id, ${id}, ${reporter.id}, ${reason ?? null}, ${words ?? null} from products p
  where p.id = ${productId} and ${guard(db, 'report', reporter)} and ${tooManyToday(db, reporter.id)} is false
  on conflict (product_id, reporter_id) do update
    set reason = excluded.reason, words = excluded.words, reported_at = excluded.reported_at, dismissed_at = null, withdrawn = false
    where r.withdrawn or r.dismissed_at is not null and r.reason is distinct from excluded.reason
  returning id`;

const tooManyToday = (db: Db, reporterId: string) => db`
  (select count(*) >= ${MOST_REPORTS_A_DAY} from reports
    where reporter_id = ${reporterId} and reported_at > now() - interval '1 day')`;

export const hasReportedTooMuch = (db: Db, reporterId: string) => db<{ tooMany: boolean }[]>`
  select ${tooManyToday(db, reporterId)} as "tooMany"`;

/** The row stays, so that withdrawn reports count towards the daily limit. */
export const withdraw = (db: Db, productId: string, reporterId: string) => db`
  update reports set withdrawn = true, dismissed_at = now()
  where product_id = ${productId} and reporter_id = ${reporterId} and dismissed_at is null`;

export interface ReportedRow {
  productId: string;
  productName: string;
  categoryName: string;
  imageUrl: string;
  status: ProductStatus;
  sellerId: string;
  sellerName: string;
  sellerEmail: string;
  reports: number;
  reportedAt: Date;
  reporters: { name: string; email: string; reportedAt: string; reason: ReportReason | null; words: string | null }[];
  bookingId: string | null;
  frame: Frame | null;
  kilometres: number | null;
  owners: number | null;
  modelYear: number | null;
}

export interface ReportList extends Page {
  search?: string | undefined;
  sort: ReportOrder;
}

export const openReports = (db: Db, { search, sort, limit, after }: ReportList) => {
  const key = sort === 'most' ? db`reports, reported_at, product_id` : db`reported_at, product_id`;
  const order =
    sort === 'most' ? db`reports desc, reported_at desc, product_id desc` : db`reported_at desc, product_id desc`;
  return db<ReportedRow[]>`
    with reported as (
      select product_id, count(*) as reports, max(reported_at) as reported_at
      from reports where dismissed_at is null group by product_id
    ), ordered as (
      select * from reported
      ${after ? db`where (${key}) < (select ${key} from (${lastReported(db, after)}) seen)` : db``} order by ${order}
    )
    select r.product_id as "productId", p.name as "productName", c.brand_name as "categoryName",
      p.image_url as "imageUrl", p.status, p.seller_id as "sellerId", s.name as "sellerName", s.email as "sellerEmail",
      p.frame, p.kilometres, p.owners, p.model_year as "modelYear", r.reports, r.reported_at as "reportedAt",
      (select json_agg(reporter order by "reportedAt" desc, id desc) from (${reporters(db)}) reporter) as reporters,
      (select id from bookings b where b.product_id = r.product_id and b.status in ${db(OCCUPYING_STATUSES)} limit 1)
        as "bookingId"
    from ordered r join products p on p.id = r.product_id join categories c on c.id = p.category_id
      join users s on s.id = p.seller_id
    where p.status <> 'removed' ${search ? mentions(db, search) : db``}
    order by ${order} limit ${limit + 1}`;
};

const mentions = (db: Db, search: string) => {
  const pattern = containing(search);
  return db`and (p.name ilike ${pattern} or c.brand_name ilike ${pattern} or s.name ilike ${pattern}
    or s.email ilike ${pattern})`;
};

/** Valid after a dismissal too. */
const lastReported = (db: Db, productId: string) => db`
  select product_id, count(*) as reports, max(reported_at) as reported_at from reports
  where product_id = ${productId} and dismissed_at is not distinct from (
    select dismissed_at from reports where product_id = ${productId} order by dismissed_at desc nulls first limit 1)
  group by product_id`;

const reporters = (db: Db) => db`
  select u.name, u.email, t.reported_at as "reportedAt", t.reason, t.words, t.id from reports t join users u on u.id = t.reporter_id
  where t.product_id = r.product_id and t.dismissed_at is null
  order by t.reported_at desc, t.id desc limit ${REPORTERS_NAMED}`;

export const ofReporter = (db: Db, reporterId: string) => db<
  {
    productId: string;
    productName: string;
    reportedAt: Date;
    reason: ReportReason | null;
    words: string | null;
    withdrawn: boolean;
  }[]
>`
  select r.product_id as "productId", p.name as "productName", r.reported_at as "reportedAt", r.reason, r.words,
    r.withdrawn
  from reports r join products p on p.id = r.product_id
  where r.reporter_id = ${reporterId} order by r.reported_at desc`;

export const dismiss = (db: Db, productId: string) => db`
  update reports set dismissed_at = now() where product_id = ${productId} and dismissed_at is null`;
