import { type Fragment, join, sql } from '../database/prepared-statement.ts';
import { MOST_UNWANTED } from './filter-mask.ts';
import { nthParam, param } from './parameters.ts';

/** Reads the terms from the table only after all index columns match. */
const TERMS = sql`(select other.terms from shelf other where other.product_id = shelf.product_id)`;

export const isUnwanted = (terms: Fragment) =>
  join(
    Array.from(
      { length: MOST_UNWANTED },
      (_, nth) => sql`coalesce(${terms} @> ${nthParam('not', nth)}::text[], false)`,
    ),
    ' or ',
  );

export interface FilterShape {
  words: boolean;
  unwanted: boolean;
}

/** All filters except brand and index path. The `case` keeps the planner from other indexes and wrong selectivity. */
export const fits = ({ words, unwanted }: FilterShape, terms = TERMS) => sql`
  case when price_cents between ${param.leastCents}::int and ${param.mostCents}::int
    and model_year between ${param.leastYear}::int and ${param.mostYear}::int
    and kilometres between ${param.leastKilometres}::int and ${param.mostKilometres}::int
    and engine_cc between ${param.leastCc}::int and ${param.mostCc}::int
    and traits & ${param.refused}::int = 0
    and price_score >= ${param.leastPriceScore}::int
    and (cardinality(${param.models}::text[]) = 0 or model_id in (select unnest(${param.models}::text[])))
    and (cardinality(${param.places}::int[]) = 0 or place_id in (select unnest(${param.places}::int[])))
    ${words ? sql`and ${terms} @> ${param.words}::text[]` : sql``}
    ${unwanted ? sql`and not (${isUnwanted(terms)})` : sql``} then true else false end`;

/** Brand filter that the planner does not use as an index condition. */
export const AMONG_BRANDS = sql`
  case when category_id in (select unnest(${param.brands}::uuid[])) then true else false end`;
