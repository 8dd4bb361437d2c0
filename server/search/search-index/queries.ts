import type { Db } from '../../database/connect.ts';
import type { Entry } from './entry.ts';

export type Standing = Pick<Entry, 'category_id' | 'model_id' | 'place_id'>;

export interface Change {
  kind: 'brand' | 'model' | 'place';
  key: string;
  bikes: number;
}

const COLUMNS = Object.keys({
  product_id: true,
  category_id: true,
  model_id: true,
  price_cents: true,
  model_year: true,
  kilometres: true,
  engine_cc: true,
  traits: true,
  place_id: true,
  sample: true,
  freshness: true,
  terms: true,
} satisfies Record<keyof Entry, true>);
const columns = (db: Db) => db`${db(COLUMNS)}`;

export const standing = (db: Db) => db`shelf.category_id, shelf.model_id, shelf.place_id`;

/** Keeps existing rows and does not return them. */
export const put = (db: Db, entries: Entry[]) => db<Standing[]>`
  insert into shelf (${columns(db)})
  select ${columns(db)} from jsonb_populate_recordset(null::shelf, ${db.json(entries.map((entry) => ({ ...entry })))})
  on conflict (product_id) do nothing returning ${standing(db)}`;

export const standingOf = (db: Db, id: string) => db<Standing[]>`
  select ${standing(db)} from shelf where product_id = ${id}`;

export const replace = (db: Db, { terms, traits, product_id, ...entry }: Entry, verifiedBits: number) => db<Standing[]>`
  update shelf set ${db({ ...entry })}, terms = ${terms},
    traits = (traits & ${verifiedBits}::int) | (${traits}::int & ~${verifiedBits}::int)
  where product_id = ${product_id} returning ${standing(db)}`;

export const reprice = (db: Db, bikes: { id: string; toCents: number }[]) => db`
  update shelf set price_cents = b.price
  from jsonb_to_recordset(${db.json(bikes.map(({ id, toCents }) => ({ id, price: toCents })))}) as b (id uuid, price int)
  where product_id = b.id`;

export const take = (db: Db, ids: string[]) => db<Standing[]>`
  delete from shelf where product_id = any(${ids}::uuid[]) returning ${standing(db)}`;

export const note = (db: Db, productId: string, changes: Change[]) => db`
  insert into shelf_changes (product_id, kind, key, bikes)
  select ${productId}, kind, key, bikes
  from jsonb_to_recordset(${db.json(changes.map((change) => ({ ...change })))}) as c (kind text, key text, bikes int)`;

export const verify = (db: Db, sellerId: string, { mask, verified }: { mask: number; verified: number }) => db`
  update shelf set traits = (traits & ~${mask}::int) | ${verified}::int
  where product_id in (select id from products where seller_id = ${sellerId} and status in ('available', 'reserved'))`;

export const takeChanges = (db: Db) => db<Change[]>`
  delete from shelf_changes returning kind, key, bikes`;

/** In key order, so that concurrent folds cannot deadlock. */
export const count = (db: Db, changes: Change[]) => db`
  insert into shelf_counts as c (kind, key, bikes)
  select kind, key, bikes from jsonb_to_recordset(${db.json(changes.map((change) => ({ ...change })))})
    as n (kind text, key text, bikes bigint) order by kind, key
  on conflict (kind, key) do update set bikes = c.bikes + excluded.bikes`;
