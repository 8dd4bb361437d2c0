const FIRST = 4;
const GROWTH = 1.5;
const BITS = 32;

/** Ascending rows, 4 bytes each. */
export class RowList {
  #all = new Uint32Array(FIRST);
  #length = 0;
  #bitmap: RowBitmap | undefined;
  #inBitmap = 0;

  push(row: number) {
    if (this.#length === this.#all.length) {
      const larger = new Uint32Array(Math.ceil(this.#all.length * GROWTH));
      larger.set(this.#all);
      this.#all = larger;
    }
    this.#all[this.#length++] = row;
  }

  get rows(): Uint32Array {
    return this.#all.subarray(0, this.#length);
  }

  /** A list keeps it if it takes at most twice its memory. */
  bitmap(capacity: number): RowBitmap {
    const bitmap = this.#bitmap ?? new RowBitmap(capacity);
    bitmap.add(this.rows.subarray(this.#inBitmap));
    if (this.#length * 2 * BITS > capacity) {
      this.#bitmap = bitmap;
      this.#inBitmap = this.#length;
    }
    return bitmap;
  }
}

/** A set of rows, a bit for each row of the market. */
export class RowBitmap {
  readonly #words: Uint32Array;

  constructor(capacity: number) {
    this.#words = new Uint32Array(Math.ceil(capacity / BITS));
  }

  add(rows: Uint32Array): this {
    const words = this.#words;
    for (const row of rows) words[row >>> 5] = (words[row >>> 5] as number) | (1 << (row & 31));
    return this;
  }

  /** 1 or 0. */
  has(row: number): number {
    return ((this.#words[row >>> 5] as number) >>> (row & 31)) & 1;
  }
}

export const NO_ROWS = new Uint32Array();
