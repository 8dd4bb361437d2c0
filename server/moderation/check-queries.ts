import type { ListingCheckCode, ListingFinding } from '#contract/listing-checks.ts';
import type { ReviewState } from '#contract/listing-reviews.ts';
import type { ProductStatus } from '#contract/products.ts';
import type { Db } from '../database/connect.ts';
import { REMEMBERED_DAYS } from '../devices/devices.ts';
import type { Frame } from '../frames/frames.ts';

/** Of a backlog only the oldest take part, or each call would read all of it. */
const MOST_RANKED = 10_000;

/** Round-robin by seller. */
export const due = (db: Db, limit: number, passed: string[]) => db<{ id: string }[]>`
  select id from (
    select r.product_id as id, r.due_at, row_number() over (partition by p.seller_id order by r.due_at) as nth
    from (select product_id, due_at from listing_reviews where due_at <= now() and product_id <> all(${passed}::uuid[])
        order by due_at limit ${MOST_RANKED}) r
      join products p on p.id = r.product_id) ranked
  order by nth, due_at limit ${limit}`;

export interface ListingRow {
  id: string;
  revision: number;
  dueAt: Date | null;
  status: ProductStatus;
  sellerId: string;
  name: string;
  description: string;
  brandName: string;
  modelId: string | null;
  modelYear: number | null;
  yearsOfUse: number;
  kilometres: number | null;
  owners: number | null;
  engineCc: number | null;
  priceCents: number;
  placeId: number | null;
  frame: Frame | null;
  listedAt: Date;
  isVerified: boolean;
  ageDays: number;
  reporters: number;
}

export const listings = (db: Db, ids: string[]) => db<ListingRow[]>`
  select p.id, p.revision, r.due_at as "dueAt", p.status, p.seller_id as "sellerId", p.name, p.description,
    c.brand_name as "brandName", p.model_id as "modelId", p.model_year as "modelYear",
    p.years_of_use::float8 as "yearsOfUse", p.kilometres, p.owners, p.engine_cc as "engineCc",
    p.resale_price_cents as "priceCents", p.place_id as "placeId", p.frame, p.listed_at as "listedAt",
    s.verified_at is not null as "isVerified", extract(epoch from now() - s.created_at)::float8 / 86400 as "ageDays",
    (select count(*)::int from reports t where t.product_id = p.id and t.dismissed_at is null) as reporters
  from listing_reviews r join products p on p.id = r.product_id join users s on s.id = p.seller_id
    join categories c on c.id = p.category_id
  where r.product_id = any(${ids}::uuid[])`;

const listedAround = (db: Db, { sellerId, listedAt }: ListingRow) => db`
  p.seller_id = ${sellerId} and p.listed_at > ${listedAt}::timestamptz - interval '1 day'
    and p.listed_at < ${listedAt}::timestamptz + interval '1 day'`;

const MOST_LISTED = 100;

/** Within a day of this one, with it. */
export const listedToday = (db: Db, listing: ListingRow) => db<{ count: number }[]>`
  select count(*)::int as count from (select 1 from products p where ${listedAround(db, listing)} limit ${MOST_LISTED}) p`;

/** Bikes that the seller listed within a day of this one, and that were checked before they were many. */
export const checkedBefore = (db: Db, listing: ListingRow) => db<{ id: string }[]>`
  select p.id from products p join listing_reviews r on r.product_id = p.id
  where ${listedAround(db, listing)} and p.id <> ${listing.id} and not r.findings @> '[{"code": "many-at-once"}]'
  order by p.id limit ${MOST_LISTED}`;

/** Sellers of these bikes and who has booked of them lately. */
export const recentBuyers = (db: Db, sellerIds: string[]) => db<{ one: string; other: string }[]>`
  select distinct seller_id as one, buyer_id as other from bookings
  where seller_id = any(${sellerIds}::uuid[]) and booked_at > now() - make_interval(days => ${REMEMBERED_DAYS})`;

export const putOff = (db: Db, id: string, minutes: number) => db`
  update listing_reviews set due_at = now() + make_interval(mins => ${minutes}) where product_id = ${id}`;

export interface TextRow {
  id: string;
  name: string;
  description: string;
}

const MOST_TEXTS = 20;

/** Listings of others that were there before, and share bands of their text; those that share most first. */
export const similarTexts = (db: Db, bands: number[], { id, sellerId, listedAt }: ListingRow) => db<TextRow[]>`
  select p.id, p.name, p.description from listing_reviews r join products p on p.id = r.product_id
  where r.text_bands && ${bands}::int[] and r.product_id <> ${id} and p.seller_id <> ${sellerId}
    and p.listed_at < ${listedAt}
  order by (select count(*) from unnest(r.text_bands) band where band = any(${bands}::int[])) desc limit ${MOST_TEXTS}`;

export interface ReviewRow {
  sellerId: string;
  productName: string;
  status: ProductStatus;
  revision: number;
  state: ReviewState;
  /** At the last check. */
  checkedRevision: number;
  score: number;
  findings: ListingFinding[];
  accepted: Partial<Record<ListingCheckCode, number>>;
  version: number;
  queuedAt: Date | null;
}

export const sellerOf = (db: Db, id: string) => db<{ sellerId: string }[]>`
  select seller_id as "sellerId" from products where id = ${id}`;

/** Locks the bike, then its review. */
export const lock = (db: Db, id: string) => db<ReviewRow[]>`
  select p.seller_id as "sellerId", p.name as "productName", p.status, p.revision, r.state,
    r.revision as "checkedRevision", r.score, r.findings, r.accepted, r.version, r.queued_at as "queuedAt"
  from products p join listing_reviews r on r.product_id = p.id where p.id = ${id} for update`;

export interface Checked {
  state: ReviewState;
  revision: number;
  score: number;
  findings: ListingFinding[];
  bands: number[];
  version: number;
  isQueued: boolean;
  dueAt: Date | null;
}

/** A check that was asked for meanwhile stays due. */
export const save = (db: Db, id: string, checked: Checked) => db`
  update listing_reviews set state = ${checked.state}, revision = ${checked.revision}, score = ${checked.score},
    findings = ${db.json(checked.findings)}, text_bands = ${checked.bands}::int[], version = ${checked.version},
    queued_at = case when ${checked.isQueued} then coalesce(queued_at, (select now())) end,
    due_at = case when due_at is not distinct from ${checked.dueAt} then null else due_at end
  where product_id = ${id}`;
