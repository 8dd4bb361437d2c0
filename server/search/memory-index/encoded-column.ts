const LARGEST = 0xffff;

/** A dictionary-encoded column: a code for each value, in the order in which they came. */
export class EncodedColumn<Value> {
  readonly codes: Uint16Array;
  /** By code. */
  readonly values: Value[] = [];
  readonly #codeOf = new Map<Value, number>();

  constructor(rows: number) {
    this.codes = new Uint16Array(rows);
  }

  codeOf(value: Value): number | undefined {
    return this.#codeOf.get(value);
  }

  /** The value's code. Throws above 65,536 values. */
  set(row: number, value: Value): number {
    const code = this.#codeOf.get(value) ?? this.values.length;
    if (code > LARGEST) throw new RangeError('Too many values for their codes');
    if (code === this.values.length) {
      this.#codeOf.set(value, code);
      this.values.push(value);
    }
    this.codes[row] = code;
    return code;
  }
}
