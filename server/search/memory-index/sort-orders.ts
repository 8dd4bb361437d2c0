import { setImmediate } from 'node:timers/promises';
import type { Sort } from '#contract/search.ts';
import type { BikeColumns } from './bike-columns.ts';
import { NO_ROWS } from './row-list.ts';

/** Rows from the first of a sort order to its last. */
export interface Ordered {
  readonly length: number;
  rowAt(nth: number): number;
  slice(from: number, to: number): Uint32Array;
}

type Key = ArrayLike<number>;

const DIGIT = 16;
const DIGITS = 2 ** DIGIT;
/** Has negative numbers come first. */
const SIGN = 2 ** (DIGIT - 1);

/** The rows of a large market, sorted once when they are loaded. Row numbers rise with bikes' ids, and so decide ties. */
export class SortOrders {
  readonly rows: number;
  readonly #orders: Partial<Record<Sort, Ordered>>;

  private constructor(rows: number, orders: Partial<Record<Sort, Ordered>>) {
    this.rows = rows;
    this.#orders = orders;
  }

  static none = new SortOrders(0, {});

  static async of(columns: BikeColumns): Promise<SortOrders> {
    const ids = columns.everyRow;
    const prices = await sortedBy(columns.cents, ids);
    return new SortOrders(ids.length, {
      newest: falling(ids),
      best: falling(await sortedBy(columns.freshness, ids)),
      'price-up': rising(prices),
      'price-down': falling(prices),
      kilometres: rising(await sortedBy(columns.kilometres, ids)),
      value: falling(await sortedBy(columns.score, ids)),
      year: falling(await sortedBy(columns.year, prices)),
    });
  }

  of(sort: Sort): Ordered | undefined {
    return this.#orders[sort];
  }

  /** Of lists of ascending rows one after another. */
  newestOfEach(lists: Uint32Array[]): Ordered | undefined {
    if (!this.rows) return undefined;
    const sorted = (rows: Uint32Array) =>
      rows.subarray(
        0,
        firstOf(rising(rows), (row) => row >= this.rows),
      );
    return oneAfterAnother(lists.map((rows) => falling(sorted(rows))));
  }
}

/** Where the first row is for which it is true: it is true for all behind it. */
export function firstOf({ length, rowAt }: Ordered, isBeyond: (row: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isBeyond(rowAt(middle))) high = middle;
    else low = middle + 1;
  }
  return low;
}

const rising = (rows: Uint32Array): Ordered => ({
  length: rows.length,
  rowAt: (nth) => rows[nth] as number,
  slice: (from, to) => rows.subarray(from, to),
});
const falling = (rows: Uint32Array): Ordered => ({
  length: rows.length,
  rowAt: (nth) => rows[rows.length - 1 - nth] as number,
  slice: (from, to) => rows.slice(Math.max(0, rows.length - to), rows.length - from).reverse(),
});

function oneAfterAnother(orders: Ordered[]): Ordered {
  const ends: number[] = [];
  for (const { length } of orders) ends.push((ends.at(-1) ?? 0) + length);
  const beginOf = (at: number) => ends[at - 1] ?? 0;
  return {
    length: ends.at(-1) ?? 0,
    rowAt(nth) {
      const at = ends.findIndex((end) => nth < end);
      return orders[at]?.rowAt(nth - beginOf(at)) ?? 0;
    },
    slice(from, to) {
      const slices = orders.map((order, at) => {
        const [begin, end] = [Math.max(from, beginOf(at)), Math.min(to, ends[at] ?? 0)];
        return begin < end ? order.slice(begin - beginOf(at), end - beginOf(at)) : NO_ROWS;
      });
      return Uint32Array.from(slices.flatMap((rows) => [...rows]));
    },
  };
}

/** A radix sort: stable, so that rows of the same key keep their order. Others have their turn between its passes. */
async function sortedBy(key: Key, rows: Uint32Array): Promise<Uint32Array> {
  const byLowDigit = sortedByDigit(rows, (row) => (key[row] as number) & (DIGITS - 1));
  await setImmediate();
  const sorted = sortedByDigit(byLowDigit, (row) => ((key[row] as number) >> DIGIT) + SIGN);
  await setImmediate();
  return sorted;
}

function sortedByDigit(rows: Uint32Array, digitOf: (row: number) => number): Uint32Array {
  const places = new Uint32Array(DIGITS + 1);
  for (const row of rows) places[digitOf(row) + 1] = (places[digitOf(row) + 1] as number) + 1;
  for (let digit = 1; digit <= DIGITS; digit++)
    places[digit] = (places[digit] as number) + (places[digit - 1] as number);
  const sorted = new Uint32Array(rows.length);
  for (const row of rows) {
    const digit = digitOf(row);
    const place = places[digit] as number;
    sorted[place] = row;
    places[digit] = place + 1;
  }
  return sorted;
}
