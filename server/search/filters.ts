import type { Meant } from '#contract/search.ts';

/** Chosen and parsed filters, in the URL's names and units: USD, km, cc, inclusive. Unknown values never match. */
export type Filters = Omit<Meant['wish'], 'q'>;
