import type { Index } from './collect-queries.ts';
import { MOST_FOUND } from './found.ts';

export interface Estimates {
  /** How many bikes lie in the order, and how many of them fit. */
  bikes: number;
  fitting: number;
  /** How many are passed until the page is full, as a sample shows it, which has one bike for so many. */
  ahead: number;
  each: number;
  /** How many bikes each index leads to that could be used. */
  indexes: Partial<Record<Index, number>>;
}

/** Along the order until the page is full, or everything that an index leads to. */
export type Plan = { walk: true } | { walk: false; index: Index };

/** So many times further than it should be, and the bikes that fit do not lie evenly in the order. */
const UNEVEN = 4;
/** What an index leads to is all looked at; a walk may turn out shorter, or longer. */
const WORTH_TRYING = 2;

/** How a page is found with the fewest bikes looked at. */
export function planOf(estimates: Estimates): Plan {
  const index = cheapest(estimates.indexes);
  if (!index) return { walk: true };
  const walked = passed(estimates) * WORTH_TRYING;
  return walked <= (estimates.indexes[index] ?? 0) ? { walk: true } : { walk: false, index };
}

export function cheapest(indexes: Estimates['indexes']): Index | undefined {
  return (Object.keys(indexes) as Index[]).sort((a, b) => (indexes[a] ?? 0) - (indexes[b] ?? 0))[0];
}

/** A sample of few bikes shows the end of a page too late: where they lie evenly, their share tells it better. */
function passed({ bikes, fitting, ahead, each }: Estimates): number {
  const share = fitting / Math.max(bikes, 1);
  const shown = Math.max(MOST_FOUND, each) / share;
  return ahead > UNEVEN * shown ? ahead : Math.min(ahead, MOST_FOUND / share);
}
