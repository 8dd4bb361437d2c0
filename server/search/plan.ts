import type { Index } from './access-paths.ts';
import { MOST_HITS } from './hit.ts';
import type { Grouped } from './index-scan-queries.ts';

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
  /** Values asked for, where an index has each in the sort order. */
  groups?: Partial<Record<Grouped, number>>;
}

/** Scan in sort order until the page is full, through all or in each group, or read all rows of an index. */
export type Plan = { walk: true; group?: Grouped } | { walk: false; index: Index };

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
  const [group, grouped] = cheapestGroup(estimates);
  if (Math.min(walked, grouped) * WORTH_TRYING > costOf(index, estimates)) return { walk: false, index };
  return { walk: true, ...(group && grouped < walked && { group }) };
}

function cheapestGroup(estimates: Estimates): [group: Grouped | undefined, cost: number] {
  const groups = Object.keys(estimates.groups ?? {}) as Grouped[];
  return groups.reduce<[Grouped | undefined, number]>(
    (best, group) => {
      const cost = costOfGroups(group, estimates);
      return cost < best[1] ? [group, cost] : best;
    },
    [undefined, Number.POSITIVE_INFINITY],
  );
}

/** A page is read of each. */
function costOfGroups(group: Grouped, { indexes, groups = {}, fitting, wordless = 0 }: Estimates): number {
  const [count, bikes] = [groups[group] ?? 0, indexes[group] ?? 0];
  if (!count) return Number.POSITIVE_INFINITY;
  const some = (of: number) => Math.min(of, (count * MOST_HITS * of) / Math.max(fitting, 1));
  return VISIT * count + some(bikes) + VISIT * some(wordless);
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
