import type { AppContext } from '../../context.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';

/** After each attempt that was refused; there is none after the last. */
const WAIT_MINUTES = [1, 10, 60, 360];

/** The provider does not do it: nothing has moved. A chargeback that came meanwhile can call it off now. */
export async function keepRefusal({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markRefused(db, payout, why, WAIT_MINUTES[payout.refusals]);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

/** Another attempt would be refused as well: an admin has to look. */
export async function keepHopeless({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markRefused(db, payout, why, undefined);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
