export type Weighted = [value: number, weight: number];

/** Interpolates between the centres of the weights. NaN: nothing given. */
export function weightedMedian(values: readonly Weighted[]): number {
  const sorted = values.toSorted(([a], [b]) => a - b);
  const half = sorted.reduce((sum, [, weight]) => sum + weight, 0) / 2;
  let below = 0;
  let former: Weighted | undefined;
  for (const [value, weight] of sorted) {
    const centre = below + weight / 2;
    if (centre >= half) return former ? between(former, [value, centre], half) : value;
    former = [value, centre];
    below += weight;
  }
  return former?.[0] ?? Number.NaN;
}

const between = ([low, from]: Weighted, [high, to]: Weighted, at: number) =>
  low + ((high - low) * (at - from)) / (to - from);

export const median = (values: readonly number[]) => weightedMedian(values.map((value) => [value, 1]));

/** `share` from 0 to 1. As a bound for what is still to come: a little wider than the sample's own quantile. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = Math.min(sorted.length - 1, Math.max(0, share * (sorted.length + 1) - 1));
  const low = Math.floor(at);
  const [from = Number.NaN, to = from] = sorted.slice(low, low + 2);
  return from + (to - from) * (at - low);
}

/** Solves symmetric, positive definite equations by Gauss–Jordan elimination. */
export function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at] ?? 0]);
  rows.forEach((pivot, at) => {
    const scale = pivot[at] ?? 1;
    for (const row of rows) {
      if (row === pivot) continue;
      const factor = (row[at] ?? 0) / scale;
      pivot.forEach((value, column) => {
        row[column] = (row[column] ?? 0) - factor * value;
      });
    }
  });
  return rows.map((row, at) => (row.at(-1) ?? 0) / (row[at] ?? 1));
}
