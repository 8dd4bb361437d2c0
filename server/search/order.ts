import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Spot } from './spot.ts';

/** Where a bike is equal to the one before it, the newer one comes first; else the older one. */
const RISING: Sort[] = ['price-up', 'kilometres'];
export const isFalling = (sort: Sort) => !RISING.includes(sort);

/** More than any price in cents. */
export const YEAR = 2 ** 31;

/** A bike's place in the order, as a number: the lower the earlier. */
export const place = (db: Db, sort: Sort) => db`
  case ${sort}::text when 'price-up' then price_cents::bigint when 'price-down' then -price_cents::bigint
    when 'kilometres' then kilometres::bigint when 'year' then -(model_year * ${db.unsafe(String(YEAR))} + price_cents)
    else 0::bigint end`;

/** What comes after a spot. */
export const beyond = (db: Db, { sort, at, id }: Spot) => db`
  (at > ${at}::bigint or (at = ${at}::bigint and
    case when ${isFalling(sort)}::boolean then product_id < ${id}::uuid else product_id > ${id}::uuid end))`;

export const inOrder = (db: Db, sort: Sort) => db`
  at, case when ${isFalling(sort)}::boolean then product_id end desc, product_id`;
