import type { Sort } from '#contract/search.ts';
import type { Db } from '../database/connect.ts';
import type { Bounds } from './bounds.ts';
import { collect } from './collect-queries.ts';
import { indexesFor } from './estimates.ts';
import type { FoundRow } from './found.ts';
import type { Measured } from './measure.ts';
import { findNearest } from './nearest-first.ts';
import { cheapest, planOf } from './plan.ts';
import type { Spot } from './spot.ts';
import { walk } from './walk-queries.ts';

export interface Sought {
  sort: Sort;
  spot: Spot | undefined;
  bounds: Bounds;
}

/** So many bikes with the words are brought into the order of `best`. */
const MOST_RANKED = 6_000;
/** Where more have them, all have this place, and the newest come first. */
const UNRANKED = 2;

/** The bikes of a page, in their order, and one more if there is. */
export async function find(db: Db, sought: Sought, measured: Measured): Promise<FoundRow[]> {
  const { sort, bounds, spot } = sought;
  const brands = measured.brands.filter(({ chosen }) => chosen).map(({ id }) => id);
  if (!brands.length) return [];
  if (sort === 'nearest') return findNearest(db, { ...sought, brands }, measured);
  const indexes = indexesFor(bounds, measured);
  if (sort === 'best') {
    const isRanked = spot ? spot.at < UNRANKED : (indexes.words ?? 0) <= MOST_RANKED;
    if (isRanked) return collect(db, { index: cheapest(indexes) ?? 'words', sort, spot, brands, bounds });
    const newest = await find(db, { sort: 'newest', spot: spot && { ...spot, at: 0 }, bounds }, measured);
    return newest.map(({ id }) => ({ id, at: UNRANKED }));
  }
  const plan = planOf({
    bikes: measured.bikesChosen,
    sampled: { ...measured.part, fitting: measured.read(0) },
    indexes,
  });
  return plan.walk
    ? walk(db, { sort, spot, brands, bounds })
    : collect(db, { index: plan.index, sort, spot, brands, bounds });
}
