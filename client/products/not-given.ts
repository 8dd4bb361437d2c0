import { type BikeField, fieldOf } from '#contract/bike-fields.ts';
import { factOf } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';
import { message, t } from '#language/t.ts';

export const NOT_GIVEN = message('Not given');

/** A missing fact that buyers look for shows a gap. */
export const factOrGap = (product: Product, name: BikeField) =>
  factOf(product, name) ?? (fieldOf(name).isMissed ? t(NOT_GIVEN) : undefined);
