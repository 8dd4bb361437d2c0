import type { Sort } from '#contract/search.ts';

/** Where a bike is equal to the one before it, the older one comes first; else the newer one. */
const RISING: Sort[] = ['price-up', 'kilometres'];
export const isFalling = (sort: Sort) => !RISING.includes(sort);

/** More than any price in cents. */
export const YEAR = 2 ** 31;

/** A bike's place in the order, as a number: the lower the earlier. */
export const PLACE = `
  case :sort::text when 'best' then -freshness::bigint when 'price-up' then price_cents::bigint when 'price-down' then -price_cents::bigint
    when 'kilometres' then kilometres::bigint when 'year' then -(model_year * ${YEAR} + price_cents) else 0::bigint end`;

/** What comes after a spot. */
export const BEYOND_CURSOR = `
  (at > :at::bigint or at = :at::bigint
    and case when :falling::boolean then product_id < :id::uuid else product_id > :id::uuid end)`;

export const IN_ORDER = 'at, case when :falling::boolean then product_id end desc, product_id';
