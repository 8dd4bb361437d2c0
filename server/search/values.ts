import { usable } from './access-paths.ts';
import { type Bounds, inForce } from './bounds.ts';
import { combinations } from './combinations.ts';
import type { Cursor } from './cursor.ts';
import { FILTER_BITS, MOST_UNWANTED, MOST_WORDS } from './filter-mask.ts';
import { isFalling, YEAR } from './order.ts';
import type { SearchValues } from './parameters.ts';
import { yearsWithin } from './years-within.ts';

export function valuesOf(bounds: Bounds) {
  const { cents, years, kilometres, cc, refused, leastPriceScore, words, titled, optional, unwanted } = bounds;
  const bits = inForce(bounds);
  const anyRefused = refused.body | refused.condition | refused.owners | refused.verified;
  return {
    brandNames: bounds.brands,
    models: bounds.models,
    places: bounds.places,
    leastCents: cents.from,
    mostCents: cents.to,
    leastYear: years.from,
    mostYear: years.to,
    eachYear: bits & FILTER_BITS.year ? yearsWithin(years) : [],
    leastKilometres: kilometres.from,
    mostKilometres: kilometres.to,
    leastCc: cc.from,
    mostCc: cc.to,
    refusedBody: refused.body,
    refusedCondition: refused.condition,
    refusedOwners: refused.owners,
    refusedVerified: refused.verified,
    refused: anyRefused,
    leastPriceScore,
    allTraits: anyRefused ? combinations(refused) : [],
    usable: usable(bits, words),
    words,
    optional,
    ...Object.fromEntries(Array.from({ length: MOST_UNWANTED }, (_, nth) => [`not${nth}`, unwanted[nth] ?? null])),
    inTitle: titled.map((word) => `^${word}`),
    ...Object.fromEntries(Array.from({ length: MOST_WORDS }, (_, nth) => [`word${nth}`, words.slice(nth, nth + 1)])),
  } satisfies Partial<SearchValues>;
}

export const cursorValues = ({ sort, at, id }: Cursor) =>
  ({
    sort,
    falling: isFalling(sort),
    at,
    id,
    // The scan by year skips rows outside the price range, so they cost nothing.
    passedUnseen: sort === 'year' ? FILTER_BITS.price : 0,
    atYear: Math.floor(-at / YEAR),
    atCents: Math.max(-at, 0) % YEAR,
    atPriceScore: sort === 'value' ? -at : 0,
    atFreshness: sort === 'best' ? -at : 0,
  }) satisfies Partial<SearchValues>;
