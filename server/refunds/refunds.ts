import { v7 as newId } from 'uuid';
import type { Db } from '../database/connect.ts';
import { post } from '../ledger/ledger.ts';
import * as queries from './queries.ts';

export { followRefunds } from './following.ts';
export { sendRefunds } from './sending.ts';

/** Orders that money of a payment goes back to the buyer's card; a job sends it. */
export async function orderRefund(
  db: Db,
  refund: { productId: string; bookingId: string; paymentId: string; cents: number },
) {
  if (refund.cents > 0) await queries.insert(db, { ...refund, id: newId() });
}

interface Payment {
  productId: string;
  paymentId: string;
  /** It belongs to no deal. */
  stray: boolean;
}

/** The buyer's bank gave money back for good: what we owe of it and have not sent is called off, up to what it took. */
export async function callOffRefunds(db: Db, { stray, ...payment }: Payment, cents: number) {
  let left = cents;
  for (const refund of await queries.lockOfPayment(db, payment)) {
    if (refund.amountCents > left) continue;
    const { count } = await queries.callOff(db, refund);
    if (count === 0) continue;
    left -= refund.amountCents;
    if (!stray) await queries.lowerRefund(db, refund);
    const { productId, bookingId, amountCents, currency } = refund;
    await post(
      db,
      { productId, id: bookingId },
      {
        from: 'refund-due',
        to: 'losses',
        cents: amountCents,
        currency,
        reason: stray ? 'stray-called-off' : 'refund-called-off',
      },
    );
  }
}
