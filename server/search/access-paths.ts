import { FILTER_BITS, WORD_BITS } from './filter-mask.ts';

const TRAITS = FILTER_BITS.body | FILTER_BITS.condition | FILTER_BITS.owners | FILTER_BITS.verified;
const RIDDEN = 'kilometres >= :least_kilometres::int and kilometres <= :most_kilometres::int';
const PRICED = 'price_cents >= :least_cents::int and price_cents <= :most_cents::int';

/** Where the bikes are that an index leads to, and which filters decide that; of `brands` their ids. */
const lookups = {
  brands: { bits: FILTER_BITS.brand, where: (brands: string) => `category_id = any(${brands})` },
  models: { bits: FILTER_BITS.model, where: () => 'model_id = any(:models::text[])' },
  places: { bits: FILTER_BITS.place, where: () => 'place_id = any(:places::int[])' },
  price: {
    bits: FILTER_BITS.brand | FILTER_BITS.price,
    where: (brands: string) => `category_id = any(${brands}) and ${PRICED}`,
  },
  kilometres: { bits: FILTER_BITS.kilometres, where: () => RIDDEN },
  year: {
    bits: FILTER_BITS.price | FILTER_BITS.year,
    where: () => `model_year = any(:each_year::smallint[]) and ${PRICED}`,
  },
  engine: {
    bits: FILTER_BITS.engine,
    where: () => 'engine_cc >= :least_cc::smallint and engine_cc <= :most_cc::smallint',
  },
  traits: { bits: TRAITS | FILTER_BITS.kilometres, where: () => `traits = any(:all_traits::int[]) and ${RIDDEN}` },
  words: { bits: WORD_BITS, where: () => 'terms @> :words::text[]' },
};

export type Index = keyof typeof lookups;
export const INDEXES = Object.keys(lookups) as Index[];

export const lookedUp = (index: Index, brands: string) => lookups[index].where(brands);
export const decides = (index: Index) => lookups[index].bits;

/** Without any of these in force an index is of no use. */
const needs = (index: Index) =>
  ({ price: FILTER_BITS.price, year: FILTER_BITS.year, traits: TRAITS })[index as string] ?? lookups[index].bits;

/** The indexes that narrow a search, by the filters that are in force. */
export const usable = (bits: number, words: string[]) =>
  INDEXES.filter((index) => (index === 'words' ? words.length > 0 : needs(index) & bits));
