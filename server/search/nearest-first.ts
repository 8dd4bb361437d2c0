import type { Db } from '../database/connect.ts';
import type { Sought } from './find.ts';
import { type FoundRow, MOST_FOUND } from './found.ts';
import type { Measured } from './measure.ts';
import { nearest } from './nearest-queries.ts';

/** Towns where so many times a page is to be expected are looked at first. */
const GENEROUS = 3;

interface Town {
  id: number;
  /** Its number in the order of distance. */
  at: number;
  bikes: number;
}

/** Town by town, those that are needed; when they did not suffice, the others. */
export async function findNearest(db: Db, sought: Sought & { brands: string[] }, measured: Measured) {
  const towns = townsFrom(sought.bounds.places, measured, sought.spot?.at);
  const [some, others] = split(towns, (MOST_FOUND * GENEROUS) / share(towns, measured));
  const found = await nearest(db, { ...sought, towns: some });
  if (found.length === MOST_FOUND || !others.length) return found;
  const more: FoundRow[] = await nearest(db, { ...sought, towns: others });
  return [...found, ...more].slice(0, MOST_FOUND);
}

/** Those with bikes, from where the page starts on. */
function townsFrom(places: number[], { row }: Measured, start = 0): Town[] {
  const bikes = new Map(row.towns ?? []);
  return places
    .map((id, at) => ({ id, at, bikes: bikes.get(id) ?? 0 }))
    .filter((town) => town.bikes > 0 && town.at >= start);
}

/** Which part of the bikes there fits. */
function share(towns: Town[], measured: Measured): number {
  const { bikes, read } = measured.part;
  const fitting = ((measured.read(0) + 1) * bikes) / Math.max(read, 1);
  const all = towns.reduce((sum, town) => sum + town.bikes, 0);
  return Math.min(1, fitting / Math.max(all, 1));
}

function split(towns: Town[], bikes: number): [Town[], Town[]] {
  let [needed, sum] = [0, 0];
  while (needed < towns.length && sum < bikes) sum += towns[needed++]?.bikes ?? 0;
  return [towns.slice(0, needed), towns.slice(needed)];
}
