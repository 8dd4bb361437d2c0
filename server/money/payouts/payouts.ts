import { v7 as newId } from 'uuid';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

export { followAccount, readPayoutAccount } from './accounts.ts';
export { cancelReversals, isReversing, recoverPayouts, uncovered } from './recovering.ts';
export { sendPayouts } from './sending.ts';

export async function orderPayout(
  db: Db,
  payout: { productId: string; bookingId: string; sellerId: string; cents: number },
) {
  if (payout.cents > 0) await queries.insert(db, { ...payout, id: newId() });
}
