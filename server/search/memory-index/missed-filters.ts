import { type Bounds, inForce, type Range } from '../bounds.ts';
import { BEST_PRICE_SCORE } from '../cursor.ts';
import { FILTER_BITS, MISSED_BY_BEING_UNWANTED, missedWord } from '../filter-mask.ts';
import type { BikeColumns } from './bike-columns.ts';
import type { EncodedColumn } from './encoded-column.ts';
import { NO_ROWS, RowBitmap } from './row-list.ts';

type Column = ArrayLike<number>;
/** Sets the bit of rows that miss it, in a loop of its own: a call for each row takes longer than what it compares. */
type Filter = (missed: Int32Array, rows: Uint32Array, bit: number) => void;

/** For each of the rows a bit for each filter that the bike misses; `held` ones need no look. */
export type MissedBy = (rows: Uint32Array, held?: number) => Int32Array;

export function missedFilters(columns: BikeColumns, bounds: Bounds): MissedBy {
  const filters = filtersOf(columns, bounds);
  const asked = inForce(bounds);
  const used = Object.entries(FILTER_BITS)
    .filter(([, bit]) => asked & bit)
    .map(([filter, bit]) => [bit, filters[filter as keyof typeof FILTER_BITS]] as const);
  const all = [...used, ...wordFilters(columns, bounds)];
  return (rows, held = 0) => {
    const missed = new Int32Array(rows.length);
    // A pass for each filter, as most searches have few.
    for (const [bit, addMissed] of all) if (!(bit & held)) addMissed(missed, rows, bit);
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
  const [fewest, ...others] = terms
    .map((term) => ({ term, rows: columns.rowsWith(term) }))
    .sort((a, b) => a.rows.length - b.rows.length);
  const sets = others.map(({ term }) => columns.bitmapOf(term));
  const rows = fewest?.rows ?? NO_ROWS;
  return sets.length ? rows.filter((row) => sets.every((set) => set.has(row))) : rows;
}

function wordFilters(columns: BikeColumns, { words, unwanted }: Bounds): (readonly [bit: number, filter: Filter])[] {
  const wanted = words.map((word, nth) => [missedWord(nth), having(columns.bitmapOf(word))] as const);
  if (!unwanted.length) return wanted;
  const refused = new RowBitmap(columns.isCurrent.length);
  for (const terms of unwanted) refused.add(rowsWithAll(columns, terms));
  return [...wanted, [MISSED_BY_BEING_UNWANTED, outside(refused)]];
}

const having =
  (set: RowBitmap): Filter =>
  (missed, rows, bit) => {
    for (let nth = 0; nth < rows.length; nth++)
      missed[nth] = (missed[nth] as number) | (bit & (set.has(rows[nth] as number) - 1));
  };

const outside =
  (set: RowBitmap): Filter =>
  (missed, rows, bit) => {
    for (let nth = 0; nth < rows.length; nth++)
      missed[nth] = (missed[nth] as number) | (bit & -set.has(rows[nth] as number));
  };

function filtersOf(columns: BikeColumns, bounds: Bounds): Record<keyof typeof FILTER_BITS, Filter> {
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

function among<Value>(column: EncodedColumn<Value>, meant: Value[]): Filter {
  const { length } = column.values;
  const misses = new Uint8Array(length + 1).fill(1);
  for (const value of meant) misses[column.codeOf(value) ?? length] = 0;
  return (missed, rows, bit) => {
    for (let nth = 0; nth < rows.length; nth++)
      missed[nth] = (missed[nth] as number) | (bit & -(misses[column.codeAt(rows[nth] as number)] as number));
  };
}

const within =
  (column: Column, { from, to }: Range): Filter =>
  (missed, rows, bit) => {
    for (let nth = 0; nth < rows.length; nth++) {
      const value = column[rows[nth] as number] as number;
      if (value < from || value > to) missed[nth] = (missed[nth] as number) | bit;
    }
  };

const without =
  (column: Column, bits: number): Filter =>
  (missed, rows, bit) => {
    for (let nth = 0; nth < rows.length; nth++)
      if ((column[rows[nth] as number] as number) & bits) missed[nth] = (missed[nth] as number) | bit;
  };
