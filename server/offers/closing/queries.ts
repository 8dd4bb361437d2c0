import type { OfferClosing, OfferSide } from '#contract/offer-machine.ts';
import type { Db, Fragment } from '../../database/connect.ts';

export interface EndedOffer {
  productId: string;
  id: string;
  buyerId: string;
  sellerId: string;
  author: OfferSide;
  amountCents: number;
  status: 'expired' | 'closed';
}

const ended = (db: Db) => db`
  o.product_id as "productId", o.id, o.buyer_id as "buyerId", o.seller_id as "sellerId", o.author,
  o.amount_cents as "amountCents", o.status`;

export interface OpenOffer {
  productId: string;
  id: string;
}

/** Those that are overdue longest first. */
export const open = (db: Db, which: Fragment, limit: number | null) => db<OpenOffer[]>`
  select o.product_id as "productId", o.id from offers o where o.status = 'open' and ${which}
  order by o.due_at, o.id limit ${limit}`;

/** Some of a bike's, locked in a fixed order. One that nobody answered in time is expired. */
export const close = (db: Db, reason: OfferClosing, which: Fragment, { productId, ids }: OfBike) => db<EndedOffer[]>`
  with due as (
    select o.id from offers o
    where o.product_id = ${productId} and o.id = any(${ids}::uuid[]) and o.status = 'open' and ${which}
    order by o.id for update)
  update offers o set status = case when o.due_at > (select now()) then 'closed' else 'expired' end,
    reason = case when o.due_at > (select now()) then ${reason} end, ended_at = now(), due_at = null
  from due where o.product_id = ${productId} and o.id = due.id
  returning ${ended(db)}`;

export const expire = (db: Db, which: Fragment, { productId, ids }: OfBike) => db<EndedOffer[]>`
  with due as (
    select o.id from offers o
    where o.product_id = ${productId} and o.id = any(${ids}::uuid[]) and o.status = 'open' and ${which}
    order by o.id for update skip locked)
  update offers o set status = 'expired', ended_at = now(), due_at = null
  from due where o.product_id = ${productId} and o.id = due.id
  returning ${ended(db)}`;

export interface OfBike {
  productId: string;
  ids: string[];
}

export const onBikes = (db: Db, ids: string[]) => db`o.product_id = any(${ids}::uuid[])`;

export const reached = (db: Db, ids: string[]) => db`
  o.product_id = any(${ids}::uuid[]) and exists (
    select 1 from products p where p.id = o.product_id and p.resale_price_cents <= o.amount_cents)`;

export const ofPerson = (db: Db, id: string) => db`(o.buyer_id = ${id} or o.seller_id = ${id})`;

export const ofPair = (db: Db, { productId, buyerId }: { productId: string; buyerId: string }) => db`
  o.product_id = ${productId} and o.buyer_id = ${buyerId}`;

export const between = (db: Db, one: string, other: string) => db`
  (o.buyer_id = ${one} and o.seller_id = ${other} or o.buyer_id = ${other} and o.seller_id = ${one})`;

export const ofRetiredBrand = (db: Db) => db`
  exists (select 1 from products p join categories c on c.id = p.category_id
    where p.id = o.product_id and c.retired_at is not null)`;

export const overdue = (db: Db) => db`o.due_at <= now()`;
