/** SymSpell: letters deleted from a key of this length. */
export const mostDeletions = (length: number) => (length < 3 ? 0 : length < 5 ? 1 : 2);

/** Limit where candidates are ranked by frequency. */
export const highestCost = (length: number) =>
  length < 4 ? 1 : length < 5 ? 1.3 : length < 6 ? 1.7 : length < 8 ? 2.1 : 2.6;

export const ONE_LETTER = 1.1;

/** Stricter limit for a match without ranking: a wrong name is worse than none. */
export const highestCostAlone = (length: number, long = 7) =>
  length < 4 ? 0 : length < long ? ONE_LETTER : 2 * ONE_LETTER;
