const FIRST = 4;
const GROWTH = 1.5;

/** Ascending rows, 4 bytes each. */
export class RowList {
  #all = new Uint32Array(FIRST);
  #length = 0;

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
}

export const NO_ROWS = new Uint32Array();

export function hasRow(rows: Uint32Array, row: number): boolean {
  let [low, high] = [0, rows.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((rows[middle] as number) < row) low = middle + 1;
    else high = middle;
  }
  return rows[low] === row;
}
