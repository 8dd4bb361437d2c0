import type { ListingFinding } from '#contract/listing-checks.ts';
import {
  DECISION_UNDO_MINUTES,
  type DecidedListing,
  type ReviewOrder,
  type ReviewState,
} from '#contract/listing-reviews.ts';
import type { Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { ProductStatus } from '#contract/products.ts';
import { REPORTERS_NAMED, type ReportReason } from '#contract/reports.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { photo } from '../products/products.ts';
import { isOthers } from './decision-queries.ts';

export interface QueueRow {
  id: string;
  state: ReviewState;
  version: number;
  score: number;
  findings: ListingFinding[];
  queuedAt: Date | null;
  productName: string;
  categoryName: string;
  imageUrl: string;
  photos: Photo[];
  priceCents: number;
  description: string;
  location: string;
  listedAt: Date;
  status: ProductStatus;
  mayDecide: boolean;
  seller: {
    _id: string;
    name: string;
    email: string;
    joinedAt: string;
    isVerified: boolean;
    onSale: number;
    sold: number;
    decidedAgainst: number;
  };
  reports: { name: string; reason: ReportReason | null; words: string | null }[];
  decisions: (Omit<DecidedListing, 'reason' | 'words' | 'appeal'> & {
    reason: DecidedListing['reason'] | null;
    words: string | null;
    appeal: string | null;
    isUndoable: boolean;
  })[];
}

export interface Queue extends Page {
  sort: ReviewOrder;
}

/** The queue is cut to a page before anything else is read. */
export const page = (db: Db, adminId: string, { sort, limit, after }: Queue) => {
  const key = sort === 'risk' ? db`-score, queued_at, product_id` : db`queued_at, product_id`;
  return reviews(
    db,
    adminId,
    db`select r.* from listing_reviews r join products p on p.id = r.product_id
      where queued_at is not null and (p.status in ('available', 'reserved', 'withheld') or r.state = 'removed')
        ${after ? db`and (${key}) > (select ${key} from listing_reviews where product_id = ${after})` : db``}
      order by ${key} limit ${limit + 1}`,
    key,
  );
};

export const one = (db: Db, adminId: string, id: string) =>
  reviews(db, adminId, db`select * from listing_reviews where product_id = ${id}`, db`product_id`);

const MOST_DECISIONS = 10;

const isAgainst = (db: Db) => db`d.undone_at is null and d.decision in ('hide', 'remove')`;

const reviews = (db: Db, adminId: string, which: Fragment, order: Fragment) => db<QueueRow[]>`
  with r as materialized (${which}), sellers as materialized (
    select p.seller_id as id from products p where p.id in (select product_id from r)
  ), listed as materialized (
    select o.seller_id, count(*) filter (where o.status <> 'sold') as on_sale, count(*) filter (where o.status = 'sold') as sold
    from products o
    where o.seller_id in (select id from sellers) and o.status in ('available', 'reserved', 'sold') group by o.seller_id
  ), against as materialized (
    select d.seller_id, count(*) as times from listing_decisions d
    where d.seller_id in (select id from sellers) and ${isAgainst(db)} group by d.seller_id
  )
  select r.product_id as id, r.state, r.version, r.score, r.findings, r.queued_at as "queuedAt", p.name as "productName",
    c.brand_name as "categoryName", p.image_url as "imageUrl", p.resale_price_cents as "priceCents", p.description,
    p.location, p.listed_at as "listedAt", p.status,
    r.queued_at is not null and ${isOthers(db, db`p.id`, adminId)} as "mayDecide",
    (select coalesce(json_agg(${photo(db)} order by f.position), '[]')
      from product_photos f where f.product_id = p.id) as photos,
    json_build_object('_id', s.id, 'name', s.name, 'email', s.email, 'joinedAt', s.created_at,
      'isVerified', s.verified_at is not null,
      'onSale', coalesce(listed.on_sale, 0), 'sold', coalesce(listed.sold, 0), 'decidedAgainst', coalesce(against.times, 0) -
        (select count(*) from listing_decisions d where d.product_id = p.id and ${isAgainst(db)})) as seller,
    (select coalesce(json_agg(json_build_object('name', t.name, 'reason', t.reason, 'words', t.words)), '[]')
      from (select u.name, t.reason, t.words from reports t join users u on u.id = t.reporter_id
        where t.product_id = p.id and t.dismissed_at is null order by t.reported_at desc limit ${REPORTERS_NAMED}) t) as reports,
    (select coalesce(json_agg(json_build_object('_id', d.id, 'decision', d.decision, 'reason', d.reason, 'words', d.words,
      'adminName', d.name, 'decidedAt', d.decided_at, 'appeal', d.appeal,
      'isUndoable', d.appealed_at is null and d.decided_at > now() - make_interval(mins => ${DECISION_UNDO_MINUTES})) order by d.id desc), '[]')
      from (select d.*, a.name from listing_decisions d join users a on a.id = d.admin_id
        where d.product_id = p.id and d.undone_at is null order by d.id desc limit ${MOST_DECISIONS}) d) as decisions
  from r join products p on p.id = r.product_id join users s on s.id = p.seller_id join categories c on c.id = p.category_id
    left join listed on listed.seller_id = s.id left join against on against.seller_id = s.id
  order by ${order}`;
