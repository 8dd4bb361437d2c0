import { factOf, inWords } from '#contract/bike-words.ts';
import type { Product } from '#contract/products.ts';
import { besideEachOther } from '#language/isolate.ts';
import { t } from '#language/t.ts';

export const inCc = (count: number) => inWords('engineCc', count);

export const knownFigures = (product: Product): string[] =>
  (['modelYear', 'kilometres', 'engineCc'] as const).flatMap((name) => factOf(product, name) ?? []);

/** `2019 · 35,000 km · 149 cc`, without what is unknown. */
export const figuresOf = (product: Product): string => besideEachOther(knownFigures(product));

export const ageOf = ({ yearsOfUse: years }: Product): string =>
  t('{years, plural, one {# year of use} other {# years of use}}', { years });

export const figuresOrAge = (product: Product): string => figuresOf(product) || ageOf(product);
