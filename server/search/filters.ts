import type { Meant } from '#contract/search.ts';

/**
 * What a bike has to be: every field that is given has to fit, as it was chosen or as it was understood from words.
 * Names and units are those of the address: dollars, kilometres, cc; from and to both included. A bike about which
 * something is not known never fits a filter on that.
 */
export type Filters = Omit<Meant['wish'], 'q'>;
