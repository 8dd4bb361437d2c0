import { BIKE_FIELD_NAMES, type BikeFacts, fieldOf } from '#contract/bike-fields.ts';
import { type BookingStatus, OCCUPYING_STATUSES, PAID_STATUSES } from '#contract/deal-machine.ts';
import { PAGE_SIZE, type Page } from '#contract/pagination.ts';
import type { Photo } from '#contract/photos.ts';
import type { PriceLabel } from '#contract/price-label.ts';
import { type ProductStatus, SOLD_SHOWN_DAYS } from '#contract/products.ts';
import { REPORT_AGAIN_DAYS } from '#contract/reports.ts';
import type { Db, Fragment } from '../database/connect.ts';
import type { Frame } from '../frames/frames.ts';
import type { Viewer } from '../http/viewer.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { shownPhoto } from '../users/portraits/portraits.ts';
import { type FormerPrice, formerPrices, recentFormerPrice, relistings } from './price-history-queries.ts';

type Id = string | Fragment;

export interface ProductRow extends BikeFacts {
  id: string;
  sellerId: string;
  sellerName: string;
  sellerEmail: string;
  sellerVerified: boolean;
  /** As a seller; null: none. */
  sellerRatings: number | null;
  sellerStars: number | null;
  brandName: string;
  brandRetired: boolean;
  name: string;
  imageUrl: string;
  cover: Photo | null;
  originalPriceCents: number | null;
  resalePriceCents: number;
  priceLabel: PriceLabel | null;
  recentFormerPrice: FormerPrice | null;
  /** Computed from the model year if known. */
  yearsOfUse: number;
  modelId: string | null;
  location: string;
  placeId: number | null;
  phone: string;
  description: string;
  status: ProductStatus;
  advertised: boolean;
  listedAt: Date;
  soldAt: Date | null;
  withdrawn: boolean;
  hidden: boolean;
  reported: boolean;
  /** The viewer and the seller, either way. */
  blocked: boolean;
  ownBooking: { id: string; status: BookingStatus; dueAt: string; priceCents: number } | null;
}

export interface WholeRow extends ProductRow {
  categoryId: string;
  freshness: number;
  photos: Photo[];
  papers: string[];
  service: string[];
  frame: Frame | null;
  revision: number;
  sellerPhoto: string | null;
  imported: boolean;
  sellerJoinedAt: Date;
  /** Newest first. */
  formerPrices: FormerPrice[];
  relistings: string[];
  takesOffers: boolean;
  handoverPending: boolean;
  /** Sold long ago, or of a retired brand: no longer public. */
  past: boolean;
  bought: boolean;
  /** Bikes with the same frame number; admins only. */
  sameFrame: { _id: string; productName: string }[] | null;
}

const facts = (db: Db, viewerId?: string) => db`
  p.id, p.seller_id as "sellerId", s.name as "sellerName", s.email as "sellerEmail",
  s.verified_at is not null as "sellerVerified", g.ratings as "sellerRatings", g.stars as "sellerStars", c.brand_name as "brandName",
  c.retired_at is not null as "brandRetired", p.name, p.image_url as "imageUrl",
  case when f.name is not null then ${photo(db)} end as cover,
  p.original_price_cents as "originalPriceCents", p.resale_price_cents as "resalePriceCents",
  case when p.status = 'available' then v.label end as "priceLabel",
  ${recentFormerPrice(db)} as "recentFormerPrice",
  greatest(0, coalesce(extract(year from now())::int - p.model_year, p.years_of_use))::float8 as "yearsOfUse",
  p.model_id as "modelId" ${bikeFields(db)}, p.location, p.place_id as "placeId", p.phone,
  p.description, p.status, p.advertised_at is not null as advertised, p.listed_at as "listedAt", p.sold_at as "soldAt",
  ${withdrawn(db)} as withdrawn, p.hidden_at is not null as hidden, ${reportedBy(db, viewerId)} as reported,
  ${viewerId ? db`not (${notBlocked(db, db`p.seller_id`, viewerId)})` : db`false`} as blocked,
  ${ownBooking(db, viewerId)} as "ownBooking"`;

const bikeFields = (db: Db) => BIKE_FIELD_NAMES.map((name) => db`, ${db(`p.${fieldOf(name).column}`)} as ${db(name)}`);

const rest = (db: Db, viewer?: Viewer, id?: string) => db`
  (select coalesce(json_agg(${photo(db)} order by f.position), '[]') from product_photos f where f.product_id = p.id)
    as photos, p.category_id as "categoryId", p.freshness, p.papers, p.service, p.frame, p.revision, ${shownPhoto(db, 's')} as "sellerPhoto",
  s.created_at as "sellerJoinedAt", ${formerPrices(db)} as "formerPrices", ${relistings(db)} as relistings,
  ${takesOffers(db)} as "takesOffers", ${handoverPending(db)} as "handoverPending", ${boughtBy(db, viewer?.id)} as bought,
  exists (select 1 from imported_bikes i where i.product_id = p.id) as imported,
  ${past(db)} as past, ${viewer?.role === 'admin' && id ? sameFrame(db, id) : db`null`} as "sameFrame"`;

const withdrawn = (db: Db) => db`(p.status in ('removed', 'withheld') or s.removed_at is not null)`;

const past = (db: Db) => db`
  (c.retired_at is not null or coalesce(p.sold_at < now() - make_interval(days => ${SOLD_SHOWN_DAYS}), false))`;

