import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import type { Db, Fragment } from '../../database/connect.ts';
import { type Entry, NO_PRICE_SCORE } from './entry.ts';

export type CountedKeys = Pick<Entry, 'category_id' | 'model_id' | 'place_id'>;

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
  price_score: true,
  terms: true,
} satisfies Record<keyof Entry, true>);
const columns = (db: Db) => db`${db(COLUMNS)}`;

export const countedColumns = (db: Db) => db`shelf.category_id, shelf.model_id, shelf.place_id`;

/** Keeps existing rows and does not return them. */
export const insertEntries = (db: Db, entries: Entry[]) => db<CountedKeys[]>`
  with come as (
    insert into shelf (${columns(db)})
    select ${columns(db)} from jsonb_populate_recordset(null::shelf, ${db.json(entries.map((entry) => ({ ...entry })))})
    on conflict (product_id) do nothing returning product_id, ${countedColumns(db)}
  ), noted as (
    insert into listing_changes (product_id, change) select product_id, 'listed' from come
  )
  select category_id, model_id, place_id from come`;

/** The rows before the statement's own update, noted with it. */
const noted = (db: Db, where: Fragment) => db`
  noted as (insert into listing_changes (product_id, change, before)
    select product_id, 'changed', to_jsonb(shelf) from shelf where ${where})`;

export const standingOf = (db: Db, id: string) => db<CountedKeys[]>`
  select ${countedColumns(db)} from shelf where product_id = ${id}`;

/** The price score stays while all it depends on does. */
export const replace = (
  db: Db,
  { terms, traits, product_id, price_score, ...entry }: Entry,
  verifiedBits: number,
) => db<CountedKeys[]>`
  with ${noted(db, db`product_id = ${product_id}`)}
  update shelf set ${db({ ...entry })}, terms = ${terms},
    price_score = case when (price_cents, model_id, model_year, kilometres, place_id)
      = (${entry.price_cents}::int, ${entry.model_id}, ${entry.model_year}::int, ${entry.kilometres}::int, ${entry.place_id}::int)
      then price_score else ${price_score}::int end,
    traits = (traits & ${verifiedBits}::int) | (${traits}::int & ~${verifiedBits}::int)
  where product_id = ${product_id} returning ${countedColumns(db)}`;

export const reprice = (db: Db, bikes: { id: string; toCents: number }[]) => db`
  with ${noted(db, db`product_id = any(${bikes.map(({ id }) => id)}::uuid[])`)}
  update shelf set price_cents = b.price, price_score = ${NO_PRICE_SCORE}
  from jsonb_to_recordset(${db.json(bikes.map(({ id, toCents }) => ({ id, price: toCents })))}) as b (id uuid, price int)
  where product_id = b.id`;

/** What was valued; without facts: whatever the bike is now. */
export interface PriceScore extends Pick<Entry, 'product_id' | 'price_score'> {
  price_cents?: number;
  model_id?: string;
}

const isWhatWasValued = (db: Db) => db`
  shelf.product_id = come.product_id and shelf.price_cents = coalesce(come.price_cents, shelf.price_cents)
  and shelf.model_id = coalesce(come.model_id, shelf.model_id)`;

/** Only while a bike is what was valued. Returns those with another score than before. */
export const score = (db: Db, scores: PriceScore[]) => db<{ id: string }[]>`
  with come as materialized (
    select product_id, price_score, price_cents, model_id
    from jsonb_populate_recordset(null::shelf, ${db.json(scores.map((one) => ({ ...one })))})
  ), noted as (
    insert into listing_changes (product_id, change, before)
    select shelf.product_id, 'valued', to_jsonb(shelf) from shelf join come on ${isWhatWasValued(db)}
    where (shelf.price_score >= ${GOOD_PRICE_SCORE}) <> (come.price_score >= ${GOOD_PRICE_SCORE})
  )
  update shelf set price_score = come.price_score from come
  where ${isWhatWasValued(db)} and shelf.price_score <> come.price_score
  returning shelf.product_id as id`;

export const deleteEntries = (db: Db, ids: string[]) => db<CountedKeys[]>`
  with gone as (
    delete from shelf where product_id = any(${ids}::uuid[]) returning product_id, ${countedColumns(db)}
  ), noted as (
    insert into listing_changes (product_id, change) select product_id, 'gone' from gone
  )
  select category_id, model_id, place_id from gone`;

export const insertChanges = (db: Db, productId: string, changes: Change[]) => db`
  insert into shelf_changes (product_id, kind, key, bikes)
  select ${productId}, kind, key, bikes
  from jsonb_to_recordset(${db.json(changes.map((change) => ({ ...change })))}) as c (kind text, key text, bikes int)`;

const onShelfOf = (db: Db, sellerId: string) => db`
  product_id in (select id from products where seller_id = ${sellerId} and status in ('available', 'reserved'))`;

export const verify = (db: Db, sellerId: string, { mask, verified }: { mask: number; verified: number }) => db<
  { id: string }[]
>`
  with ${noted(db, onShelfOf(db, sellerId))}
  update shelf set traits = (traits & ~${mask}::int) | ${verified}::int where ${onShelfOf(db, sellerId)}
  returning product_id as id`;

export const takeChanges = (db: Db) => db<Change[]>`
  delete from shelf_changes returning kind, key, bikes`;

/** In key order, so that concurrent folds cannot deadlock. */
export const count = (db: Db, changes: Change[]) => db`
  insert into shelf_counts as c (kind, key, bikes)
  select kind, key, bikes from jsonb_to_recordset(${db.json(changes.map((change) => ({ ...change })))})
    as n (kind text, key text, bikes bigint) order by kind, key
  on conflict (kind, key) do update set bikes = c.bikes + excluded.bikes`;
