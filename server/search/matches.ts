import { type Fragment, join, sql } from '../database/prepared-statement.ts';
import { MOST_UNWANTED } from './filter-mask.ts';
import { nthParam, param } from './parameters.ts';

/** What is said of a bike is looked at in the table only when everything that stands in the index fits. */
const SAID = sql`(select other.terms from shelf other where other.product_id = shelf.product_id)`;

/** Whether a bike with these terms is one that was ruled out. */
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

/**
 * Whether a bike on the shelf is as it has to be, its brand and where it was looked up left aside. Behind a `case` none
 * of this chooses an index, and PostgreSQL takes every second bike to fit: each statement is written for one index.
 */
export const fits = ({ words, unwanted }: FilterShape) => sql`
  case when price_cents between ${param.leastCents}::int and ${param.mostCents}::int
    and model_year between ${param.leastYear}::int and ${param.mostYear}::int
    and kilometres between ${param.leastKilometres}::int and ${param.mostKilometres}::int
    and engine_cc between ${param.leastCc}::int and ${param.mostCc}::int
    and traits & ${param.refused}::int = 0
    and (cardinality(${param.models}::text[]) = 0 or model_id in (select unnest(${param.models}::text[])))
    and (cardinality(${param.places}::int[]) = 0 or place_id in (select unnest(${param.places}::int[])))
    ${words ? sql`and ${SAID} @> ${param.words}::text[]` : sql``}
    ${unwanted ? sql`and not (${isUnwanted(SAID)})` : sql``} then true else false end`;

/** Of one of the brands, without choosing an index. */
export const AMONG_BRANDS = sql`
  case when category_id in (select unnest(${param.brands}::uuid[])) then true else false end`;
