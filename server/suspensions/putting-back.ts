import { requestChecks } from '../check-requests/check-requests.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { putProductBack, withheldBySuspension, withholdProductsOf } from '../products/products.ts';
import { lockPeople } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

const AT_ONCE = 50;
const MOST_IN_A_RUN = 20;

type Over = queries.OverSuspension;

/**
 * Bikes of suspensions that are over go back, and bikes that a deal has put back meanwhile leave the market again.
 * Idempotent, safe to run concurrently.
 */
export async function settleSuspensions({ sql }: Pick<AppContext, 'sql'>, left: AbortSignal) {
  for (const { id } of await queries.withBikes(sql)) {
    if (left.aborted) return;
    await sql.begin(async (db) => {
      if ((await lockPeople(db, [{ id }])).length) await withholdProductsOf(db, id);
    });
  }
  for (const over of await queries.over(sql, MOST_IN_A_RUN)) {
    let after = await putSomeBack(sql, over);
    while (after && !left.aborted) after = await putSomeBack(sql, over, after);
  }
}

/**
 * What the reviews of listings hold back stays so, and what comes back is checked anew. Returns after which bike to go
 * on; undefined: all are back.
 */
export async function putSomeBack(sql: Sql, { id, userId }: Over, after?: string): Promise<string | undefined> {
  return sql.begin(async (db) => {
    await queries.endFor(db, userId);
    const bikes = await withheldBySuspension(db, userId, { limit: AT_ONCE, after });
    const back: string[] = [];
    for (const bike of bikes)
      if (await putProductBack(db, { id: bike.id, sellerId: userId, from: 'withheld' })) back.push(bike.id);
    await requestChecks(db, back);
    if (bikes.length === AT_ONCE) return bikes.at(-1)?.id;
    await queries.settle(db, id);
    return undefined;
  });
}
