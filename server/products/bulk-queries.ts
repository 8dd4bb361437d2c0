import type { ProductStatus } from '#contract/products.ts';
import type { Db } from '../database/connect.ts';
import type { Viewer } from '../http/viewer.ts';
import { guard } from './may.ts';
import type { Priced } from './usual-prices/usual-prices.ts';

export interface Repricing {
  id: string;
  fromCents: number;
  toCents: number;
}

/** Concurrent calls of a seller wait for each other, so that they cannot deadlock. */
const turn = (db: Db, { id }: Viewer) => db`
  turn as materialized (select 1 from pg_advisory_xact_lock(hashtextextended(${id}, 0)))`;

/** Skips bikes whose price changed since the seller saw it. */
export const reprice = (db: Db, seller: Viewer, changes: Repricing[]) => {
  const rows = changes.map(({ id, fromCents, toCents }) => ({ id, was: fromCents, price: toCents }));
  return db<{ id: string }[]>`
    with ${turn(db, seller)}
    update products p set resale_price_cents = w.price, edited_at = now(), revision = p.revision + 1
    from turn, jsonb_to_recordset(${db.json(rows)}) as w (id uuid, was bigint, price bigint), categories c
    where p.id = w.id and ${guard(db, 'edit', seller)}
      and p.resale_price_cents = w.was and w.price <> w.was and c.id = p.category_id and c.retired_at is null
    returning p.id`;
};

type Comparable = Omit<Priced, 'cents'> & { id: string };

export const comparable = (db: Db, sellerId: string, ids: string[]) => db<Comparable[]>`
  select id, model_id as "modelId", model_year as "modelYear", years_of_use::float8 as "yearsOfUse",
    place_id as "placeId"
  from products where seller_id = ${sellerId} and id = any(${ids}::uuid[]) and status = 'available'`;

export const removeSeveral = (db: Db, seller: Viewer, ids: string[]) => db<{ id: string }[]>`
  with ${turn(db, seller)}
  update products p set status = 'removed', removed_at = now()
  from turn where p.seller_id = ${seller.id} and p.id = any(${ids}::uuid[]) and ${guard(db, 'remove', seller)} returning p.id`;

export interface Standing {
  id: string;
  status: ProductStatus;
  priceCents: number;
  brandRetired: boolean;
}

export const standings = (db: Db, sellerId: string, ids: string[]) => db<Standing[]>`
  select p.id, p.status, p.resale_price_cents as "priceCents", c.retired_at is not null as "brandRetired"
  from products p join categories c on c.id = p.category_id
  where p.seller_id = ${sellerId} and p.id = any(${ids}::uuid[])`;
