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
/** Rows, which take a few milliseconds; then requests have their turn. */
const PIECE = 50_000;
/** Has negative numbers come first. */
const SIGN = 2 ** (DIGIT - 1);

/** The rows of a large market, sorted once when they are loaded. Ids decide ties. */
export class SortOrders {
  readonly rows: number;
  readonly #orders: Partial<Record<Sort, Ordered>>;
  /** Of each place, the newest first. */
  readonly #ofPlace: (code: number) => Ordered;

  private constructor(rows: number, orders: Partial<Record<Sort, Ordered>>, ofPlace: (code: number) => Ordered) {
    this.rows = rows;
    this.#orders = orders;
    this.#ofPlace = ofPlace;
  }

  static none = new SortOrders(0, {}, () => rising(NO_ROWS));

  static async of(columns: BikeColumns): Promise<SortOrders> {
    const { place } = columns;
    const ids = await sortedById(columns);
    const byPlace = await sortedByDigit(ids, (row) => place.codeAt(row));
    const prices = await sortedBy(columns.cents, ids);
    const orders = {
      newest: falling(ids),
      best: falling(await sortedBy(columns.freshness, ids)),
      'price-up': rising(prices),
      'price-down': falling(prices),
      kilometres: rising(await sortedBy(columns.kilometres, ids)),
      value: falling(await sortedBy(columns.score, ids)),
      year: falling(await sortedBy(columns.year, prices)),
    };
    const beginOf = (code: number) => firstOf(rising(byPlace), (row) => place.codeAt(row) >= code);
    return new SortOrders(ids.length, orders, (code) => falling(byPlace.subarray(beginOf(code), beginOf(code + 1))));
  }

  of(sort: Sort): Ordered | undefined {
    return this.#orders[sort];
  }

  /** The bikes of these places, one place after another. */
  newestOfEach(codes: number[]): Ordered | undefined {
    return this.rows ? oneAfterAnother(codes.map(this.#ofPlace)) : undefined;
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

async function sortedById({ ids, everyRow }: BikeColumns): Promise<Uint32Array> {
  let sorted = everyRow;
  for (const word of ids.lastWordFirst()) sorted = await sortedBy(word, sorted);
  return sorted;
}

/** A radix sort: stable, so that rows of the same key keep their order. */
async function sortedBy(key: Key, rows: Uint32Array): Promise<Uint32Array> {
  const byLowDigit = await sortedByDigit(rows, (row) => (key[row] as number) & (DIGITS - 1));
  return sortedByDigit(byLowDigit, (row) => ((key[row] as number) >> DIGIT) + SIGN);
}

async function sortedByDigit(rows: Uint32Array, digitOf: (row: number) => number): Promise<Uint32Array> {
  const places = new Uint32Array(DIGITS + 1);
  for (const piece of piecesOf(rows)) {
    for (const row of piece) places[digitOf(row) + 1] = (places[digitOf(row) + 1] as number) + 1;
    await setImmediate();
  }
  for (let digit = 1; digit <= DIGITS; digit++)
    places[digit] = (places[digit] as number) + (places[digit - 1] as number);
  const sorted = new Uint32Array(rows.length);
  for (const piece of piecesOf(rows)) {
    for (const row of piece) {
      const digit = digitOf(row);
      const place = places[digit] as number;
      sorted[place] = row;
      places[digit] = place + 1;
    }
    await setImmediate();
  }
  return sorted;
}

function* piecesOf(rows: Uint32Array) {
  for (let at = 0; at < rows.length; at += PIECE) yield rows.subarray(at, at + PIECE);
}
