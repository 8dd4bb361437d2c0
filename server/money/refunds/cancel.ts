import type { Db } from '../../database/connect.ts';
import { post } from '../ledger/ledger.ts';
import { uncovered } from '../payouts/payouts.ts';
import * as queries from './queries.ts';

interface Payment {
  productId: string;
  bookingId: string;
  paymentId: string;
}

/** A buyer must not get both a lost chargeback and a refund. The caller holds the deal's lock. */
export async function callOffRefunds(db: Db, payment: Payment) {
  const deal = { productId: payment.productId, id: payment.bookingId };
  const [taken] = await queries.takenForGood(db, payment);
  if (!taken || taken.cents <= 0) return;
  let left = taken.stray ? taken.cents : Math.min(taken.cents, await uncovered(db, deal));
  for (const refund of await queries.lockOfPayment(db, payment)) {
    if (refund.amountCents > left) continue;
    const { count } = await queries.callOff(db, refund);
    if (count === 0) continue;
    const { amountCents: cents, currency } = refund;
    left -= cents;
    if (!taken.stray) await queries.lowerRefund(db, refund);
    const reason = taken.stray ? 'stray-called-off' : 'refund-called-off';
    await post(db, deal, { from: 'refund-due', to: 'losses', cents, currency, reason });
  }
}
