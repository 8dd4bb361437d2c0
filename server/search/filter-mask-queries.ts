import { type Fragment, join, sql } from '../database/prepared-statement.ts';
import { FILTER_BITS, MOST_WORDS, missedWord } from './filter-mask.ts';
import { nthParam, param } from './parameters.ts';

const unless = (fits: Fragment, bits: Fragment | number) => sql`case when ${fits} then 0 else ${bits} end`;

const PRICED = sql`price_cents between ${param.leastCents}::int and ${param.mostCents}::int`;
const MADE = sql`model_year between ${param.leastYear}::int and ${param.mostYear}::int`;
const RIDDEN = sql`kilometres between ${param.leastKilometres}::int and ${param.mostKilometres}::int`;
const SIZED = sql`engine_cc between ${param.leastCc}::int and ${param.mostCc}::int`;

const traits = sql`
  ${unless(sql`traits & ${param.refusedBody}::int = 0`, FILTER_BITS.body)}
  + ${unless(sql`traits & ${param.refusedCondition}::int = 0`, FILTER_BITS.condition)}
  + ${unless(sql`traits & ${param.refusedOwners}::int = 0`, FILTER_BITS.owners)}
  + ${unless(sql`traits & ${param.refusedVerified}::int = 0`, FILTER_BITS.verified)}`;

export const MISSED_BITS = sql`
  ${unless(sql`category_id in (select id from brands where chosen)`, FILTER_BITS.brand)}
  + ${unless(
    sql`cardinality(${param.models}::text[]) = 0 or model_id in (select unnest(${param.models}::text[]))`,
    FILTER_BITS.model,
  )}
  + ${unless(
    sql`cardinality(${param.places}::int[]) = 0 or place_id in (select unnest(${param.places}::int[]))`,
    FILTER_BITS.place,
  )}
  + ${unless(sql`traits & ${param.refused}::int = 0`, traits)}
  + ${unless(sql`price_score >= ${param.leastPriceScore}::int`, FILTER_BITS.goodPrice)}
  + ${unless(
    sql`${PRICED} and ${MADE} and ${RIDDEN} and ${SIZED}`,
    sql`${unless(PRICED, FILTER_BITS.price)} + ${unless(MADE, FILTER_BITS.year)}
      + ${unless(RIDDEN, FILTER_BITS.kilometres)} + ${unless(SIZED, FILTER_BITS.engine)}`,
  )}`;

export const MISSED_WORD_BITS = join(
  Array.from({ length: MOST_WORDS }, (_, nth) =>
    unless(sql`terms @> ${nthParam('word', nth)}::text[]`, missedWord(nth)),
  ),
  ' + ',
);
