/** How many letters may be deleted from a key of that length to find it. */
export const mostDeletions = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : 2);

/** The highest edit cost where candidates are ranked by their frequency. */
export const highestCost = (length: number) =>
  length < 4 ? 1 : length < 5 ? 1.3 : length < 6 ? 1.7 : length < 8 ? 2.1 : 2.6;

/** An unrelated letter within a word. */
export const ONE_LETTER = 1.1;

/**
 * The highest edit cost where a candidate stands by itself: a wrong name is worse than none. Two letters may differ in
 * long names only, and a dense vocabulary needs longer ones.
 */
export const highestCostAlone = (length: number, long = 7) =>
  length < 4 ? 0 : length < long ? ONE_LETTER : 2 * ONE_LETTER;
