import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { collect } from './collect-queries.ts';
import { estimate } from './estimates.ts';
import type { FoundRow } from './found.ts';
import type { Measured } from './measure.ts';
import { findNearest } from './nearest-first.ts';
import { cheapest, planOf } from './plan.ts';
import { HIGHEST_ID, type Spot } from './spot.ts';
import { walk } from './walk-queries.ts';

export interface Sought {
  sort: Sort;
  spot: Spot;
  bounds: Bounds;
  /** The ids of those that are asked for. */
  brands: string[];
}

/** The bikes of a page, in their order, and one more if there is. */
export async function find(db: Db, sought: Sought, measured: Measured): Promise<FoundRow[]> {
  if (!sought.brands.length || measured.isEmpty) return [];
  const { sort } = sought;
  if (sort === 'nearest') return findNearest(db, sought, measured);
  if (sort === 'best') return findBest(db, sought, measured);
  const plan = planOf(estimate(sought.bounds, measured));
  return plan.walk ? walk(db, { ...sought, sort }) : collect(db, { ...sought, index: plan.index });
}

/** So many bikes, if they can be looked at, are brought into the order of `best`. */
const MOST_RANKED = 6_000;
/** Where there are more, all have this place, and the newest come first. */
const UNRANKED = 2;

async function findBest(db: Db, sought: Sought, measured: Measured): Promise<FoundRow[]> {
  const { spot, bounds } = sought;
  const { indexes } = estimate(bounds, measured);
  const isFirst = spot.at === 0 && spot.id === HIGHEST_ID;
  const index = cheapest(indexes);
  const isRanked = isFirst ? index && (indexes[index] ?? 0) <= MOST_RANKED : spot.at < UNRANKED;
  if (index && isRanked) return collect(db, { ...sought, index });
  const newest = await find(db, { ...sought, sort: 'newest', spot: { ...spot, sort: 'newest', at: 0 } }, measured);
  return newest.map((bike) => ({ ...bike, at: UNRANKED }));
}
