import type { Bounds } from '../bounds.ts';
import { FILTER_BITS, missedWord } from '../filter-mask.ts';
import type { PartRow } from '../measure-queries.ts';
import type { BikeColumns } from './bike-columns.ts';
import type { IndexedColumn } from './indexed-column.ts';

/** Rows that hold every bike which does not miss one filter. */
export interface Part extends Pick<PartRow, 'path' | 'bit'> {
  /** Of some rows the bike has changed, or is gone. */
  lists: Uint32Array[];
  rows: number;
  /** Exact. */
  bikes: number;
}

/** The smallest first. */
export function partsFor(columns: BikeColumns, bounds: Bounds): Part[] {
  const { brands, models, places, words } = bounds;
  return [
    { path: 'all' as const, bit: 0, lists: [columns.everyRow], bikes: columns.bikes },
    ...(brands.length
      ? [{ path: 'brands' as const, bit: FILTER_BITS.brand, ...having(columns.brand, columns.numbersOf(brands)) }]
      : []),
    ...(models.length ? [{ path: 'models' as const, bit: FILTER_BITS.model, ...having(columns.model, models) }] : []),
    ...(places.length ? [{ path: 'places' as const, bit: FILTER_BITS.place, ...having(columns.place, places) }] : []),
    ...words.map((word, nth) => {
      const rows = columns.rowsWith(word);
      return { path: 'words' as const, bit: missedWord(nth), lists: [rows], bikes: rows.length };
    }),
  ]
    .map((part) => ({ ...part, rows: sumOf(part.lists, ({ length }) => length) }))
    .sort((a, b) => a.rows - b.rows);
}

const having = <Value>(column: IndexedColumn<Value>, values: Value[]) => ({
  lists: values.map((value) => column.rowsWith(value)),
  bikes: sumOf(values, (value) => column.currentWith(value)),
});

const sumOf = <Each>(all: Each[], of: (each: Each) => number) => all.reduce((sum, each) => sum + of(each), 0);

/** Of a part's rows those that are current: of all, or of about `most` that are evenly spread. */
export function currentRows({ isCurrent }: BikeColumns, { lists, rows }: Part, most: number): Uint32Array {
  const step = Math.max(1, rows / most);
  const current = new Uint32Array(Math.ceil(rows / step) + 1);
  let [count, next] = [0, 0];
  for (const list of lists) {
    for (; next < list.length; next += step) {
      const row = list[Math.floor(next)] as number;
      if (isCurrent[row]) current[count++] = row;
    }
    next -= list.length;
  }
  return current.subarray(0, count);
}
