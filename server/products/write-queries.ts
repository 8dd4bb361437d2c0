import { BIKE_FIELD_NAMES, fieldOf } from '#contract/bike-fields.ts';
import { OCCUPYING_STATUSES } from '#contract/deal-machine.ts';
import { OFF_MARKET_STATES } from '#contract/listing-reviews.ts';
import type { Page } from '#contract/pagination.ts';
import type { NewProduct } from '#contract/products.ts';
import type { Db, Fragment } from '../database/connect.ts';
import type { Frame } from '../frames/frames.ts';
import type { Viewer } from '../http/viewer.ts';
import { lockedMembers } from '../users/membership/membership.ts';
import type { Facts } from './facts.ts';
import { freshnessAfter, freshnessOf } from './freshness-queries.ts';
import { bikesOnSaleOf } from './limit-queries.ts';
import { guard } from './may.ts';

export interface ListedProduct {
  id: string;
  facts: Facts;
  latitude: number | null;
  longitude: number | null;
}

export type Located = Pick<ListedProduct, 'latitude' | 'longitude'>;

const row = (
  facts: Facts,
  { latitude, longitude }: Located,
): Record<string, string | number | string[] | Frame | null> => ({
  name: facts.name,
  image_url: facts.imageUrl,
  original_price_cents: facts.originalPriceCents,
  resale_price_cents: facts.resalePriceCents,
  years_of_use: facts.yearsOfUse,
  model_id: facts.modelId,
  ...Object.fromEntries(BIKE_FIELD_NAMES.map((name) => [fieldOf(name).column, facts[name]])),
  frame: facts.frame,
  papers: facts.papers,
  service: facts.service,
  location: facts.location,
  place_id: facts.placeId,
  latitude,
  longitude,
  phone: facts.phone,
  description: facts.description,
});

const columns = (db: Db, names: string[], prefix = '') => db`${db(names.map((name) => prefix + name))}`;

interface Listing {
  listedAt: Date;
  /** Limit of bikes on sale; the seller is locked. */
  most?: number | undefined;
}

const isOnSale = (db: Db) => db`o.status in ('available', 'reserved', 'withheld')`;

const frameOf = (db: Db, id: Fragment) => db`(select frame ->> 'key' from products where id = ${id})`;

/** Other bikes of its seller that are on sale and have this frame. */
export const twinsOf = (db: Db, id: Fragment, key = frameOf(db, id)) => db`
  select o.id from products o where o.frame ->> 'key' = ${key} and o.id <> ${id}
    and o.seller_id = (select seller_id from products where id = ${id}) and ${isOnSale(db)}`;

const hasTwin = (db: Db, id: Fragment, key?: Fragment) => db`exists (${twinsOf(db, id, key)})`;

/** Of a list, which a cluster asks once. */
const framesOnSale = (db: Db, sellerId: string, products: ListedProduct[]) => db`
  select o.frame ->> 'key' from products o
  where o.frame ->> 'key' = any(${products.flatMap(({ facts }) => facts.frame?.key ?? [])}::text[])
    and o.seller_id = ${sellerId} and ${isOnSale(db)}`;

export const insertProducts = (db: Db, sellerId: string, products: ListedProduct[], { listedAt, most }: Listing) => {
  const rows = products.map(({ id, facts, ...place }) => ({ id, ...row(facts, place) }));
  const brands = products.map(({ facts }) => facts.brandName);
  const names = Object.keys(rows[0] ?? {});
  const room = most === undefined ? db`true` : db`nth <= ${most}::bigint - ${bikesOnSaleOf(db, sellerId)}`;
  return db<{ id: string; categoryId: string; freshness: number }[]>`
    insert into products (seller_id, category_id, listed_at, freshness, ${columns(db, names)})
    select ${sellerId}, n.sold_brand, ${listedAt}, ${freshnessOf(db, sellerId, listedAt)},
      ${columns(db, names, 'n.')}
    from (select n.*, c.id as sold_brand, row_number() over (order by n.id) as nth
      from jsonb_populate_recordset(null::products, ${db.json(rows)}) n
        join unnest(${rows.map(({ id }) => id)}::uuid[], ${brands}::text[]) as listed (id, brand) using (id)
        join categories c on c.brand_name = upper(listed.brand) and c.retired_at is null) n
    where ${room} and coalesce(n.frame ->> 'key', '') not in (${framesOnSale(db, sellerId, products)})
    returning id, category_id as "categoryId", freshness`;
};

/** Blocks verification and removal of the seller until commit. No row: the seller is removed. */
export const lockSellerShared = (db: Db, id: string) => db<{ verified: boolean; suspended: boolean }[]>`
  select verified_at is not null as verified,
    exists (select 1 from users u where u.id = m.id and u.suspended_until > now()) as suspended
  from ${lockedMembers(db, [id], { exclusive: false })} m`;

