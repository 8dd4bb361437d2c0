/** Reproducible random numbers (mulberry32). */
export interface Chance {
  next(): number;
  /** Favours the first ones; `skew` 1 is uniform. */
  pick<T>(choices: readonly T[], skew?: number): T;
  weighed<T>(choices: Weighed<T>): T;
  spread(width: number): number;
}

export interface Weighed<T> {
  choices: readonly T[];
  upTo: readonly number[];
}

export function weighed<T>(choices: readonly T[], weightOf: (choice: T) => number): Weighed<T> {
  let sum = 0;
  return { choices, upTo: choices.map((choice) => (sum += weightOf(choice))) };
}

export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    pick: (choices, skew = 1) => choices[Math.floor(next() ** skew * choices.length)] as (typeof choices)[number],
    weighed: ({ choices, upTo }) => {
      const at = next() * (upTo.at(-1) ?? 0);
      let [low, high] = [0, upTo.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((upTo[middle] ?? 0) > at) high = middle;
        else low = middle + 1;
      }
      return choices[low] as (typeof choices)[number];
    },
    spread: (width) => Math.exp((next() + next() + next() - 1.5) * width),
  };
}
