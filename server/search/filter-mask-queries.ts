import { FILTER_BITS, MOST_WORDS, missedWord } from './filter-mask.ts';

const unless = (fits: string, bits: string | number) => `case when ${fits} then 0 else ${bits} end`;

const PRICED = 'price_cents between :least_cents::int and :most_cents::int';
const MADE = 'model_year between :least_year::int and :most_year::int';
const RIDDEN = 'kilometres between :least_kilometres::int and :most_kilometres::int';
const SIZED = 'engine_cc between :least_cc::int and :most_cc::int';

const traits = (['body', 'condition', 'owners', 'verified'] as const)
  .map((trait) => unless(`traits & :refused_${trait}::int = 0`, FILTER_BITS[trait]))
  .join(' + ');

/** The bits of the filters that a bike misses. Those of a kind are asked together first, as most bikes miss few. */
export const MISSED_BITS = `
  ${unless('category_id in (select id from brands where chosen)', FILTER_BITS.brand)}
  + ${unless('cardinality(:models::text[]) = 0 or model_id in (select unnest(:models::text[]))', FILTER_BITS.model)}
  + ${unless('cardinality(:places::int[]) = 0 or place_id in (select unnest(:places::int[]))', FILTER_BITS.place)}
  + ${unless('traits & :refused::int = 0', traits)}
  + ${unless(
    `${PRICED} and ${MADE} and ${RIDDEN} and ${SIZED}`,
    `${unless(PRICED, FILTER_BITS.price)} + ${unless(MADE, FILTER_BITS.year)}
      + ${unless(RIDDEN, FILTER_BITS.kilometres)} + ${unless(SIZED, FILTER_BITS.engine)}`,
  )}`;

/** The bits of the words that it misses. */
export const MISSED_WORD_BITS = Array.from({ length: MOST_WORDS }, (_, nth) =>
  unless(`terms @> :word_${nth}::text[]`, missedWord(nth)),
).join(' + ');
