import type { Db } from '../database/connect.ts';
import * as steps from './step-queries.ts';

/** Somebody else has the import now, or its seller is gone. */
export class LostLease extends Error {}

/** Belongs into the transaction of what it notes: that is undone when the import is not ours any more. */
export async function advance(db: Db, id: string, holder: string, through: number): Promise<void> {
  const { count } = await steps.advance(db, id, holder, through);
  if (!count) throw new LostLease();
}
