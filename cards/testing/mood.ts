export interface Mood {
  /** From 0 to below 1, like `Math.random`; the same numbers make the same faults. */
  random: () => number;
  /** Only `drain` delivers events, and only `settleRefunds` moves refunds. */
  byHand: boolean;
}

/** Draws no random number for a chance of 0. */
export const happens = ({ random }: Mood, chance: number) => chance > 0 && random() < chance;
