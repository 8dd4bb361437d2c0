import fc from 'fast-check';
import { OWNERS, RADII } from '#contract/search.ts';
import { BULK_MODELS } from './bulk-products.ts';

/** Comma-separated values of one filter. */
export const someOf = (values: readonly string[], most = values.length) =>
  fc.subarray([...values], { minLength: 1, maxLength: most }).map((chosen) => chosen.join());

export const oneOf = (...values: number[]) => fc.constantFrom(...values.map(String));

/** Values around those of the bulk products; the caller adds words, brands and places. */
export const filters: Record<string, fc.Arbitrary<string>> = {
  model: someOf(BULK_MODELS, 3),
  owners: someOf(OWNERS, 3),
  verified: fc.constant('yes'),
  goodPrice: fc.constant('yes'),
  minPrice: oneOf(0, 100, 250, 400),
  maxPrice: oneOf(175, 500, 700, 5000),
  minYear: oneOf(1990, 2012, 2015),
  maxYear: oneOf(2013, 2018, 2030),
  minKm: oneOf(0, 5000),
  maxKm: oneOf(0, 10_000, 30_000),
  minCc: oneOf(0, 110, 150),
  maxCc: oneOf(109, 125, 3000),
  within: oneOf(...RADII, 500),
};
