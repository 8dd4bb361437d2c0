import type { Db } from '../../database/connect.ts';
import type { Bike } from './entry.ts';
import { type CountedKeys, countedColumns } from './queries.ts';

export interface Stretch {
  before: string;
  from: string;
}

/** The oldest of the next products on sale before an id; no row after the last. */
export const oldestOfNext = (db: Db, before: string, length: number) => db<{ id: string }[]>`
  select id from (
    select id from products where id < ${before} and status in ('available', 'reserved') order by id desc limit ${length}) p
  order by id limit 1`;

/** Both tables are bounded, so that two stretches of them are merged, and no bike is looked up by itself. */
const within = (db: Db, { before, from }: Stretch) => db`
  p.id < ${before} and p.id >= ${from} and shelf.product_id < ${before} and shelf.product_id >= ${from}
  and shelf.product_id = p.id`;

/** Products on sale that the index lacks, newest first. Only their sellers are looked up. */
export const missing = (db: Db, stretch: Stretch, length: number) => db<{ id: string }[]>`
  with lacking as materialized (
    select p.id, p.seller_id from products p
    where p.id < ${stretch.before} and p.id >= ${stretch.from} and p.status in ('available', 'reserved')
      and not exists (select from shelf where ${within(db, stretch)}))
  select id from (select * from lacking limit ${length}) bikes
  where (select s.removed_at is null from users s where s.id = seller_id) order by id desc`;

/** Locks a product on sale; no row when another transaction holds or changed it. */
export const lockProduct = (db: Db, id: string) => db<(Bike & { verified: boolean })[]>`
  select p.id, p.category_id as "categoryId", c.brand_name as "brandName", p.name, p.description, p.location,
    p.resale_price_cents as "resalePriceCents", p.model_id as "modelId", p.model, p.variant,
    p.model_year as "modelYear", p.years_of_use::float8 as "yearsOfUse", p.kilometres, p.engine_cc as "engineCc",
    p.body_type as "bodyType", p.condition, p.owners, p.colour, p.place_id as "placeId", p.listed_at as "listedAt", p.freshness,
    s.verified_at is not null as verified
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
  where p.id = ${id} and p.status in ('available', 'reserved') and s.removed_at is null
  for no key update of p skip locked for share of s skip locked`;

/** Removes entries of products that an older version sold or deleted. */
export const takeGone = (db: Db, stretch: Stretch) => db<(CountedKeys & { id: string })[]>`
  delete from shelf using products p, users s
  where ${within(db, stretch)} and s.id = p.seller_id
    and (p.status not in ('available', 'reserved') or s.removed_at is not null)
  returning shelf.product_id as id, ${countedColumns(db)}`;
