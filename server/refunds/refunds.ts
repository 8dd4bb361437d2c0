import { v7 as newId } from 'uuid';
import type { Db } from '../database/connect.ts';
import { post } from '../ledger/ledger.ts';
import type { Market } from '../market.ts';
import * as queries from './queries.ts';

/** Orders that money of a payment goes back to the buyer's card; a job sends it. */
export async function orderRefund(
  db: Db,
  refund: { productId: string; bookingId: string; paymentId: string; cents: number },
) {
  if (refund.cents > 0) await queries.insert(db, { ...refund, id: newId() });
}

/** Sends what is due back to the buyers' cards; safe to run twice and on many machines. */
export async function sendRefunds(market: Market) {
  const due = await queries.due(market.sql);
  const outcomes = await Promise.allSettled(due.map((refund) => send(market, refund)));
  // One that the provider refuses does not hold up the others.
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
}

async function send({ sql, cards }: Market, refund: queries.DueRefund) {
  const reference = await cards.refund(refund);
  const { productId, bookingId, amountCents: cents } = refund;
  await sql.begin(async (db) => {
    const { count } = await queries.markSent(db, refund, reference);
    if (count === 0) return;
    await queries.markPaymentRefunded(db, refund);
    const entry = { from: 'refund-due', to: 'buyer', cents, reason: 'refund-sent', reference } as const;
    await post(db, { productId, id: bookingId }, entry);
  });
}
