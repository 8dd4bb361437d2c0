import type { Db } from '../database/connect.ts';
import { HIGHEST_ID, MOST_RANKED, TIER, tierOf, UNRANKED, withoutTier } from './cursor.ts';
import { estimate } from './estimates.ts';
import type { HitRow } from './hit.ts';
import { collect } from './index-collect-queries.ts';
import {
  branchesFor,
  type Grouped,
  MOST_GROUPS,
  type PriceSort,
  type Walked,
  walk,
  walkGroups,
} from './index-scan-queries.ts';
import type { Measured } from './measure.ts';
import { findNearest } from './nearest-first.ts';
import { filterShape, type PageQuery, valuesFor } from './page-query.ts';
import { cheapest, planOf } from './plan.ts';
import { startOf } from './start.ts';

export async function find(db: Db, pageQuery: PageQuery, measured: Measured): Promise<HitRow[]> {
  if (!pageQuery.brands.length || measured.isEmpty) return [];
  const { sort, bounds } = pageQuery;
  if (sort === 'nearest') return findNearest(db, pageQuery, measured);
  if (sort === 'best' && (bounds.titled.length || bounds.optional.length)) return findBest(db, pageQuery, measured);
  return findInOrder(db, pageQuery, measured);
}

async function findInOrder(db: Db, pageQuery: PageQuery, measured: Measured): Promise<HitRow[]> {
  const { sort, bounds, cursor, brands } = pageQuery;
  const values = valuesFor({ ...pageQuery, cursor: withoutTier(cursor) });
  const groups = groupsOf(values);
  const plan = planOf({ ...estimate(bounds, measured), groups });
  const shape = filterShape(pageQuery);
  if (!plan.walk) return collect(db, { index: plan.index, ranked: false, optional: false, ...shape }, values);
  if (plan.group) {
    const branches = branchesFor(groups[plan.group] ?? 0);
    return walkGroups(db, { sort: sort as PriceSort, group: plan.group, branches, ...shape }, values);
  }
  return walk(db, { sort: sort as Walked, ofOneBrand: brands.length === 1, ...shape }, values);
}

/** How many short scans by price stand for one index. */
function groupsOf({ sort, models, eachYear }: ReturnType<typeof valuesFor>): Partial<Record<Grouped, number>> {
  if (sort !== 'price-up' && sort !== 'price-down') return {};
  const few = ({ length }: unknown[]) => (length <= MOST_GROUPS ? length : 0);
  return { models: few(models), year: few(eachYear) };
}

async function findBest(db: Db, pageQuery: PageQuery, measured: Measured): Promise<HitRow[]> {
  const { cursor, bounds } = pageQuery;
  const estimates = estimate(bounds, measured);
  const isFirst = cursor.at === startOf('best', bounds).at && cursor.id === HIGHEST_ID;
  const index = cheapest(estimates);
  const most = isFirst ? MOST_RANKED.first : MOST_RANKED.later;
  if (index && tierOf(cursor) < UNRANKED && (estimates.indexes[index] ?? 0) <= most)
    return collect(
      db,
      { index, ranked: true, optional: bounds.optional.length > 0, ...filterShape(pageQuery) },
      valuesFor(pageQuery),
    );
  const unranked = await findInOrder(db, pageQuery, measured);
  return unranked.map((bike) => ({ ...bike, at: bike.at + UNRANKED * TIER }));
}
