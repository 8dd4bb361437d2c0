import type { Index } from './access-paths.ts';
import { MOST_HITS } from './hit.ts';

export interface Estimates {
  /** How many bikes lie in the order, and how many of them fit. */
  bikes: number;
  fitting: number;
  /** How many are passed until the page is full, as a sample shows it, which has one bike for so many. */
  ahead: number;
  each: number;
  /** How many bikes each index leads to that could be used. */
  indexes: Partial<Record<Index, number>>;
  /** Where words are looked for: how many fit but for these, each of which has to be visited in the table. */
  wordless?: number;
}

/** Along the order until the page is full, or everything that an index leads to. */
export type Plan = { walk: true } | { walk: false; index: Index };

/** So many times further than it should be, and the bikes that fit do not lie evenly in the order. */
const UNEVEN = 4;
/** What an index leads to is all looked at; a walk may turn out shorter, or longer. */
const WORTH_TRYING = 2;

/** To visit a bike takes as long as to look at so many in an index. */
const VISIT = 15;

/** How a page is found with the fewest bikes looked at. */
export function planOf(estimates: Estimates): Plan {
  const index = cheapest(estimates);
  if (!index) return { walk: true };
  const { wordless = 0, fitting } = estimates;
  // Of those that are visited as many have the words as do of all.
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

/** A sample of few bikes shows the end of a page too late: where they lie evenly, their share tells it better. */
function passed({ bikes, fitting, ahead, each }: Estimates): number {
  const share = fitting / Math.max(bikes, 1);
  const shown = Math.max(MOST_HITS, each) / share;
  return ahead > UNEVEN * shown ? ahead : Math.min(ahead, MOST_HITS / share);
}
