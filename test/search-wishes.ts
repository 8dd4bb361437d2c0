import fc from 'fast-check';
import { BODY_TYPES } from '#contract/models.ts';
import { CONDITIONS } from '#contract/products.ts';
import { type SearchAddress, SORTS } from '#contract/search.ts';
import { BULK_PLACES, BULK_WORDS } from './bulk-products.ts';
import { filters, oneOf, someOf } from './search-filters.ts';

const values: Record<string, fc.Arbitrary<string>> = {
  ...filters,
  q: fc.subarray(BULK_WORDS, { minLength: 1, maxLength: 2 }).map((words) => words.join(' ')),
  brand: someOf(['YAMAHA', 'HERO', 'BAJAJ', 'NIEMAND'], 3),
  body: someOf(BODY_TYPES, 3),
  condition: someOf(CONDITIONS, 3),
  place: oneOf(...BULK_PLACES),
};

/** Searches of the bulk products. */
export const wishes = fc
  .tuple(
    fc.subarray(Object.keys(values), { maxLength: 5 }),
    fc.record(values),
    fc.option(fc.constantFrom(...SORTS), { nil: undefined }),
  )
  .map(([chosen, all, sort]): SearchAddress => {
    const wish = Object.fromEntries(Object.entries(all).filter(([field]) => chosen.includes(field)));
    // `literal`: no word becomes optional.
    return { ...wish, ...(wish.q && { literal: 'yes' as const }), ...(sort && { sort }) };
  });
