import type { Db, Sql } from '../../database/connect.ts';
import type { Change, CountedKeys } from './queries.ts';
import * as queries from './queries.ts';

/** Runs in the transaction of the change. */
export async function recordChanges(
  db: Db,
  productId: string,
  { gone = [], come = [] }: { gone?: CountedKeys[]; come?: CountedKeys[] },
) {
  const changes = summed([...gone.flatMap((one) => changesOf(one, -1)), ...come.flatMap((one) => changesOf(one, 1))]);
  if (changes.length) await queries.insertChanges(db, productId, changes);
}

function changesOf({ category_id, model_id, place_id }: CountedKeys, bikes: number): Change[] {
  return [
    { kind: 'brand', key: category_id, bikes },
    { kind: 'model', key: model_id, bikes },
    { kind: 'place', key: String(place_id), bikes },
  ];
}

function summed(changes: Change[]): Change[] {
  const sums = new Map<string, Change>();
  for (const change of changes) {
    const key = `${change.kind} ${change.key}`;
    sums.set(key, { ...change, bikes: change.bikes + (sums.get(key)?.bikes ?? 0) });
  }
  return [...sums.values()].filter(({ bikes }) => bikes !== 0);
}

/** Folds changes into the totals; idempotent, safe on several machines. */
export async function foldCounts(sql: Sql) {
  await sql.begin(async (db) => {
    const changes = summed(await queries.takeChanges(db));
    if (changes.length) await queries.count(db, changes);
  });
}
