import type { Sort } from '#contract/search.ts';

/** Orders whose ties put the older bike first; all others put the newer one first. */
const RISING: Sort[] = ['price-up', 'kilometres'];
export const isFalling = (sort: Sort) => !RISING.includes(sort);

/** Larger than any price in cents: the sort key combines year and price. */
export const YEAR = 2 ** 31;
