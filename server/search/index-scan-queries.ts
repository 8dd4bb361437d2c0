import type { Sort } from '#contract/search.ts';
import { type Fragment, join, prepared, sql } from '../database/prepared-statement.ts';
import { type HitRow, MOST_HITS } from './hit.ts';
import { AMONG_BRANDS, type FilterShape, fits } from './matches.ts';
import { PLACE } from './order-queries.ts';
import { param, type SearchValues } from './parameters.ts';

export type Walked = Exclude<Sort, 'nearest'>;
export type PriceSort = Extract<Sort, 'price-up' | 'price-down'>;

interface IndexScan {
  stretches: Fragment[];
  order: Fragment;
  byBrand: boolean;
}

interface Shape extends FilterShape {
  sort: Walked;
  ofOneBrand: boolean;
}

/** Whose index has the rows of each of its values in the order of price. */
const groups = {
  models: { value: sql`model_id`, values: sql`${param.models}::text[]` },
  year: { value: sql`model_year`, values: sql`${param.eachYear}::smallint[]` },
};

export type Grouped = keyof typeof groups;

interface GroupShape extends FilterShape {
  sort: PriceSort;
  group: Grouped;
  branches: number;
}

export const walk = prepared<Shape, SearchValues, HitRow>(({ sort, ofOneBrand, ...shape }) => {
  const { stretches, order, byBrand } = scans[sort];
  const ofBrands = byBrand && ofOneBrand ? sql`category_id = (${param.brands}::uuid[])[1]` : AMONG_BRANDS;
  const stretch = (where: Fragment) => sql`(
    select product_id, ${PLACE} as at, price_cents, model_year, kilometres, freshness, price_score from shelf
    where ${ofBrands} and ${where} and ${fits(shape)}
    order by ${order} limit ${MOST_HITS})`;
  return sql`
    select product_id as id, at from (${join(stretches.map(stretch), ' union all ')}) walked
    order by ${order} limit ${MOST_HITS}`;
});

export const MOST_GROUPS = 32;
/** Few texts for any number of values: a branch without a value reads nothing. */
const BRANCHES = [4, 8, 16, MOST_GROUPS];
export const branchesFor = (count: number) => BRANCHES.find((branches) => branches >= count) ?? MOST_GROUPS;

/** A page of each group, merged: most rows of a large group are not read. */
export const walkGroups = prepared<GroupShape, SearchValues, HitRow>(({ sort, group, branches, ...shape }) => {
  const { stretches, order } = scans[sort];
  const { value, values } = groups[group];
  const page = (nth: number) => sql`(
    select product_id, ${PLACE} as at, price_cents from shelf
    where ${value} = (${values})[${nth}] and ${join(stretches, ' and ')} and ${AMONG_BRANDS} and ${fits(shape)}
    order by ${order} limit ${MOST_HITS})`;
  const pages = Array.from({ length: branches }, (_, nth) => page(nth + 1));
  return sql`
    select product_id as id, at from (${join(pages, ' union all ')}) walked
    order by ${order} limit ${MOST_HITS}`;
});

// One lower and one upper bound: with two of a kind PostgreSQL may enter the index at the wrong one.
const scans: Record<Walked, IndexScan> = {
  newest: { stretches: [sql`product_id < ${param.id}::uuid`], order: sql`product_id desc`, byBrand: false },
  best: {
    stretches: [sql`(freshness, product_id) < (${param.atFreshness}::int, ${param.id}::uuid)`],
    order: sql`freshness desc, product_id desc`,
    byBrand: true,
  },
  'price-up': {
    stretches: [
      sql`(price_cents, product_id) > (${param.at}::int, ${param.id}::uuid)
        and price_cents <= ${param.mostCents}::int`,
    ],
    order: sql`price_cents, product_id`,
    byBrand: true,
  },
  'price-down': {
    stretches: [
      sql`(price_cents, product_id) < (${param.atCents}::int, ${param.id}::uuid)
        and price_cents >= ${param.leastCents}::int`,
    ],
    order: sql`price_cents desc, product_id desc`,
    byBrand: true,
  },
  kilometres: {
    stretches: [
      sql`(kilometres, product_id) > (${param.at}::int, ${param.id}::uuid)
        and kilometres <= ${param.mostKilometres}::int`,
    ],
    order: sql`kilometres, product_id`,
    byBrand: false,
  },
  value: {
    stretches: [
      sql`(price_score, product_id) < (${param.atPriceScore}::smallint, ${param.id}::uuid)
        and price_score >= ${param.leastPriceScore}::smallint`,
    ],
    order: sql`price_score desc, product_id desc`,
    byBrand: false,
  },
  // Within each year only the price range is read.
  year: {
    stretches: [
      sql`model_year = ${param.atYear}::smallint and (price_cents, product_id) < (${param.atCents}::int, ${param.id}::uuid)
        and price_cents >= ${param.leastCents}::int`,
      sql`model_year < ${param.atYear}::smallint and model_year >= ${param.leastYear}::smallint
        and price_cents >= ${param.leastCents}::int and price_cents <= ${param.mostCents}::int`,
    ],
    order: sql`model_year desc, price_cents desc, product_id desc`,
    byBrand: false,
  },
};
