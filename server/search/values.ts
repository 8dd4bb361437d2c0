import { usable } from './access-paths.ts';
import { type Bounds, inForce } from './bounds.ts';
import { combinations } from './combinations.ts';
import type { Cursor } from './cursor.ts';
import { FILTER_BITS, MOST_UNWANTED, MOST_WORDS } from './filter-mask.ts';
import { isFalling, YEAR } from './order.ts';
import type { Values } from './statement.ts';
import { yearsWithin } from './years-within.ts';

/** What a bike has to be, for statements. */
export function valuesOf(bounds: Bounds): Values {
  const { cents, years, kilometres, cc, refused, words, titled, optional, unwanted } = bounds;
  const bits = inForce(bounds);
  const anyRefused = refused.body | refused.condition | refused.owners | refused.verified;
  return {
    brand_names: bounds.brands,
    models: bounds.models,
    places: bounds.places,
    least_cents: cents.from,
    most_cents: cents.to,
    least_year: years.from,
    most_year: years.to,
    each_year: bits & FILTER_BITS.year ? yearsWithin(years) : [],
    least_kilometres: kilometres.from,
    most_kilometres: kilometres.to,
    least_cc: cc.from,
    most_cc: cc.to,
    refused_body: refused.body,
    refused_condition: refused.condition,
    refused_owners: refused.owners,
    refused_verified: refused.verified,
    refused: anyRefused,
    all_traits: anyRefused ? combinations(refused) : [],
    usable: usable(bits, words),
    words,
    optional,
    ...Object.fromEntries(Array.from({ length: MOST_UNWANTED }, (_, nth) => [`not_${nth}`, unwanted[nth] ?? null])),
    in_title: titled.map((word) => `^${word}`),
    ...Object.fromEntries(Array.from({ length: MOST_WORDS }, (_, nth) => [`word_${nth}`, words.slice(nth, nth + 1)])),
  };
}

/** From where on a page is, for statements. */
export const valuesOfSpot = ({ sort, at, id }: Cursor): Values => ({
  sort,
  falling: isFalling(sort),
  at,
  id,
  // Of each year a walk sees only what is in the range of prices.
  passed_unseen: sort === 'year' ? FILTER_BITS.price : 0,
  // As the indexes of prices and years say it.
  at_year: Math.floor(-at / YEAR),
  at_cents: Math.max(-at, 0) % YEAR,
  at_freshness: sort === 'best' ? -at : 0,
});
