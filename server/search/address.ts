import type { SearchWish } from '#contract/search.ts';
import { DEFAULT_RADIUS } from '#contract/search.ts';

/** In this order they stand in an address. */
const FIELDS = [
  'q',
  'literal',
  'brand',
  'model',
  'body',
  'condition',
  'owners',
  'verified',
  'minPrice',
  'maxPrice',
  'minYear',
  'maxYear',
  'minKm',
  'maxKm',
  'minCc',
  'maxCc',
  'place',
  'within',
  'sort',
  'after',
] as const satisfies (keyof SearchWish)[];

/** The query of the address where exactly this is looked for: always in the same order, without what goes without saying. */
export function addressQuery(wish: SearchWish): string {
  const query = new URLSearchParams();
  for (const field of FIELDS) {
    const value = wish[field];
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text && !goesWithoutSaying(wish, field)) query.set(field, text);
  }
  return query.toString().replaceAll('%2C', ',');
}

function goesWithoutSaying({ q, place, within, sort }: SearchWish, field: keyof SearchWish): boolean {
  // The place may be among the words.
  if (field === 'within') return place ? within === DEFAULT_RADIUS : !q;
  if (field === 'literal') return !q;
  return field === 'sort' && sort === 'newest' && !q;
}
