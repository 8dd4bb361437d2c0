import type { Db } from '../../database/connect.ts';
import type { Bike } from './entry.ts';
import { type CountedKeys, countedColumns } from './queries.ts';

/** Next products on sale before an id, newest first: the last id, and those missing in the index. */
export const stretch = (db: Db, before: string, length: number) => db<{ last: string | null; missing: string[] }[]>`
  select (array_agg(p.id order by p.id))[1] as last,
    coalesce(array_agg(p.id order by p.id desc) filter (where e.product_id is null and s.removed_at is null), '{}')
      as missing
  from (select id, seller_id from products where id < ${before} and status in ('available', 'reserved')
      order by id desc limit ${length}) p
    join users s on s.id = p.seller_id left join shelf e on e.product_id = p.id`;

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

export interface Stretch {
  before: string;
  from: string;
}

/** Removes entries of products that an older version sold or deleted. */
export const takeGone = (db: Db, { before, from }: Stretch) => db<(CountedKeys & { id: string })[]>`
  delete from shelf using products p, users s
  where product_id < ${before} and product_id >= ${from} and p.id = product_id and s.id = p.seller_id
    and (p.status not in ('available', 'reserved') or s.removed_at is not null)
  returning shelf.product_id as id, ${countedColumns(db)}`;
