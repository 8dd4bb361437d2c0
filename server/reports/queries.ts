import type { Page } from '#contract/page.ts';
import type { Db } from '../database/connect.ts';

/** Reports a product that is on sale and somebody else's; once per person. */
export const insertReport = (db: Db, report: { id: string; productId: string; reporterId: string }) => db`
  insert into reports (product_id, id, reporter_id)
  select id, ${report.id}, ${report.reporterId} from products
  where id = ${report.productId} and status <> 'removed' and seller_id <> ${report.reporterId}
  on conflict (product_id, reporter_id) do nothing`;

export const productToReport = (db: Db, productId: string) => db<{ sellerId: string }[]>`
  select seller_id as "sellerId" from products where id = ${productId} and status <> 'removed'`;

export interface ReportedRow {
  productId: string;
  productName: string;
  categoryName: string;
  sellerEmail: string;
  reports: number;
  reportedAt: Date;
}

export const openReports = (db: Db, { limit, after }: Page) => db<ReportedRow[]>`
  select r.product_id as "productId", p.name as "productName", c.brand_name as "categoryName",
    s.email as "sellerEmail", count(*) as reports, max(r.reported_at) as "reportedAt"
  from reports r join products p on p.id = r.product_id join categories c on c.id = p.category_id
    join users s on s.id = p.seller_id
  where r.dismissed_at is null and p.status <> 'removed' ${after ? db`and r.product_id < ${after}` : db``}
  group by r.product_id, p.name, c.brand_name, s.email
  order by r.product_id desc limit ${limit + 1}`;

export const dismiss = (db: Db, productId: string) => db`
  update reports set dismissed_at = now() where product_id = ${productId} and dismissed_at is null`;
