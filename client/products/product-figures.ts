import { factOf, inWords } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';

export const inKilometres = (count: number) => inWords('kilometres', count);
export const inCc = (count: number) => inWords('engineCc', count);

/** `2019 · 35,000 km · 149 cc`, without what is unknown. */
export function figuresOf(product: Product): string {
  return (['modelYear', 'kilometres', 'engineCc'] as const)
    .map((name) => factOf(product, name))
    .filter(Boolean)
    .join(' · ');
}

/** Falls back to the years of use. */
export const figuresOrAge = (product: Product): string => figuresOf(product) || `${product.yearsOfUse} years of use`;
