import { type Fragment, sql } from '../database/prepared-statement.ts';
import { FILTER_BITS, WORD_BITS } from './filter-mask.ts';
import { param } from './parameters.ts';

const TRAITS = FILTER_BITS.body | FILTER_BITS.condition | FILTER_BITS.owners | FILTER_BITS.verified;
const RIDDEN = sql`kilometres >= ${param.leastKilometres}::int and kilometres <= ${param.mostKilometres}::int`;
const PRICED = sql`price_cents >= ${param.leastCents}::int and price_cents <= ${param.mostCents}::int`;

/** SQL lookups of an index, and the filters that decide which; `brands` holds brand ids. */
const lookups = {
  brands: { bits: FILTER_BITS.brand, where: (brands: Fragment) => sql`category_id = any(${brands})` },
  models: { bits: FILTER_BITS.model, where: () => sql`model_id = any(${param.models}::text[])` },
  places: { bits: FILTER_BITS.place, where: () => sql`place_id = any(${param.places}::int[])` },
  price: {
    bits: FILTER_BITS.brand | FILTER_BITS.price,
    where: (brands: Fragment) => sql`category_id = any(${brands}) and ${PRICED}`,
  },
  kilometres: { bits: FILTER_BITS.kilometres, where: () => RIDDEN },
  year: {
    bits: FILTER_BITS.price | FILTER_BITS.year,
    where: () => sql`model_year = any(${param.eachYear}::smallint[]) and ${PRICED}`,
  },
  engine: {
    bits: FILTER_BITS.engine,
    where: () => sql`engine_cc >= ${param.leastCc}::smallint and engine_cc <= ${param.mostCc}::smallint`,
  },
  traits: {
    bits: TRAITS | FILTER_BITS.kilometres,
    where: () => sql`traits = any(${param.allTraits}::int[]) and ${RIDDEN}`,
  },
  priceScore: {
    bits: FILTER_BITS.goodPrice,
    where: () => sql`price_score >= ${param.leastPriceScore}::int`,
  },
  words: { bits: WORD_BITS, where: () => sql`terms @> ${param.words}::text[]` },
};

export type Index = keyof typeof lookups;
export const INDEXES = Object.keys(lookups) as Index[];

export const lookedUp = (index: Index, brands: Fragment) => lookups[index].where(brands);
export const decides = (index: Index) => lookups[index].bits;

const needs = (index: Index) =>
  ({ price: FILTER_BITS.price, year: FILTER_BITS.year, traits: TRAITS })[index as string] ?? lookups[index].bits;

export const usable = (bits: number, words: string[]) =>
  INDEXES.filter((index) => (index === 'words' ? words.length > 0 : needs(index) & bits));
