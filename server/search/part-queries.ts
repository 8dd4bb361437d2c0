import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { type Fragment, fixed } from './fixed.ts';
import { MISSED } from './missed.ts';
import type { Sizes } from './sizes.ts';

const counted = (db: Db, kind: string, keys: Fragment) => db`
  select key, sum(bikes)::int as bikes from (
    select key, bikes from shelf_counts where kind = ${kind} and key = any(${keys})
    union all select key, bikes from shelf_changes where kind = ${kind} and key = any(${keys})) counted
  group by key`;

export const brands = (db: Db, bounds: Bounds) => db`
  select id, brand_name as name, position, coalesce(bikes, 0) as bikes,
    cardinality(${bounds.brands}::text[]) = 0 or brand_name = any(${bounds.brands}::text[]) as chosen
  from categories left join (${counted(db, 'brand', db`array(select id::text from categories)`)}) counted on key = id::text
  where retired_at is null`;

export const towns = (db: Db, bounds: Bounds) => db`
  select key::int as id, bikes from (${counted(db, 'place', db`${bounds.places}::int[]::text[]`)}) counted where bikes > 0`;

/**
 * What is read to learn about the search: the smallest part of the shelf that holds all that fits, the next larger one,
 * and a little of everything.
 */
export const parts = (db: Db, bounds: Bounds, { whole, sample, beside }: Sizes) => {
  const most = fixed(db, whole);
  return db`
  select slot, path, bit, bikes, bikes <= ${most} as whole,
    case when bikes <= ${most} then 32767
      else greatest(0, case slot when 1 then ${fixed(db, sample)} else ${fixed(db, beside)} end * 32768::bigint / bikes - 1) end as upto
  from (
    select *, min(slot) filter (where path = 'all') over () as last
    from (
      select path, bit, coalesce(size, 0)::int as bikes,
        row_number() over (order by path = 'all' and size <= ${most} desc, coalesce(size, 0), path desc) as slot
      from (values
        ('models', ${fixed(db, MISSED.model)}, cardinality(${bounds.models}::text[]) > 0,
          (select sum(bikes) from (${counted(db, 'model', db`${bounds.models}::text[]`)}) models)),
        ('places', ${fixed(db, MISSED.place)}, cardinality(${bounds.places}::int[]) > 0, (select sum(bikes) from towns)),
        ('brands', ${fixed(db, MISSED.brand)}, cardinality(${bounds.brands}::text[]) > 0, (select sum(bikes) from brands where chosen)),
        ('all', 0, true, (select sum(bikes) from brands))
      ) part (path, bit, fits, size)
      where fits
    ) ranked
  ) numbered where slot <= least(2, last) or slot = last`;
};
