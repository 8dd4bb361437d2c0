import { v7 as newId } from 'uuid';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

export { callOffRefunds } from './cancel.ts';
export { followRefunds } from './reconcile-one.ts';
export { sendRefunds } from './sending.ts';

export async function orderRefund(
  db: Db,
  refund: { productId: string; bookingId: string; paymentId: string; cents: number },
) {
  if (refund.cents > 0) await queries.insert(db, { ...refund, id: newId() });
}
