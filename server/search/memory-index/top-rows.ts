import type { Bounds } from '../bounds.ts';
import { TIER } from '../cursor.ts';
import { type HitRow, MOST_HITS } from '../hit.ts';
import { YEAR } from '../order.ts';
import type { PageQuery } from '../page-query.ts';
import type { BikeColumns } from './bike-columns.ts';
import { idWords } from './id-column.ts';
import { rowsWithAll } from './missed-filters.ts';
import { hasRow } from './row-list.ts';

export interface PageStart {
  cursor: Pick<PageQuery['cursor'], 'at' | 'id'>;
  /** Ties go to the newer bike. */
  falling: boolean;
  /** Ascending, also where the sort order falls. */
  sortKeyOf: (row: number) => number;
}

interface Top {
  row: number;
  at: number;
}

/** The first of the rows beyond the cursor, in order. */
export function topRows(columns: BikeColumns, rows: Uint32Array, start: PageStart): HitRow[] {
  const { ids } = columns;
  const { cursor, falling, sortKeyOf } = start;
  const isBeyond = beyondCursor(columns, start);
  const isBefore = (a: Top, b: Top) =>
    a.at !== b.at ? a.at < b.at : falling ? ids.compare(a.row, b.row) > 0 : ids.compare(a.row, b.row) < 0;
  const page: Top[] = [];
  let last: Top = { row: -1, at: Number.POSITIVE_INFINITY };
  // The newest first, as most orders put them first: then few that came onto the page leave it.
  for (let nth = rows.length - 1; nth >= 0; nth--) {
    const row = rows[nth] as number;
    const at = sortKeyOf(row);
    if (at < cursor.at || at > last.at || (at === cursor.at && !isBeyond(row))) continue;
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

export function beyondCursor(
  { ids }: BikeColumns,
  { cursor, falling, sortKeyOf }: PageStart,
): (row: number) => boolean {
  const words = idWords(cursor.id);
  return (row) => {
    const at = sortKeyOf(row);
    if (at !== cursor.at) return at > cursor.at;
    return falling ? ids.compare(row, words) < 0 : ids.compare(row, words) > 0;
  };
}

export function sortKeyOf(columns: BikeColumns, sort: PageQuery['sort'], { places }: Bounds): PageStart['sortKeyOf'] {
  const of = (column: ArrayLike<number>, sign: 1 | -1) => (row: number) => sign * (column[row] as number);
  switch (sort) {
    case 'best':
      return of(columns.freshness, -1);
    case 'price-up':
      return of(columns.cents, 1);
    case 'price-down':
      return of(columns.cents, -1);
    case 'kilometres':
      return of(columns.kilometres, 1);
    case 'value':
      return of(columns.score, -1);
    case 'year':
      return (row) => -((columns.year[row] as number) * YEAR + (columns.cents[row] as number));
    case 'nearest': {
      const { place } = columns;
      const { length } = place.values;
      const nth = new Int32Array(length).fill(places.length);
      for (const [at, id] of places.entries()) nth[place.codeOf(id) ?? length] = at;
      return (row) => nth[place.codeAt(row)] as number;
    }
    default:
      return () => 0;
  }
}

/** Those with most of the optional words first, then those with all words in the title. */
export function rankOf(columns: BikeColumns, { optional, titled }: Bounds): PageStart['sortKeyOf'] {
  const optionals = optional.map((word) => columns.rowsWith(word));
  const inTitle = rowsWithAll(
    columns,
    titled.map((word) => `^${word}`),
  );
  return (row) => {
    const missing = optionals.filter((rows) => !hasRow(rows, row)).length;
    const isTitled = !titled.length || hasRow(inTitle, row);
    return (2 * missing + Number(!isTitled)) * TIER - (columns.freshness[row] as number);
  };
}
