import { inThousands } from '#contract/format.ts';
import type { Product } from '#contract/products.ts';

export const inKilometres = (count: number) => `${inThousands(count)} km`;
export const inCc = (count: number) => `${inThousands(count)} cc`;

/** The figures that tell one bike from another, as far as the seller said: `2019 · 35,000 km · 149 cc`. */
export function figuresOf({ modelYear, kilometres, engineCc }: Product): string {
  return [
    modelYear && String(modelYear),
    kilometres !== undefined && inKilometres(kilometres),
    engineCc && inCc(engineCc),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The same, or how old the bike is where the seller told none of them. */
export const figuresOrAge = (product: Product): string => figuresOf(product) || `${product.yearsOfUse} years of use`;
