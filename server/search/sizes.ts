/** How much is read to learn about a search. */
export interface Sizes {
  /** A part of the shelf with more bikes is read as a sample of about so many; the second part only helps the first. */
  whole: number;
  sample: number;
  beside: number;
  /** All bikes with the words are read when they are fewer. */
  worded: number;
}

const PLAIN: Sizes = { whole: 4_000, sample: 3_000, beside: 1_000, worded: 0 };
/** What is said of a bike stands in the table itself, not in an index: to look at that takes longer. */
const WITH_WORDS: Sizes = { whole: 2_000, sample: 2_000, beside: 1_000, worded: 4_000 };

export const sizesFor = (words: string[]) => (words.length ? WITH_WORDS : PLAIN);
