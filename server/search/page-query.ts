import type { Sort } from '#contract/search.ts';
import type { Bounds } from './bounds.ts';
import type { Cursor } from './cursor.ts';
import type { FilterShape } from './matches.ts';
import { valuesOf, valuesOfSpot } from './values.ts';

export interface PageQuery {
  sort: Sort;
  spot: Cursor;
  bounds: Bounds;
  brands: string[];
}

export const valuesFor = ({ bounds, spot, brands }: PageQuery) => ({
  ...valuesOf(bounds),
  ...valuesOfSpot(spot),
  brands,
});

export const filterShape = ({ bounds }: Pick<PageQuery, 'bounds'>): FilterShape => ({
  words: bounds.words.length > 0,
  unwanted: bounds.unwanted.length > 0,
});
