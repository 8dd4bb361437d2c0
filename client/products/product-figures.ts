import { factOf, inWords } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';

export const inKilometres = (count: number) => inWords('kilometres', count);
export const inCc = (count: number) => inWords('engineCc', count);

/** The figures that tell one bike from another, as far as the seller said: `2019 · 35,000 km · 149 cc`. */
export function figuresOf(product: Product): string {
  return (['modelYear', 'kilometres', 'engineCc'] as const)
    .map((name) => factOf(product, name))
    .filter(Boolean)
    .join(' · ');
}

/** The same, or how old the bike is where the seller told none of them. */
export const figuresOrAge = (product: Product): string => figuresOf(product) || `${product.yearsOfUse} years of use`;
