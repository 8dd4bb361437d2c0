import { MOST_UNWANTED } from './filter-mask.ts';

/** What is said of a bike is looked at in the table only when everything that stands in the index fits. */
const SAID = '(select other.terms from shelf other where other.product_id = shelf.product_id)';

/** Whether a bike with these terms is one that was ruled out. */
export const isUnwanted = (terms: string) =>
  Array.from({ length: MOST_UNWANTED }, (_, nth) => `coalesce(${terms} @> :not_${nth}::text[], false)`).join(' or ');

export interface Said {
  words: boolean;
  unwanted: boolean;
}

/**
 * Whether a bike on the shelf is as it has to be, its brand and where it was looked up left aside. Behind a `case` none
 * of this chooses an index, and PostgreSQL takes every second bike to fit: each statement is written for one index.
 */
export const fits = ({ words, unwanted }: Said) => `
  case when price_cents between :least_cents::int and :most_cents::int
    and model_year between :least_year::int and :most_year::int
    and kilometres between :least_kilometres::int and :most_kilometres::int
    and engine_cc between :least_cc::int and :most_cc::int
    and traits & :refused::int = 0
    and (cardinality(:models::text[]) = 0 or model_id in (select unnest(:models::text[])))
    and (cardinality(:places::int[]) = 0 or place_id in (select unnest(:places::int[])))
    ${words ? `and ${SAID} @> :words::text[]` : ''}
    ${unwanted ? `and not (${isUnwanted(SAID)})` : ''} then true else false end`;

/** Of one of the brands, without choosing an index. */
export const AMONG_BRANDS = 'case when category_id in (select unnest(:brands::uuid[])) then true else false end';
