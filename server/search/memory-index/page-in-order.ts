import { MOST_HITS } from '../hit.ts';
import type { BikeColumns } from './bike-columns.ts';
import { type MissedBy, matches } from './missed-filters.ts';
import { firstOf, type Ordered } from './sort-orders.ts';
import { beyondCursor, type PageStart } from './top-rows.ts';

/** A first page mostly needs no more rows. */
const FIRST_STEP = 256;
const LARGEST_STEP = 4_096;

/** Matches that hold the page, read in its order; undefined where it takes more than `most` rows. */
export function pageInOrder(
  columns: BikeColumns,
  missedBy: MissedBy,
  order: Ordered,
  start: PageStart,
  most: number,
): Uint32Array | undefined {
  const found: number[] = [];
  const first = firstOf(order, beyondCursor(columns, start));
  for (let at = first, step = FIRST_STEP; at < order.length && found.length < MOST_HITS; ) {
    if (at - first > most) return undefined;
    const rows = order.slice(at, at + step);
    found.push(...matches(columns, rows, missedBy(rows)));
    at += step;
    step = Math.min(2 * step, LARGEST_STEP);
  }
  const added = columns.everyRow.subarray(columns.orders.rows);
  return Uint32Array.from([...found, ...matches(columns, added, missedBy(added))]);
}
