import type { Deal } from '#contract/deals.ts';
import { t } from '#language/t.ts';
import type { AppContext } from '../context.ts';
import type { Db } from '../database/connect.ts';
import { forbidden } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import * as products from '../products/products.ts';
import { lockMember } from '../users/membership/membership.ts';
import { move, moveRefunding, takePart } from './act.ts';
import { type Deal as Ended, transitionLocked } from './bookings/bookings.ts';

interface Farewell {
  reason: string;
  relist: boolean;
}

export function confirmDeal(market: AppContext, viewer: Viewer, id: string): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    await move(db, market, { viewer, deal, verb: 'confirm' });
    return undefined;
  });
}

export function declineDeal(market: AppContext, viewer: Viewer, id: string, farewell: Farewell): Promise<Deal> {
  return takePart(
    market,
    viewer,
    id,
    async (db, deal) => {
      const declined = await move(db, market, { viewer, deal, verb: 'decline' }, { reason: farewell.reason });
      await relistAsWished(db, declined, farewell);
      return undefined;
    },
    sellerFirst(viewer, farewell),
  );
}

/** A late cancellation requires the buyer to accept its cost; in good time it is free. */
export function cancelDeal(
  market: AppContext,
  viewer: Viewer,
  id: string,
  { late, ...farewell }: Farewell & { late: boolean },
): Promise<Deal> {
  return takePart(
    market,
    viewer,
    id,
    async (db, deal) => {
      const { reason } = farewell;
      if (farewell.relist && deal.as !== 'seller') throw forbidden(t('Only the seller can put the bike back on sale.'));
      const calledOffLate =
        late &&
        (await transitionLocked(db, market, deal, {
          verb: 'cancel-late',
          mover: { as: deal.as, id: viewer.id },
          reason,
        }));
      const cancelled =
        calledOffLate || (await moveRefunding(db, market, { viewer, deal, verb: 'cancel' }, { reason }));
      if (cancelled) await relistAsWished(db, cancelled, farewell);
      return undefined;
    },
    sellerFirst(viewer, farewell),
  );
}

/** Relisting locks the seller: before the deal, as booking and leaving do, against deadlocks. */
const sellerFirst = ({ id }: Viewer, { relist }: Pick<Farewell, 'relist'>) =>
  relist ? { first: (db: Db) => lockMember(db, id) } : {};

/** The hold has ended already. */
async function relistAsWished(db: Db, { productId, sellerId, capturedCents }: Ended, { relist }: Farewell) {
  if (relist && capturedCents > 0) await products.relistProduct(db, sellerId, productId);
}

export function relistProduct(market: AppContext, viewer: Viewer, id: string): Promise<Deal> {
  return takePart(
    market,
    viewer,
    id,
    async (db, { as, productId }) => {
      if (as !== 'seller') throw forbidden(t('Only the seller can put the bike back on sale.'));
      await products.relistProduct(db, viewer.id, productId);
      return undefined;
    },
    sellerFirst(viewer, { relist: true }),
  );
}
