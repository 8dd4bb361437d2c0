import type { DealSettings } from '#contract/deal-settings.ts';
import type { PayoutWait } from '#contract/payout-waits.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';
import { timetable } from './timetable.ts';

export { mayLeave, others, payoutsInDeals, suspicion, withOthers } from './rule-queries.ts';

export interface WaitingPayout extends queries.WaitingRow {
  /** Absent: sent with the next run. */
  wait: PayoutWait | undefined;
}

export async function waitingPayouts(db: Db, settings: DealSettings, sellerId: string): Promise<WaitingPayout[]> {
  const [[seller], waiting, gone] = await Promise.all([
    queries.seller(db, settings, sellerId),
    queries.waiting(db, settings, sellerId),
    queries.gone(db, sellerId),
  ]);
  if (!seller) return [];
  const waits = timetable({ ...seller, waiting, gone }, settings);
  return waiting.map((payout) => ({ ...payout, wait: waits.get(payout.id) }));
}

export async function payoutWaitOf(
  db: Db,
  settings: DealSettings,
  { sellerId, id }: { sellerId: string; id: string },
): Promise<PayoutWait | undefined> {
  const ofDeal = (await waitingPayouts(db, settings, sellerId)).filter(({ bookingId }) => bookingId === id);
  return ofDeal.at(-1)?.wait;
}
