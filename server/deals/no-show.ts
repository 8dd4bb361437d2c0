import type { Deal } from '#contract/deals.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { move, takePart } from './act.ts';

export function missOther(
  market: AppContext,
  viewer: Viewer,
  id: string,
  { reason }: { reason: string },
): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    const verb = deal.as === 'buyer' ? 'miss-seller' : 'miss-buyer';
    await move(db, market, { viewer, deal, verb }, { reason });
    return undefined;
  });
}

export function withdrawMiss(market: AppContext, viewer: Viewer, id: string): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    await move(db, market, { viewer, deal, verb: 'withdraw' });
    return undefined;
  });
}
