import type { Sort } from '#contract/search.ts';

/** Where a bike is equal to the one before it, the older one comes first; else the newer one. */
const RISING: Sort[] = ['price-up', 'kilometres'];
export const isFalling = (sort: Sort) => !RISING.includes(sort);

/** More than any price in cents. */
export const YEAR = 2 ** 31;
