import type { AppContext } from '../../context.ts';
import { markPermanentlyFailed, markRefused } from './outbox.ts';
import * as queries from './queries.ts';
import { recoverPayouts } from './recovering.ts';

/** The provider rejected the payout, so nothing moved. A chargeback meanwhile may cancel it now. */
export function recordRefusal({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  return sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    const refused = await markRefused(db, payout, why);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
    return refused;
  });
}

export function recordPermanentFailure({ sql }: Pick<AppContext, 'sql'>, payout: queries.PayoutRow, why: string) {
  return sql.begin(async (db) => {
    await queries.lockDeal(db, payout);
    const refused = await markPermanentlyFailed(db, payout, why);
    await recoverPayouts(db, { productId: payout.productId, id: payout.bookingId });
    return refused;
  });
}
