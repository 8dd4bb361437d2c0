import { type Bounds, inForce, type Range } from '../bounds.ts';
import { BEST_PRICE_SCORE } from '../cursor.ts';
import { FILTER_BITS, MISSED_BY_BEING_UNWANTED, missedWord } from '../filter-mask.ts';
import type { BikeColumns } from './bike-columns.ts';
import type { EncodedColumn } from './encoded-column.ts';
import { hasRow, NO_ROWS } from './row-list.ts';

type Column = ArrayLike<number>;
type Fits = (row: number) => boolean;

/** For each of the rows a bit for each filter that the bike misses; `held` ones need no look. To be used before the next search. */
export type MissedBy = (rows: Uint32Array, held?: number) => Int32Array;

export function missedFilters(columns: BikeColumns, bounds: Bounds): MissedBy {
  const filters = filtersOf(columns, bounds);
  const asked = inForce(bounds);
  const used = Object.entries(FILTER_BITS).filter(([, bit]) => asked & bit);
  const addWords = wordFilter(columns, bounds);
  return (rows, held = 0) => {
    const missed = new Int32Array(rows.length);
    // A pass for each filter, as most searches have few.
    for (const [filter, bit] of used)
      if (!(bit & held)) addMissed(missed, rows, filters[filter as keyof typeof FILTER_BITS], bit);
    addWords?.(missed, rows);
    return missed;
  };
}

/** Of the rows, current ones that miss nothing. */
export function matches({ isCurrent }: BikeColumns, rows: Uint32Array, missed: Int32Array): Uint32Array {
  const matching = new Uint32Array(rows.length);
  let count = 0;
  for (let nth = 0; nth < rows.length; nth++) {
    const row = rows[nth] as number;
    if (missed[nth] === 0 && isCurrent[row]) matching[count++] = row;
  }
  return matching.subarray(0, count);
}

/** Rows of `columns` that have all terms. */
export function rowsWithAll(columns: BikeColumns, terms: string[]): Uint32Array {
  const [fewest = NO_ROWS, ...others] = terms.map((term) => columns.rowsWith(term)).sort((a, b) => a.length - b.length);
  return others.length ? fewest.filter((row) => others.every((rows) => hasRow(rows, row))) : fewest;
}

/** Marks all rows of each word once: thousands of rows are looked up then, each in one read. */
function wordFilter(columns: BikeColumns, { words, unwanted }: Bounds) {
  if (!words.length && !unwanted.length) return undefined;
  const { marks } = columns;
  marks.fill(0, 0, columns.rows);
  const mark = (rows: Uint32Array, bit: number) => {
    for (const row of rows) marks[row] = (marks[row] as number) | bit;
  };
  for (const [nth, word] of words.entries()) mark(columns.rowsWith(word), markOf(missedWord(nth)));
  for (const terms of unwanted) mark(rowsWithAll(columns, terms), UNWANTED);
  const wanted = 2 ** words.length - 1;
  return (missed: Int32Array, rows: Uint32Array) => {
    for (let nth = 0; nth < rows.length; nth++) {
      const marked = marks[rows[nth] as number] as number;
      missed[nth] = (missed[nth] as number) | (((~marked & wanted) | (marked & UNWANTED)) * missedWord(0));
    }
  };
}

const markOf = (missed: number) => missed / missedWord(0);
const UNWANTED = markOf(MISSED_BY_BEING_UNWANTED);

function filtersOf(columns: BikeColumns, bounds: Bounds): Record<keyof typeof FILTER_BITS, Fits> {
  const { traits } = columns;
  const { refused } = bounds;
  return {
    brand: among(columns.brand, columns.numbersOf(bounds.brands)),
    model: among(columns.model, bounds.models),
    place: among(columns.place, bounds.places),
    body: without(traits, refused.body),
    condition: without(traits, refused.condition),
    owners: without(traits, refused.owners),
    verified: without(traits, refused.verified),
    goodPrice: within(columns.score, { from: bounds.leastPriceScore, to: BEST_PRICE_SCORE }),
    price: within(columns.cents, bounds.cents),
    year: within(columns.year, bounds.years),
    kilometres: within(columns.kilometres, bounds.kilometres),
    engine: within(columns.cc, bounds.cc),
  };
}

function among<Value>(column: EncodedColumn<Value>, meant: Value[]): Fits {
  const { length } = column.values;
  const fits = new Uint8Array(length);
  for (const value of meant) fits[column.codeOf(value) ?? length] = 1;
  return (row) => fits[column.codeAt(row)] === 1;
}

const within =
  (column: Column, { from, to }: Range): Fits =>
  (row) => {
    const value = column[row] as number;
    return value >= from && value <= to;
  };

const without =
  (column: Column, bits: number): Fits =>
  (row) =>
    !((column[row] as number) & bits);

function addMissed(missed: Int32Array, rows: Uint32Array, fits: Fits, bit: number) {
  for (let nth = 0; nth < rows.length; nth++)
    if (!fits(rows[nth] as number)) missed[nth] = (missed[nth] as number) | bit;
}
