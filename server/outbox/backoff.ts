const JITTER = 1 / 10;
const MOST_JITTER_SECONDS = 15;

export const doubling = ({ first, most, times }: { first: number; most: number; times: number }) =>
  Array.from({ length: times }, (_, nth) => Math.min(first * 2 ** nth, most));

/** Includes jitter; undefined after the last attempt. */
export function waitSeconds(waitMinutes: readonly number[], failures: number, random = Math.random) {
  const minutes = waitMinutes[failures];
  if (minutes === undefined) return;
  const seconds = minutes * 60;
  return seconds - random() * Math.min(seconds * JITTER, MOST_JITTER_SECONDS);
}
