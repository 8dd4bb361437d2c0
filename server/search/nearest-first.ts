import type { Db } from '../database/connect.ts';
import { HIGHEST_ID } from './cursor.ts';
import { type HitRow, MOST_HITS } from './hit.ts';
import { walk } from './index-scan-queries.ts';
import type { Measured } from './measure.ts';
import { nearest } from './nearest-queries.ts';
import { filterShape, type PageQuery, valuesFor } from './page-query.ts';

/** Pages of matches expected in the towns of the first query. */
const GENEROUS = 3;

interface Town {
  id: number;
  at: number;
  bikes: number;
}

export async function findNearest(db: Db, pageQuery: PageQuery, measured: Measured): Promise<HitRow[]> {
  const towns = townsFrom(pageQuery, measured);
  const share = shareOf(towns, measured);
  const needed = enough(towns, share);
  const [first] = needed;
  const some = first && isWorthAWalk(first, share, needed, measured) ? [first] : needed;
  const found = await (some === needed ? collectIn(some, db, pageQuery) : walkIn(first as Town, db, pageQuery));
  const others = towns.slice(some.length);
  if (found.length === MOST_HITS || !others.length) return found;
  return [...found, ...(await collectIn(others, db, pageQuery))].slice(0, MOST_HITS);
}

function townsFrom({ bounds, cursor }: PageQuery, { row }: Measured): Town[] {
  const bikes = new Map(row.towns ?? []);
  return bounds.places
    .map((id, at) => ({ id, at, bikes: bikes.get(id) ?? 0 }))
    .filter((town) => town.bikes > 0 && town.at >= cursor.at);
}

function shareOf(towns: Town[], measured: Measured): number {
  const {
    bikes,
    met: { read },
  } = measured.part;
  const fitting = ((measured.read(0) + 1) * bikes) / Math.max(read, 1);
  return Math.min(1, fitting / Math.max(sum(towns), 1));
}

const sum = (towns: Town[]) => towns.reduce((all, { bikes }) => all + bikes, 0);

function enough(towns: Town[], share: number): Town[] {
  let [needed, bikes] = [0, 0];
  while (needed < towns.length && bikes * share < MOST_HITS * GENEROUS) bikes += towns[needed++]?.bikes ?? 0;
  return towns.slice(0, needed);
}

/** In a large town an index scan fills the page before it reads all bikes. */
function isWorthAWalk({ bikes }: Town, share: number, needed: Town[], measured: Measured): boolean {
  const fitting = bikes * share;
  return fitting > MOST_HITS * GENEROUS && (MOST_HITS * measured.bikes) / fitting < sum(needed);
}

function collectIn(towns: Town[], db: Db, pageQuery: PageQuery): PromiseLike<HitRow[]> {
  const values = valuesFor({ ...pageQuery, bounds: { ...pageQuery.bounds, places: [] } });
  const [ids, ats] = [towns.map(({ id }) => id), towns.map(({ at }) => at)];
  return nearest(db, filterShape(pageQuery), { ...values, towns: ids, townsAt: ats });
}

async function walkIn({ id, at }: Town, db: Db, { brands, bounds, cursor }: PageQuery): Promise<HitRow[]> {
  const from = { sort: 'newest' as const, at: 0, id: cursor.at === at ? cursor.id : HIGHEST_ID };
  const values = valuesFor({ sort: 'newest', cursor: from, brands, bounds: { ...bounds, places: [id] } });
  const shape = { sort: from.sort, ofOneBrand: brands.length === 1, ...filterShape({ bounds }) };
  return (await walk(db, shape, values)).map((bike) => ({ ...bike, at }));
}
