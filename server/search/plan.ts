import type { Index } from './access-paths.ts';
import { MOST_HITS } from './hit.ts';

export interface Estimates {
  /** Bikes in the sort order; `fitting` of them match. */
  bikes: number;
  fitting: number;
  /** Bikes read until the page is full, estimated from a sample of one in `each`. */
  ahead: number;
  each: number;
  indexes: Partial<Record<Index, number>>;
  /** Matches except for words; each of these needs a table access. */
  wordless?: number;
}

/** Scan in sort order until the page is full, or read all rows of an index. */
export type Plan = { walk: true } | { walk: false; index: Index };

/** Ratio above which matches are not spread evenly over the order. */
const UNEVEN = 4;
/** A scan may be longer than estimated, so it must be this many times cheaper than an index read. */
const WORTH_TRYING = 2;

/** Cost of a table access in index rows. */
const VISIT = 15;

export function planOf(estimates: Estimates): Plan {
  const index = cheapest(estimates);
  if (!index) return { walk: true };
  const { wordless = 0, fitting } = estimates;
  // Assumes the same share of word matches among visited rows.
  const visited = Math.min(wordless, (MOST_HITS * wordless) / Math.max(fitting, 1));
  const walked = passed(estimates) + VISIT * visited;
  return walked * WORTH_TRYING <= costOf(index, estimates) ? { walk: true } : { walk: false, index };
}

type Costs = Pick<Estimates, 'indexes' | 'wordless'>;

export function cheapest(costs: Costs): Index | undefined {
  return (Object.keys(costs.indexes) as Index[]).sort((a, b) => costOf(a, costs) - costOf(b, costs))[0];
}

function costOf(index: Index, { indexes, wordless = 0 }: Costs): number {
  const bikes = indexes[index] ?? 0;
  return index === 'words' ? bikes * VISIT : bikes + VISIT * Math.min(wordless, bikes);
}

/** A small sample overestimates the end of a page; for an even spread the share is more precise. */
function passed({ bikes, fitting, ahead, each }: Estimates): number {
  const share = fitting / Math.max(bikes, 1);
  const shown = Math.max(MOST_HITS, each) / share;
  return ahead > UNEVEN * shown ? ahead : Math.min(ahead, MOST_HITS / share);
}
