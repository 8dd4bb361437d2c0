import type { Db } from '../../database/connect.ts';
import type { Bike } from './entry.ts';
import { type CountedKeys, countedColumns } from './queries.ts';

/** The next before an id, newest first. */
export const onSale = (db: Db, before: string, length: number) => db<{ id: string; isOfMember: boolean }[]>`
  select id, (select s.removed_at is null from users s where s.id = seller_id) as "isOfMember" from (
    select id, seller_id from products where id < ${before} and status in ('available', 'reserved')
    order by id desc limit ${length}) p
  order by id desc`;

/** Not joined to products: the planner takes a short stretch of ids for one row, and would loop over both. */
export const indexed = (db: Db, { before, from }: { before: string; from: string }) => db<{ id: string }[]>`
  select product_id as id from shelf where product_id < ${before} and product_id >= ${from}`;

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
export const takeGone = (db: Db, ids: string[]) => db<(CountedKeys & { id: string })[]>`
  delete from shelf using products p, users s
  where product_id = any(${ids}::uuid[]) and p.id = product_id and s.id = p.seller_id
    and (p.status not in ('available', 'reserved') or s.removed_at is not null)
  returning shelf.product_id as id, ${countedColumns(db)}`;
