import { setTimeout as pause } from 'node:timers/promises';
import { bikesAdded, bikesRemoved } from '../../cache/invalidation.ts';
import type { Sql } from '../../database/connect.ts';
import { recordChanges } from './counts.ts';
import { entryOf } from './entry.ts';
import * as queries from './fill-queries.ts';
import { insertEntries } from './queries.ts';

const LOOKED_AT_ONCE = 2_000;
/** Parsing a title takes CPU; small batches keep the event loop responsive. */
const PUT_AT_ONCE = 50;
const REST_MS = 500;
const [LOWEST_ID, HIGHEST_ID] = ['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'];

/** Adds and removes what versions without the index listed or sold. Abortable; safe concurrently with all writes. */
export async function fillSearchIndex(sql: Sql, left?: AbortSignal) {
  while (!left?.aborted && (await fillOnce(sql, left)) > 0) await pause(REST_MS);
}

async function fillOnce(sql: Sql, left?: AbortSignal): Promise<number> {
  let leftOut = 0;
  for (let before: string | null = HIGHEST_ID; before && !left?.aborted; ) {
    const bikes: Awaited<ReturnType<typeof queries.onSale>> = await queries.onSale(sql, before, LOOKED_AT_ONCE);
    const last = bikes.at(-1)?.id;
    const indexed = new Set((await queries.indexed(sql, { before, from: last ?? LOWEST_ID })).map(({ id }) => id));
    const listed = new Set(bikes.filter(({ isOfMember }) => isOfMember).map(({ id }) => id));
    await clear(
      sql,
      [...indexed].filter((id) => !listed.has(id)),
    );
    const missing = [...listed].filter((id) => !indexed.has(id));
    while (missing.length && !left?.aborted) leftOut += await fillSome(sql, missing.splice(0, PUT_AT_ONCE));
    before = last ?? null;
  }
  return leftOut;
}

async function clear(sql: Sql, ids: string[]) {
  const [first] = ids;
  if (!first) return;
  await sql.begin(async (db) => {
    const gone = await queries.takeGone(db, ids);
    await Promise.all([
      recordChanges(db, first, { gone }),
      bikesRemoved(
        db,
        gone.map(({ id }) => id),
      ),
    ]);
  });
}

async function fillSome(sql: Sql, ids: string[]): Promise<number> {
  return sql.begin(async (db) => {
    const bikes = (await Promise.all(ids.map((id) => queries.lockProduct(db, id)))).flat();
    const [first] = bikes;
    if (first) {
      const entries = bikes.map((bike) => entryOf(bike, bike.verified));
      const come = await insertEntries(db, entries);
      const found = bikes.map(({ id }) => id);
      await Promise.all([recordChanges(db, first.id, { come }), bikesAdded(db, found)]);
    }
    return ids.length - bikes.length;
  });
}
