import { GOOD_PRICE_SCORE } from '#contract/price-label.ts';
import { DEFAULT_RADIUS } from '#contract/search-address.ts';
import { placesAround } from '../geography/geography.ts';
import { FILTER_BITS, MOST_UNWANTED, MOST_WORDS } from './filter-mask.ts';
import type { Filters } from './filters.ts';
import type { Understood } from './query-parser/query-parser.ts';
import {
  allowedTraits,
  MOST_KILOMETRES,
  NO_PRICE_SCORE,
  shortened,
  type Trait,
  traitBits,
} from './search-index/search-index.ts';

export interface Range {
  from: number;
  to: number;
}

/** Search filters in units of the search index; empty lists do not filter. */
export interface Bounds {
  brands: string[];
  models: string[];
  /** Nearest first. */
  places: number[];
  cents: Range;
  years: Range;
  kilometres: Range;
  cc: Range;
  /** Trait bits a matching bike must not have. */
  refused: Record<Trait, number>;
  leastPriceScore: number;
  words: string[];
  /** Each entry excludes bikes that contain all its words. */
  unwanted: string[][];
  optional: string[];
  titled: string[];
}

/** Open ends include every value, also the value of unknown fields. */
export const BEYOND: Record<'cents' | 'years' | 'kilometres' | 'cc', Range> = {
  cents: { from: 0, to: 2_147_483_647 },
  years: { from: 0, to: 32_767 },
  kilometres: { from: 0, to: MOST_KILOMETRES },
  cc: { from: 0, to: 32_767 },
};
const SEARCHABLE = {
  years: { from: 1, to: 32_766 },
  kilometres: { from: 0, to: MOST_KILOMETRES - 1 },
  cc: { from: 1, to: 32_766 },
};

export function boundsOf(understood: Understood): Bounds {
  const { filters, words, named, optional, unwanted, unwantedBodies } = understood;
  const { minPrice, maxPrice, minYear, maxYear, minKm, maxKm, minCc, maxCc, place, within } = filters;
  return {
    brands: (filters.brand ?? []).map((name) => name.toUpperCase()),
    models: filters.model ?? [],
    places: place ? placesAround(place, within ?? DEFAULT_RADIUS).map((near) => near.place._id) : [],
    cents: {
      from: minPrice === undefined ? BEYOND.cents.from : minPrice * 100,
      to: maxPrice === undefined ? BEYOND.cents.to : maxPrice * 100,
    },
    years: known('years', minYear, maxYear),
    kilometres: known('kilometres', minKm, maxKm),
    cc: known('cc', minCc, maxCc),
    refused: refusedBy(filters, unwantedBodies),
    leastPriceScore: filters.goodPrice ? GOOD_PRICE_SCORE : NO_PRICE_SCORE,
    words: words.slice(0, MOST_WORDS).map(shortened),
    unwanted: unwanted.slice(0, MOST_UNWANTED).map((terms) => terms.map(shortened)),
    optional: optional.slice(0, MOST_WORDS).map(shortened),
    titled: [...words, ...named].slice(0, MOST_WORDS).map(shortened),
  };
}

function known(what: keyof typeof SEARCHABLE, from?: number, to?: number): Range {
  if (from === undefined && to === undefined) return BEYOND[what];
  const limits = SEARCHABLE[what];
  return { from: Math.max(from ?? 0, limits.from), to: Math.min(to ?? limits.to, limits.to) };
}

function refusedBy(filters: Filters, unwantedBodies: readonly string[]): Bounds['refused'] {
  const allowed = allowedTraits(filters);
  const of = (trait: Trait) => traitBits[trait].mask & ~allowed;
  const bodies = unwantedBodies.reduce((bits, body) => bits | (traitBits.body.of.get(body) ?? 0), 0);
  return { body: of('body') | bodies, condition: of('condition'), owners: of('owners'), verified: of('verified') };
}

export function inForce({
  brands,
  models,
  places,
  cents,
  years,
  kilometres,
  cc,
  refused,
  leastPriceScore,
}: Bounds): number {
  const bits: Record<keyof typeof FILTER_BITS, boolean> = {
    brand: brands.length > 0,
    model: models.length > 0,
    body: refused.body > 0,
    condition: refused.condition > 0,
    owners: refused.owners > 0,
    verified: refused.verified > 0,
    goodPrice: leastPriceScore > NO_PRICE_SCORE,
    price: isSet(cents, BEYOND.cents),
    year: isSet(years, BEYOND.years),
    kilometres: isSet(kilometres, BEYOND.kilometres),
    engine: isSet(cc, BEYOND.cc),
    place: places.length > 0,
  };
  return Object.entries(FILTER_BITS).reduce(
    (all, [kind, bit]) => all | (bits[kind as keyof typeof FILTER_BITS] ? bit : 0),
    0,
  );
}

const isSet = (range: Range, beyond: Range) => range.from !== beyond.from || range.to !== beyond.to;
