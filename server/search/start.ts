import type { Sort } from '#contract/search.ts';
import type { Bounds } from './bounds.ts';
import { BEST_PRICE_SCORE, type Cursor, HIGHEST_ID, LARGEST, LOWEST_ID } from './cursor.ts';
import { YEAR } from './order.ts';

export function startOf(sort: Sort, bounds: Bounds, cursor?: Cursor): Cursor {
  const first = { sort, ...beginning(sort, bounds) };
  return cursor && cursor.at >= first.at ? cursor : first;
}

function beginning(sort: Sort, { cents, kilometres, years }: Bounds): Omit<Cursor, 'sort'> {
  switch (sort) {
    case 'price-up':
      return { at: cents.from, id: LOWEST_ID };
    case 'price-down':
      return { at: -cents.to, id: HIGHEST_ID };
    case 'kilometres':
      return { at: kilometres.from, id: LOWEST_ID };
    case 'year':
      return { at: -(years.to * YEAR + cents.to), id: HIGHEST_ID };
    case 'value':
      return { at: -BEST_PRICE_SCORE, id: HIGHEST_ID };
    case 'best':
      return { at: -LARGEST, id: HIGHEST_ID };
    default:
      return { at: 0, id: HIGHEST_ID };
  }
}
