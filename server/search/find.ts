import type { Db } from '../database/connect.ts';
import { collect } from './collect-queries.ts';
import { estimate } from './estimates.ts';
import type { FoundRow } from './found.ts';
import type { Measured } from './measure.ts';
import { findNearest } from './nearest-first.ts';
import { cheapest, planOf } from './plan.ts';
import { type Sought, saidIn, valuesFor } from './sought.ts';
import { HIGHEST_ID, UNRANKED } from './spot.ts';

import { walk } from './walk-queries.ts';

/** The bikes of a page, in their order, and one more if there is. */
export async function find(db: Db, sought: Sought, measured: Measured): Promise<FoundRow[]> {
  if (!sought.brands.length || measured.isEmpty) return [];
  const { sort } = sought;
  if (sort === 'nearest') return findNearest(db, sought, measured);
  if (sort === 'best') return findBest(db, sought, measured);
  const plan = planOf(estimate(sought.bounds, measured));
  const values = valuesFor(sought);
  const said = saidIn(sought);
  if (plan.walk) return walk(db, { sort, ofOneBrand: sought.brands.length === 1, ...said }, values);
  return collect(db, { index: plan.index, ranked: false, optional: false, ...said }, values);
}

/** So many bikes, if they can be looked at, are brought into the order of `best`; once begun it also goes on with more. */
const MOST_RANKED = { first: 6_000, later: 12_000 };

async function findBest(db: Db, sought: Sought, measured: Measured): Promise<FoundRow[]> {
  const { spot, bounds } = sought;
  const estimates = estimate(bounds, measured);
  const isFirst = spot.at === 0 && spot.id === HIGHEST_ID;
  const index = cheapest(estimates);
  const most = isFirst ? MOST_RANKED.first : MOST_RANKED.later;
  if (index && spot.at < UNRANKED && (estimates.indexes[index] ?? 0) <= most)
    return collect(
      db,
      { index, ranked: true, optional: bounds.optional.length > 0, ...saidIn(sought) },
      valuesFor(sought),
    );
  const newest = await find(db, { ...sought, sort: 'newest', spot: { ...spot, sort: 'newest', at: 0 } }, measured);
  return newest.map((bike) => ({ ...bike, at: UNRANKED }));
}
