import { requestChecks } from '../check-requests/check-requests.ts';
import type { AppContext } from '../context.ts';
import type { Sql } from '../database/connect.ts';
import { putProductBack, withheldBySuspension, withholdProductsOf } from '../products/products.ts';
import { lockPeople } from '../users/membership/membership.ts';
import * as queries from './queries.ts';

const AT_ONCE = 50;
const MOST_IN_A_RUN = 20;

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
    let rest = true;
    while (rest && !left.aborted) rest = !(await putBikesBack(sql, over));
  }
}

/** True: all are back. What the reviews of listings hold back stays so, and what comes back is checked anew. */
export async function putBikesBack(sql: Sql, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  return sql.begin(async (db) => {
    await queries.endFor(db, id);
    const bikes = await withheldBySuspension(db, userId, AT_ONCE);
    const back: string[] = [];
    for (const bike of bikes) {
      if (await putProductBack(db, { id: bike.id, sellerId: userId, from: 'withheld' })) back.push(bike.id);
    }
    await requestChecks(db, back);
    if (bikes.length === AT_ONCE && back.length) return false;
    await queries.settle(db, id);
    return true;
  });
}
