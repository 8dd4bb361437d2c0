import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from '../products/products.ts';

export interface Terms {
  takesOffers: boolean;
  floorCents: number | null;
}

/** One that is no longer below the price would decline every offer, so it counts for nothing. */
export const floorOf = (db: Db) => db`case when t.floor_cents < p.resale_price_cents then t.floor_cents end`;

export const termsOf = (db: Db, sellerId: string, productId: string) => db<Terms[]>`
  select coalesce(t.takes_offers, true) as "takesOffers", ${floorOf(db)} as "floorCents"
  from products p left join offer_terms t on t.product_id = p.id
  where p.id = ${productId} and p.seller_id = ${sellerId} and p.status <> 'removed'`;

/** No row: a rule of the bike is broken, or the floor is not below its price. */
export const setTerms = (db: Db, productId: string, seller: Viewer, { takesOffers, floorCents }: Terms) => db<Terms[]>`
  insert into offer_terms (product_id, takes_offers, floor_cents)
  select p.id, ${takesOffers}, ${floorCents}::bigint from products p
  where p.id = ${productId} and ${guard(db, 'set-offer-terms', seller)}
    and coalesce(${floorCents}::bigint < p.resale_price_cents, true)
  on conflict (product_id) do update set takes_offers = excluded.takes_offers, floor_cents = excluded.floor_cents
  returning takes_offers as "takesOffers", floor_cents as "floorCents"`;

export const everOf = (db: Db, sellerId: string) => db<(Terms & { productId: string })[]>`
  select t.product_id as "productId", t.takes_offers as "takesOffers", ${floorOf(db)} as "floorCents"
  from offer_terms t join products p on p.id = t.product_id where p.seller_id = ${sellerId} order by t.product_id`;
