import { EncodedColumn } from './encoded-column.ts';
import { NO_ROWS, RowList } from './row-list.ts';

/** A column that also lists the rows of each value, of which some may no longer be current, and counts those that are. */
export class IndexedColumn<Value> extends EncodedColumn<Value> {
  readonly #rowsOf: RowList[] = [];
  readonly #currentOf: number[] = [];

  override set(row: number, value: Value): number {
    const code = super.set(row, value);
    this.#rowsOf[code] ??= new RowList();
    this.#rowsOf[code].push(row);
    this.#currentOf[code] = (this.#currentOf[code] ?? 0) + 1;
    return code;
  }

  remove(row: number) {
    const code = this.codeAt(row);
    this.#currentOf[code] = (this.#currentOf[code] ?? 0) - 1;
  }

  rowsWith(value: Value): Uint32Array {
    const code = this.codeOf(value);
    return (code !== undefined && this.#rowsOf[code]?.rows) || NO_ROWS;
  }

  currentWith(value: Value): number {
    const code = this.codeOf(value);
    return (code !== undefined && this.#currentOf[code]) || 0;
  }
}
