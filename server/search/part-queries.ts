import { type Fragment, literal, sql } from '../database/prepared-statement.ts';
import { FILTER_BITS } from './filter-mask.ts';
import { param } from './parameters.ts';
import type { Sizes } from './sizes.ts';

const counted = (kind: 'brand' | 'model' | 'place', keys: Fragment) => sql`(
  select key, sum(bikes)::int as bikes from (
    select key, bikes from shelf_counts where kind = ${literal(kind)} and key = any(${keys})
    union all select key, bikes from shelf_changes where kind = ${literal(kind)} and key = any(${keys})) counted
  group by key) counted`;

export const IS_CHOSEN_BRAND = sql`
  (cardinality(${param.brandNames}::text[]) = 0 or brand_name = any(${param.brandNames}::text[]))`;

export const BRANDS = sql`
  select id, brand_name as name, position, coalesce(bikes, 0) as bikes, ${IS_CHOSEN_BRAND} as chosen
  from categories left join ${counted('brand', sql`array(select id::text from categories)`)} on key = id::text
  where retired_at is null`;

export const TOWNS = sql`
  select key::int as id, bikes from ${counted('place', sql`${param.places}::int[]::text[]`)} where bikes > 0`;

/** Parts to read: the smallest that holds all matches, the next larger one, and a sample of everything. */
export const parts = ({ whole, sample, beside }: Sizes) => sql`
  select slot, path, bit, bikes, bikes <= ${whole} as whole, case when bikes <= ${whole} then 32767
    else greatest(0, case slot when 1 then ${sample} else ${beside} end * 32768::bigint / bikes - 1) end as upto
  from (
    select *, min(slot) filter (where path = 'all') over () as last from (
      select path, bit, coalesce(size, 0)::int as bikes,
        row_number() over (order by path = 'all' and size <= ${whole} desc, coalesce(size, 0), path desc) as slot
      from (values
        ('models', ${FILTER_BITS.model}, cardinality(${param.models}::text[]) > 0,
          (select sum(bikes) from ${counted('model', sql`${param.models}::text[]`)})),
        ('places', ${FILTER_BITS.place}, cardinality(${param.places}::int[]) > 0, (select sum(bikes) from towns)),
        ('brands', ${FILTER_BITS.brand}, cardinality(${param.brandNames}::text[]) > 0,
          (select sum(bikes) from brands where chosen)),
        ('all', 0, true, (select sum(bikes) from brands))) part (path, bit, is_asked, size)
      where is_asked) ranked) numbered
  where slot <= least(2, last) or slot = last`;
