import type { Bounds } from '../bounds.ts';
import { TIER } from '../cursor.ts';
import { type HitRow, MOST_HITS } from '../hit.ts';
import { YEAR } from '../order.ts';
import type { PageQuery } from '../page-query.ts';
import type { BikeColumns } from './bike-columns.ts';
import { idWords } from './id-column.ts';
import { rowsWithAll } from './missed-filters.ts';
import { RowBitmap } from './row-list.ts';

export interface PageStart {
  cursor: Pick<PageQuery['cursor'], 'at' | 'id'>;
  /** Ties go to the newer bike. */
  falling: boolean;
  sortKeys: SortKeys;
}

/** Of each of the rows; ascending, also where the sort order falls. */
export type SortKeys = (rows: Uint32Array) => Float64Array;

interface Top {
  row: number;
  at: number;
}

/** The first of the rows beyond the cursor, in order. */
export function topRows(columns: BikeColumns, rows: Uint32Array, start: PageStart): HitRow[] {
  const { ids } = columns;
  const { cursor, falling, sortKeys } = start;
  const keys = sortKeys(rows);
  const isBeyond = beyondCursor(columns, start);
  const isBefore = (a: Top, b: Top) =>
    a.at !== b.at ? a.at < b.at : falling ? ids.compare(a.row, b.row) > 0 : ids.compare(a.row, b.row) < 0;
  const page: Top[] = [];
  let last: Top = { row: -1, at: Number.POSITIVE_INFINITY };
  // The rows of a model rise by price: from the side that comes first, few bikes that came onto the page leave it.
  const [first, step] = falling ? [rows.length - 1, -1] : [0, 1];
  for (let nth = first; nth >= 0 && nth < rows.length; nth += step) {
    const at = keys[nth] as number;
    if (at < cursor.at || at > last.at) continue;
    const row = rows[nth] as number;
    if (at === cursor.at && !isBeyond(row)) continue;
    const one = { row, at };
    if (at === last.at && !isBefore(one, last)) continue;
    let place = page.length;
    while (place && isBefore(one, page[place - 1] as Top)) place--;
    page.splice(place, 0, one);
    if (page.length > MOST_HITS) page.pop();
    if (page.length === MOST_HITS) last = page.at(-1) as Top;
  }
  return page.map(({ row, at }) => ({ id: ids.idOf(row), at }));
}

export function beyondCursor({ ids }: BikeColumns, { cursor, falling, sortKeys }: PageStart): (row: number) => boolean {
  const words = idWords(cursor.id);
  const one = new Uint32Array(1);
  return (row) => {
    one[0] = row;
    const at = sortKeys(one)[0] as number;
    if (at !== cursor.at) return at > cursor.at;
    return falling ? ids.compare(row, words) < 0 : ids.compare(row, words) > 0;
  };
}

export function sortKeysOf(columns: BikeColumns, sort: PageQuery['sort'], { places }: Bounds): SortKeys {
  switch (sort) {
    case 'best':
      return keysIn(columns.freshness, -1);
    case 'price-up':
      return keysIn(columns.cents, 1);
    case 'price-down':
      return keysIn(columns.cents, -1);
    case 'kilometres':
      return keysIn(columns.kilometres, 1);
    case 'value':
      return keysIn(columns.score, -1);
    case 'year':
      return keysOf((row) => -((columns.year[row] as number) * YEAR + (columns.cents[row] as number)));
    case 'nearest': {
      const { place } = columns;
      const { length } = place.values;
      const nth = new Int32Array(length).fill(places.length);
      for (const [at, id] of places.entries()) nth[place.codeOf(id) ?? length] = at;
      return keysOf((row) => nth[place.codeAt(row)] as number);
    }
    default:
      return keysOf(() => 0);
  }
}

/** A loop of its own, without a call for each row. */
const keysIn =
  (column: ArrayLike<number>, sign: 1 | -1): SortKeys =>
  (rows) => {
    const keys = new Float64Array(rows.length);
    for (let nth = 0; nth < rows.length; nth++) keys[nth] = sign * (column[rows[nth] as number] as number);
    return keys;
  };

const keysOf =
  (keyOf: (row: number) => number): SortKeys =>
  (rows) => {
    const keys = new Float64Array(rows.length);
    for (let nth = 0; nth < rows.length; nth++) keys[nth] = keyOf(rows[nth] as number);
    return keys;
  };

/** Those with most of the optional words first, then those with all words in the title. */
export function rankOf(columns: BikeColumns, { optional, titled }: Bounds): SortKeys {
  const optionals = optional.map((word) => columns.bitmapOf(word));
  const inTitle = rowsWithAll(
    columns,
    titled.map((word) => `^${word}`),
  );
  const titles = new RowBitmap(columns.isCurrent.length).add(inTitle);
  return keysOf((row) => {
    const met = optionals.reduce((count, having) => count + having.has(row), 0);
    const isTitled = !titled.length || titles.has(row) === 1;
    return (2 * (optionals.length - met) + Number(!isTitled)) * TIER - (columns.freshness[row] as number);
  });
}
