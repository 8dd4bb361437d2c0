export interface Mood {
  /** From 0 to below 1, like `Math.random`; the same numbers make the same faults. */
  random: () => number;
  /** Nothing happens by itself: events are delivered by `drain` alone, refunds move by `settleRefunds` alone. */
  byHand: boolean;
}

/** Takes no random number for what is certain not to happen. */
export const happens = ({ random }: Mood, chance: number) => chance > 0 && random() < chance;
