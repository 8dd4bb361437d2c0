import { v7 as newId } from 'uuid';
import { takeEach } from '../../concurrency/batches.ts';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { notify } from '../../notifications/notifications.ts';
import * as queries from './review-queries.ts';

const AT_ONCE = 50;

export type ReviewServices = Pick<AppContext, 'sql' | 'auditor' | 'settings'>;

export async function holdForReview(services: ReviewServices) {
  for (let held = AT_ONCE; held === AT_ONCE; )
    held = await services.sql.begin(async (db) => {
      const payouts = await takeEach(await queries.suspicious(db, services.settings, AT_ONCE), (payout) =>
        queries.hold(db, services.settings, payout),
      );
      for (const payout of payouts) {
        await note(db, services, payout, { action: 'payout-held', actor: 'clock' });
        await tell(db, payout, 'payout-held');
      }
      return payouts.length;
    });
}

type Action = Parameters<AppContext['auditor']['note']>[1];

export const note = (
  db: Db,
  { auditor }: ReviewServices,
  payout: queries.HeldRow,
  action: Pick<Action, 'action' | 'actor' | 'actorId'>,
) =>
  auditor.note(db, {
    ...action,
    subject: `booking ${payout.bookingId}`,
    facts: { payout: payout.id, cents: payout.cents, heldFor: payout.heldFor },
  });

export function tell(
  db: Db,
  { productId, bookingId, buyerId, sellerId }: queries.HeldRow,
  verb: 'payout-held' | 'payout-released' | 'payout-refunded',
  adminId?: string,
) {
  const actor = adminId ? ('admin' as const) : ('clock' as const);
  return notify(db, { id: newId(), productId, bookingId, verb, actor, actorId: adminId, buyerId, sellerId });
}
