import { type Bounds, inForce, type Range } from '../bounds.ts';
import { BEST_PRICE_SCORE } from '../cursor.ts';
import { FILTER_BITS, MISSED_BY_BEING_UNWANTED, missedWord } from '../filter-mask.ts';
import type { BikeColumns } from './bike-columns.ts';
import type { EncodedColumn } from './encoded-column.ts';

/** Of rows that are no longer current: negative. */
const NOT_CURRENT = -1;

type Column = ArrayLike<number>;
type Fits = (row: number) => boolean;

/** By row: a bit for each filter that the bike misses. */
export function missedFilters(columns: BikeColumns, bounds: Bounds): Int32Array {
  const missed = new Int32Array(columns.rows);
  const filters = filtersOf(columns, bounds);
  const asked = inForce(bounds);
  // A pass for each filter, as most searches have few.
  for (const [filter, bit] of Object.entries(FILTER_BITS))
    if (asked & bit) missUnless(missed, filters[filter as keyof typeof FILTER_BITS], bit);
  for (const [nth, word] of bounds.words.entries()) missWithout(missed, columns.rowsWith(word), missedWord(nth));
  for (const terms of bounds.unwanted)
    for (const row of rowsWithAll(columns, terms)) miss(missed, row, MISSED_BY_BEING_UNWANTED);
  for (let row = 0; row < missed.length; row++) if (!columns.isCurrent[row]) missed[row] = NOT_CURRENT;
  return missed;
}

export function rowsWithAll(columns: BikeColumns, [first, ...others]: string[]): readonly number[] {
  let rows = first === undefined ? [] : columns.rowsWith(first);
  for (const term of others) {
    const also = new Set(columns.rowsWith(term));
    rows = rows.filter((row) => also.has(row));
  }
  return rows;
}

function filtersOf(columns: BikeColumns, bounds: Bounds): Record<keyof typeof FILTER_BITS, Fits> {
  const { traits } = columns;
  const { refused } = bounds;
  return {
    brand: among(columns.brand, columns.brands, ({ name }) => bounds.brands.includes(name)),
    model: amongKnown(columns.model, bounds.models),
    place: amongKnown(columns.place, bounds.places),
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

function among<Value>(column: Column, values: readonly Value[], isMeant: (value: Value) => boolean): Fits {
  const fits = Uint8Array.from(values, (value) => Number(isMeant(value)));
  return (row) => fits[column[row] as number] === 1;
}

function amongKnown<Value>({ codes, values }: EncodedColumn<Value>, meant: Value[]): Fits {
  const known = new Set(meant);
  return among(codes, known.size ? values : [], (value) => known.has(value));
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

function missUnless(missed: Int32Array, fits: Fits, bit: number) {
  for (let row = 0; row < missed.length; row++) if (!fits(row)) miss(missed, row, bit);
}

function missWithout(missed: Int32Array, rows: readonly number[], bit: number) {
  for (let row = 0; row < missed.length; row++) miss(missed, row, bit);
  for (const row of rows) missed[row] = (missed[row] as number) & ~bit;
}

function miss(missed: Int32Array, row: number, bit: number) {
  missed[row] = (missed[row] as number) | bit;
}
