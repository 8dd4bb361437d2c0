const LARGEST = 0xffff;

/** Codes of several columns, those of a row beside each other: reading all of a row then waits for memory once. */
export class RowCodes {
  readonly codes: Uint16Array;
  readonly columns: number;

  constructor(rows: number, columns: number) {
    this.codes = new Uint16Array(rows * columns);
    this.columns = columns;
  }

  /** Those of these rows, one row after another. */
  of(rows: Uint32Array): Uint16Array {
    const { codes, columns } = this;
    const some = new Uint16Array(rows.length * columns);
    for (let nth = 0, to = 0; nth < rows.length; nth++) {
      const from = (rows[nth] as number) * columns;
      for (let column = 0; column < columns; column++) some[to++] = codes[from + column] as number;
    }
    return some;
  }
}

/** A dictionary-encoded column: a code for each value, in the order in which they came. */
export class EncodedColumn<Value> {
  /** By code. */
  readonly values: Value[] = [];
  readonly #codeOf = new Map<Value, number>();
  readonly #codes: Uint16Array;
  readonly #columns: number;
  readonly #nth: number;

  /** The `nth` of the columns of these codes. */
  constructor({ codes, columns }: RowCodes, nth = 0) {
    this.#codes = codes;
    this.#columns = columns;
    this.#nth = nth;
  }

  codeOf(value: Value): number | undefined {
    return this.#codeOf.get(value);
  }

  codeAt(row: number): number {
    return this.#codes[row * this.#columns + this.#nth] as number;
  }

  /** The value's code. Throws above 65,536 values. */
  set(row: number, value: Value): number {
    const code = this.#codeOf.get(value) ?? this.values.length;
    if (code > LARGEST) throw new RangeError('Too many values for their codes');
    if (code === this.values.length) {
      this.#codeOf.set(value, code);
      this.values.push(value);
    }
    this.#codes[row * this.#columns + this.#nth] = code;
    return code;
  }
}
