import { type BikeField, fieldOf } from '#contract/bike-fields.ts';
import { factOf } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';

/** In the place of a fact that nobody said. */
export const NOT_GIVEN = 'Not given';

/** A fact in words; one that everybody looks for leaves a gap where nobody said it. */
export const factOrGap = (product: Product, name: BikeField) =>
  factOf(product, name) ?? (fieldOf(name).isMissed ? NOT_GIVEN : undefined);
