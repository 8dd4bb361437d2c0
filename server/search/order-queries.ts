import { sql } from '../database/prepared-statement.ts';
import { YEAR } from './order.ts';
import { param } from './parameters.ts';

export const PLACE = sql`
  case ${param.sort}::text when 'best' then -freshness::bigint when 'price-up' then price_cents::bigint
    when 'price-down' then -price_cents::bigint when 'kilometres' then kilometres::bigint
    when 'value' then -price_score::bigint when 'year' then -(model_year * ${YEAR} + price_cents) else 0::bigint end`;

export const BEYOND_CURSOR = sql`
  (at > ${param.at}::bigint or at = ${param.at}::bigint
    and case when ${param.falling}::boolean then product_id < ${param.id}::uuid else product_id > ${param.id}::uuid end)`;

export const IN_ORDER = sql`at, case when ${param.falling}::boolean then product_id end desc, product_id`;
