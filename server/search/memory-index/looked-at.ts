import type { Bounds } from '../bounds.ts';
import type { BikeColumns } from './bike-columns.ts';
import { type MissedBy, missedFilters } from './missed-filters.ts';
import { currentRows, type Part, partsFor } from './parts.ts';

/** Current rows of a part: all, or a sample. */
export interface Sampled extends Part {
  whole: boolean;
  read: Uint32Array;
  /** What each of them misses. */
  missed: Int32Array;
}

export interface LookedAt {
  missedBy: MissedBy;
  /** The smallest part that holds all matches. */
  lead: Sampled;
  /** The next one, for bikes that miss only the filter of the first. */
  beside: Sampled | undefined;
}

/** Filters that no row of the part misses. */
export const heldBy = ({ bit, isWider }: Part) => (isWider ? 0 : bit);

export function lookAt(columns: BikeColumns, bounds: Bounds): LookedAt {
  const { sizes } = columns;
  const missedBy = missedFilters(columns, bounds);
  const look = (part: Part, sample: number): Sampled => {
    const whole = part.rows <= sizes.whole;
    const read = currentRows(columns, part, whole ? part.rows : sample);
    return { ...part, whole, read, missed: missedBy(read, heldBy(part)) };
  };
  const [lead, next] = partsFor(columns, bounds);
  if (!lead) throw new Error('All rows are always a part');
  return { missedBy, lead: look(lead, sizes.sample), beside: lead.bit && next ? look(next, sizes.beside) : undefined };
}
