export interface Sizes {
  /** Larger parts are sampled with about `sample` rows; the other parts with `beside`. */
  whole: number;
  sample: number;
  beside: number;
  /** Index paths with fewer rows are read completely. */
  narrow: number;
}

const PLAIN: Sizes = { whole: 4_000, sample: 3_000, beside: 1_000, narrow: 2_500 };
/** Words need table access, which is slower than an index-only scan. */
const WITH_WORDS: Sizes = { whole: 2_000, sample: 2_000, beside: 1_000, narrow: 4_000 };

export const sizesFor = (words: string[]) => (words.length ? WITH_WORDS : PLAIN);
