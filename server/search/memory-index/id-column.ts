import { uuidOf } from '../cursor.ts';

/** A UUID, as four unsigned integers whose order is that of its text. */
export type IdWords = readonly [number, number, number, number];

const WORDS = 4;
const NONE = -1;
const SIGN = 1 << 31;

export function idWords(id: string): IdWords {
  const hex = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(hex.slice(at, at + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}

/** UUIDs of 16 bytes each, and a hash index that leads to the last row of an id. */
export class IdColumn {
  readonly #words: Uint32Array;
  readonly #slots: Int32Array;

  constructor(rows: number) {
    this.#words = new Uint32Array(rows * WORDS);
    this.#slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * rows + 1))).fill(NONE);
  }

  set(row: number, id: string) {
    const words = idWords(id);
    this.#words.set(words, row * WORDS);
    this.#slots[this.#slotOf(words)] = row;
  }

  /** A column for each word, with the sign bit flipped, so that signed numbers have the order of the words. */
  *lastWordFirst(): Generator<Int32Array> {
    for (let nth = WORDS - 1; nth >= 0; nth--) {
      const column = new Int32Array(this.#words.length / WORDS);
      for (let row = 0; row < column.length; row++) column[row] = SIGN ^ (this.#words[row * WORDS + nth] as number);
      yield column;
    }
  }

  rowOf(id: string): number | undefined {
    const row = this.#slots[this.#slotOf(idWords(id))] ?? NONE;
    return row === NONE ? undefined : row;
  }

  idOf(row: number): string {
    const words = this.#words.subarray(row * WORDS, (row + 1) * WORDS);
    return uuidOf(Array.from(words, (word) => word.toString(16).padStart(8, '0')).join(''));
  }

  /** Negative when the id of the row is the lower one. */
  compare(row: number, other: IdWords | number): number {
    const at = row * WORDS;
    for (let nth = 0; nth < WORDS; nth++) {
      const of = typeof other === 'number' ? this.#words[other * WORDS + nth] : other[nth];
      const differs = (this.#words[at + nth] as number) - (of as number);
      if (differs) return differs;
    }
    return 0;
  }

  /** Linear probing: at most half of the slots are taken. */
  #slotOf(words: IdWords): number {
    const last = this.#slots.length - 1;
    // The end of a UUID is random, whatever its version.
    for (let slot = (words[3] ^ words[2]) & last; ; slot = (slot + 1) & last) {
      const row = this.#slots[slot] as number;
      if (row === NONE || this.compare(row, words) === 0) return slot;
    }
  }
}
