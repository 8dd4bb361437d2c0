/** `share` from 0 to 1. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => percentile(values, 0.5);

export function medians<Name extends string>(rounds: readonly Record<Name, number>[]): Record<Name, number> {
  const [first] = rounds;
  if (!first) throw new Error('No rounds to take medians of');
  const names = Object.keys(first) as Name[];
  const middle = names.map((name) => [name, median(rounds.map((round) => round[name]))]);
  return Object.fromEntries(middle) as Record<Name, number>;
}
