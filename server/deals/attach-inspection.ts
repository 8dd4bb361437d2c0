import type { Deal } from '#contract/deals.ts';
import type { AppContext } from '../context.ts';
import type { Viewer } from '../http/viewer.ts';
import { takePart } from './act.ts';
import { addInspection } from './inspections.ts';

export function attachInspection(market: AppContext, viewer: Viewer, id: string): Promise<Deal> {
  return takePart(market, viewer, id, async (db, deal) => {
    await addInspection(db, viewer, deal);
    return undefined;
  });
}
