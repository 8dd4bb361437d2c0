import type { Index } from './collect-queries.ts';
import { MOST_FOUND } from './found.ts';

/** What was learned from a part of the shelf that was read, whole or as a sample. */
export interface Sampled {
  /** All bikes of the part, and how many of them were read. */
  bikes: number;
  whole: boolean;
  read: number;
  /** Of those read: which fit, and how many stand up to the first one that fits, from where the page starts. */
  fitting: number;
  ahead: number;
}

export interface Estimates {
  /** All the bikes among which the orders run. */
  bikes: number;
  sampled: Sampled;
  /** How many bikes each index leads to that could be used. */
  indexes: Partial<Record<Index, number>>;
}

/** Along the order until the page is full, or everything that an index leads to. */
export type Plan = { walk: true } | { walk: false; index: Index };

/** So many times further than it should be, and the bikes that fit do not lie evenly in the order. */
const UNEVEN = 4;
/** What an index leads to is all looked at and sorted; a walk may turn out shorter, or much longer. */
const WORTH_TRYING = 2;

/** How a page is found with the fewest bikes looked at. */
export function planOf({ bikes, sampled, indexes }: Estimates): Plan {
  const index = cheapest(indexes);
  if (!index) return { walk: true };
  return walked(bikes, sampled) * WORTH_TRYING <= (indexes[index] ?? 0) ? { walk: true } : { walk: false, index };
}

export function cheapest(indexes: Estimates['indexes']): Index | undefined {
  return (Object.keys(indexes) as Index[]).sort((a, b) => (indexes[a] ?? 0) - (indexes[b] ?? 0))[0];
}

/** How many bikes are passed until a page is full. */
function walked(bikes: number, { bikes: part, read, fitting, ahead }: Sampled): number {
  if (!fitting) return bikes;
  const each = bikes / read;
  const evenly = (MOST_FOUND * bikes) / ((fitting / read) * part);
  return Math.min(bikes, ahead * (fitting / read) > UNEVEN ? Math.max(evenly, ahead * each) : evenly);
}
