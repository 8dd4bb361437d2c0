/** How much is read to learn about a search. */
export interface Sizes {
  /** A part of the shelf with more bikes is read as a sample of about so many; the others only help the first. */
  whole: number;
  sample: number;
  beside: number;
  /** What an index leads to is read as well when it is less. */
  narrow: number;
}

const PLAIN: Sizes = { whole: 4_000, sample: 3_000, beside: 1_000, narrow: 2_500 };
/** What is said of a bike stands in the table itself, not in an index: to look at that takes longer. */
const WITH_WORDS: Sizes = { whole: 2_000, sample: 2_000, beside: 1_000, narrow: 4_000 };

export const sizesFor = (words: string[]) => (words.length ? WITH_WORDS : PLAIN);
