import type { AppContext } from '../../context.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';

/** Delays after rejected attempts; after the last there is none. */
const WAIT_MINUTES = [1, 10, 60, 360];

/** The provider rejected the payout, so nothing moved. A chargeback meanwhile may cancel it now. */
export async function keepRefusal({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markRefused(db, payout, why, WAIT_MINUTES[payout.refusals]);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}

/** A retry would fail too: an admin must look. */
export async function keepHopeless({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  await sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    await queries.markRefused(db, payout, why, undefined);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
  });
}