/** No row: a rule is broken, the revision is old, or the new brand is not sold. */
export const editProduct = (
  db: Db,
  { id, seller, revision }: { id: string; seller: Viewer; revision: number },
  facts: Facts,
  place: Located,
) => db<{ revision: number; categoryId: string; freshness: number; isOnSale: boolean }[]>`
  update products p set ${db(row(facts, place))}, frame_number = null, category_id = c.id, edited_at = now(), revision = p.revision + 1,
    freshness = ${freshnessAfter(db, facts.imageUrl)}
  from categories c
  where p.id = ${id} and ${guard(db, 'edit', seller)} and p.revision = ${revision}
    and c.brand_name = upper(${facts.brandName}) and c.retired_at is null
    and not ${hasTwin(db, db`${id}`, db`${facts.frame?.key ?? null}`)}
  returning p.revision, p.category_id as "categoryId", p.freshness, p.status = 'available' as "isOnSale"`;

type FirstTerms = Pick<NewProduct, 'takesOffers' | 'floor'>;

export const setFirstTerms = (db: Db, id: string, { takesOffers = true, floor = null }: FirstTerms) => db`
  insert into offer_terms (product_id, takes_offers, floor_cents)
  select p.id, ${takesOffers}, ${floor}::bigint from products p
  where p.id = ${id} and coalesce(${floor}::bigint < p.resale_price_cents, true)`;

export const remove = (db: Db, id: string, viewer: Viewer) => db`
  update products p set status = 'removed', removed_at = now()
  where p.id = ${id} and ${guard(db, 'remove', viewer)}`;

export const hide = (db: Db, id: string, seller: Viewer) => db`
  update products p set hidden_at = now() where p.id = ${id} and ${guard(db, 'hide', seller)}`;

export const unhide = (db: Db, id: string, seller: Viewer) => db`
  update products p set hidden_at = null where p.id = ${id} and ${guard(db, 'unhide', seller)}`;

export const withhold = (db: Db, id: string) => db`
  update products set status = 'withheld' where id = ${id} and status = 'available'`;

export const withholdAll = (db: Db, sellerId: string) => db<{ id: string }[]>`
  update products set status = 'withheld' where seller_id = ${sellerId} and status = 'available' returning id`;

/** Those that the review of listings would have on the market. */
export const withheldBySuspension = (db: Db, sellerId: string, { limit, after }: Page) => db<{ id: string }[]>`
  select id from products p
  where seller_id = ${sellerId} and status = 'withheld' ${after ? db`and id > ${after}` : db``} and not exists (
    select 1 from listing_reviews r where r.product_id = p.id and r.state in ${db(OFF_MARKET_STATES)})
  order by id limit ${limit}`;

export const takeDown = (db: Db, id: string) => db`
  update products set status = 'removed', removed_at = now() where id = ${id} and status in ('available', 'withheld')`;

export const putBack = (db: Db, id: string, from: 'withheld' | 'removed') => db`
  update products p set status = 'available', removed_at = null
  where p.id = ${id} and p.status = ${from} and not ${hasTwin(db, db`${id}`)}
    and exists (select 1 from users where id = p.seller_id and removed_at is null)
    and exists (select 1 from categories where id = p.category_id and retired_at is null)`;

export const withdrawAvailable = (db: Db, sellerId: string) => db<{ id: string }[]>`
  update products set status = 'removed', removed_at = now()
  where seller_id = ${sellerId} and status in ('available', 'withheld') returning id`;

export const reservedOf = (db: Db, sellerId: string) => db`
  select from products where seller_id = ${sellerId} and status = 'reserved'`;

export interface HeldProduct {
  sellerId: string;
  name: string;
  imageUrl: string;
  resalePriceCents: number;
}

export const hold = (db: Db, id: string, buyer: Viewer) => db<HeldProduct[]>`
  update products p set status = 'reserved' where p.id = ${id} and ${guard(db, 'book', buyer)}
  returning seller_id as "sellerId", name, image_url as "imageUrl", resale_price_cents as "resalePriceCents"`;

export const release = (db: Db, ids: string[]) => db`
  with released as (
    update products set status = 'available' where id = any(${ids}::uuid[]) and status = 'reserved' returning id
  )
  insert into listing_changes (product_id, change) select id, 'released' from released`;

export const sell = (db: Db, id: string) => db`
  update products set status = 'sold', sold_at = now() where id = ${id} and status = 'reserved'`;

const canRelist = (db: Db) => db`
  p.status = 'sold'
    and not exists (select 1 from bookings b where b.product_id = p.id and (b.status in ${db(OCCUPYING_STATUSES)}
      or b.status = 'charged-back' and b.handed_over_at is not null))
    and exists (select 1 from users where id = p.seller_id and removed_at is null
      and coalesce(suspended_until <= now(), true))
    and exists (select 1 from categories where id = p.category_id and retired_at is null)`;

/** No row: not sold, still in a deal or with its buyer, or its seller or brand is gone. Apart from twins. */
export const relistable = (db: Db, id: ReturnType<typeof canRelist>) => db`
  select from products p where p.id = ${id} and ${canRelist(db)}`;

export const relist = (db: Db, id: string, event: { id: string; actorId: string }) => db`
  with relisted as (
    update products p set status = 'available', sold_at = null, hidden_at = null
    where p.id = ${id} and ${canRelist(db)} and not ${hasTwin(db, db`${id}`)} returning p.id
  )
  insert into events (product_id, id, actor_id, name) select id, ${event.id}, ${event.actorId}, 'relisted' from relisted`;
