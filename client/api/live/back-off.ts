const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/** Half of it is random, so that not all browsers come back together. */
export function backOff(failures: number, random = Math.random()) {
  return Math.min(FIRST_MS * 2 ** failures, LONGEST_MS) * (0.5 + random / 2);
}
