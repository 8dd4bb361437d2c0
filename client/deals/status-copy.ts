import type { Deal } from '#contract/deals.ts';
import type { Situation } from './ui-status.ts';

/** Anything that can be done on a deal's page. */
export type Act = Deal['may'][number] | 'show-code';

/** What somebody reads about a deal: `{share}` stands for what it costs the buyer to be late or absent. */
export interface Standing {
  /** Where we are. */
  now: string;
  /** What comes next, and who does it. */
  next?: string;
  /** What happens when nobody does. */
  otherwise?: string;
  /** Of all that this person may do, what comes next. */
  act?: Act;
}

export type Standings = Record<Situation, Standing>;