const isShown = (db: Db) => db`not ${withdrawn(db)} and not ${past(db)}`;

export const takesOffers = (db: Db) => db`
  coalesce((select terms.takes_offers from offer_terms terms where terms.product_id = p.id), true)`;

/** Of a row `f` of their photos, as JSON. */
export const photo = (db: Db) => db`
  json_build_object('name', f.name, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder, 'alt', f.alt)`;

export const reportedBy = (db: Db, viewerId?: Id) =>
  viewerId
    ? db`exists (select 1 from reports r where r.product_id = p.id and r.reporter_id = ${viewerId} and not r.withdrawn
        and coalesce(r.dismissed_at > now() - make_interval(days => ${REPORT_AGAIN_DAYS}), true))`
    : db`false`;

export const ownBooking = (db: Db, viewerId?: Id) =>
  viewerId
    ? db`case when p.status in ('reserved', 'sold') then (
        select json_build_object('id', b.id, 'status', b.status, 'dueAt', b.due_at, 'priceCents', b.price_cents) from bookings b
        where b.product_id = p.id and b.buyer_id = ${viewerId} and b.status in ${db(OCCUPYING_STATUSES)} limit 1) end`
    : db`null`;

export const handoverPending = (db: Db) => db`
  (p.status = 'sold' and exists (select 1 from bookings b where b.product_id = p.id and b.handed_over_at is null
    and b.status in ${db(PAID_STATUSES)} and b.status <> 'completed'))`;

const boughtBy = (db: Db, viewerId?: string) => (viewerId ? db`exists (${occupiedBy(db, viewerId)})` : db`false`);

export const occupiedBy = (db: Db, buyerId: string) => db`
  select 1 from bookings b
  where b.product_id = p.id and b.buyer_id = ${buyerId} and b.status in ${db(OCCUPYING_STATUSES)}`;

const sameFrame = (db: Db, id: string) => db`
  (select coalesce(json_agg(json_build_object('_id', o.id, 'productName', o.name) order by o.id desc), '[]')
    from (select id, name from products where frame ->> 'key' = (select frame ->> 'key' from products where id = ${id})
      and id <> ${id} order by id desc limit ${PAGE_SIZE}) o)`;

const sold = (db: Db) => db`
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
    left join product_photos f on f.product_id = p.id and f.position = 0
    left join rating_figures g on g.person_id = p.seller_id and g.side = 'seller'
    left join valuations v on v.product_id = p.id and v.revision = p.revision`;

export const products = (db: Db, viewerId?: string) => db`select ${facts(db, viewerId)} ${sold(db)}`;

const wholeProducts = (db: Db, viewer?: Viewer, id?: string) => db`
  select ${facts(db, viewer?.id)}, ${rest(db, viewer, id)} ${sold(db)}`;

// The cursor's freshness in a subquery of its own, so that the index scan starts there.
const freshPage = (db: Db, { limit, after }: Page) => db`
  ${after ? db`and (p.freshness, p.id) < ((select freshness from products where id = ${after}), ${after}::uuid)` : db``}
  order by p.freshness desc, p.id desc limit ${limit + 1}`;

const page = (db: Db, { limit, after }: Page) => db`
  ${after ? db`and p.id < ${after}` : db``} order by p.id desc limit ${limit + 1}`;

// A removed seller may still have bikes: a listing may commit at the same time.
export const onMarket = (db: Db) => db`
  p.status in ('available', 'reserved') and s.removed_at is null and c.retired_at is null`;

export const onSale = (db: Db, part: Page) => db<ProductRow[]>`
  ${products(db)} where ${onMarket(db)} ${freshPage(db, part)}`;

/** In the order of the ids. */
export const onSaleOf = (db: Db, ids: string[], viewerId?: string) => db<ProductRow[]>`
  ${products(db, viewerId)} where p.id = any(${ids}::uuid[]) and ${onMarket(db)}
  order by array_position(${ids}::uuid[], p.id)`;

export const onSaleInCategory = (db: Db, brandName: string, part: Page) => db<ProductRow[]>`
  ${products(db)} where p.category_id = (select id from categories where brand_name = upper(${brandName}))
    and ${onMarket(db)} ${freshPage(db, part)}`;

// Filters by seller id, so that an index yields the order without a sort.
export const ever = (db: Db, sellerId: string, part: Page) => db<WholeRow[]>`
  ${wholeProducts(db)} where p.seller_id = ${sellerId} ${page(db, part)}`;

export const byIds = (db: Db, ids: string[]) => db<ProductRow[]>`
  ${products(db)} where p.id = any(${ids}::uuid[]) and ${isShown(db)}
  order by array_position(${ids}::uuid[], p.id)`;

export interface OfSeller extends Page {
  isSold: boolean;
}

export const ofPublicSeller = (db: Db, sellerId: string, { isSold, ...part }: OfSeller) => db<ProductRow[]>`
  ${products(db)} where p.seller_id = ${sellerId}
    and ${isSold ? db`p.status = 'sold' and ${isShown(db)}` : onMarket(db)} ${page(db, part)}`;

/** `ids` is a query. */
export const shownAmong = (db: Db, ids: ReturnType<typeof past>, viewerId?: string) => db`
  ${products(db, viewerId)} where p.id = any(array(${ids})) and ${isShown(db)}`;

export const byId = (db: Db, id: string, viewer?: Viewer) => db<WholeRow[]>`
  ${wholeProducts(db, viewer, id)} where p.id = ${id}`;
