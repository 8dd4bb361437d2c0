import { setImmediate } from 'node:timers/promises';
import type { Sort } from '#contract/search.ts';
import type { BikeColumns } from './bike-columns.ts';

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
