const LARGEST = 0xffff;

/** Of one column, or of several: `width` codes for each row. */
export interface Codes {
  readonly codes: Uint16Array;
  readonly width: number;
}

export const codesOfOne = (rows: number): Codes => ({ codes: new Uint16Array(rows), width: 1 });

/** Of up to eight columns, those of a row beside each other in one cache line: reading all of them waits for memory once. */
export class RowCodes implements Codes {
  readonly codes: Uint16Array;
  readonly width = 8;
  /** The same memory, two codes each. */
  readonly #pairs: Uint32Array;

  constructor(rows: number) {
    this.codes = new Uint16Array(rows * this.width);
    this.#pairs = new Uint32Array(this.codes.buffer);
  }

  /** Those of these rows, one row after another. */
  of(rows: Uint32Array): Uint16Array {
    const pairs = this.#pairs;
    const some = new Uint32Array(rows.length * 4);
    // Written out: a loop over a row's four pairs takes half as long again.
    for (let nth = 0, to = 0; nth < rows.length; nth++, to += 4) {
      const from = (rows[nth] as number) * 4;
      some[to] = pairs[from] as number;
      some[to + 1] = pairs[from + 1] as number;
      some[to + 2] = pairs[from + 2] as number;
      some[to + 3] = pairs[from + 3] as number;
    }
    return new Uint16Array(some.buffer);
  }
}

/** A dictionary-encoded column: a code for each value, in the order in which they came. */
export class EncodedColumn<Value> {
  /** By code. */
  readonly values: Value[] = [];
  readonly #codeOf = new Map<Value, number>();
  readonly #codes: Uint16Array;
  readonly #width: number;
  readonly #nth: number;

  /** The `nth` of the columns of these codes; throws when they have no room for it. */
  constructor({ codes, width }: Codes, nth = 0) {
    if (nth >= width) throw new RangeError('More columns than a row has codes');
    this.#codes = codes;
    this.#width = width;
    this.#nth = nth;
  }

  codeOf(value: Value): number | undefined {
    return this.#codeOf.get(value);
  }

  codeAt(row: number): number {
    return this.#codes[row * this.#width + this.#nth] as number;
  }

  /** The value's code. Throws above 65,536 values. */
  set(row: number, value: Value): number {
    const code = this.#codeOf.get(value) ?? this.values.length;
    if (code > LARGEST) throw new RangeError('Too many values for their codes');
    if (code === this.values.length) {
      this.#codeOf.set(value, code);
      this.values.push(value);
    }
    this.#codes[row * this.#width + this.#nth] = code;
    return code;
  }
}
