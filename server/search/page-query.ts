import type { Sort } from '#contract/search.ts';
import type { Bounds } from './bounds.ts';
import type { Cursor } from './cursor.ts';
import type { FilterShape } from './matches.ts';
import { cursorValues, valuesOf } from './values.ts';

export interface PageQuery {
  sort: Sort;
  cursor: Cursor;
  bounds: Bounds;
  brands: string[];
}

export const valuesFor = ({ bounds, cursor, brands }: PageQuery) => ({
  ...valuesOf(bounds),
  ...cursorValues(cursor),
  brands,
});

export const filterShape = ({ bounds }: Pick<PageQuery, 'bounds'>): FilterShape => ({
  words: bounds.words.length > 0,
  unwanted: bounds.unwanted.length > 0,
});
