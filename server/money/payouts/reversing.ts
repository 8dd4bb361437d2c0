import type { AppContext } from '../../context.ts';
import { post } from '../ledger/ledger.ts';
import { CardRefusal } from '../stripe/stripe.ts';
import { markReversed } from './outbox.ts';
import { lockDeal, type PayoutRow } from './queries.ts';
import { recoverPayouts } from './recovering.ts';
import { lowerPayout } from './recovery-queries.ts';
import { recordRefusal } from './refusing.ts';

export async function reverse(market: AppContext, payout: PayoutRow) {
  const amountCents = payout.reversalCents - payout.reversedCents;
  try {
    const made =
      (payout.begun && (await earlier(market, payout))) || (await market.stripe.reverse({ ...payout, amountCents }));
    return await recordReversal(market, payout, { reference: made.reference, cents: amountCents });
  } catch (fault) {
    if (!(fault instanceof CardRefusal)) throw fault;
    return recordRefusal(market, payout, fault.why);
  }
}

async function earlier({ stripe }: AppContext, { id, reference, reversedCents, attempt }: PayoutRow) {
  const known = await stripe.reversalsOf(reference);
  return known.find(
    (reversal) => reversal.payoutId === id && reversal.reversedCents === reversedCents && reversal.attempt === attempt,
  );
}

async function recordReversal(
  { sql, auditor }: AppContext,
  payout: PayoutRow,
  { reference, cents }: { reference: string; cents: number },
) {
  const { productId, bookingId } = payout;
  const deal = { productId, id: bookingId };
  await sql.begin(async (db) => {
    await lockDeal(db, payout);
    const { count } = await markReversed(db, payout, cents);
    if (count === 0) return;
    await lowerPayout(db, deal, cents);
    await post(db, deal, { from: 'seller', to: 'losses', cents, reason: 'payout-reversed', reference });
    const facts = { cents, reference };
    await auditor.note(db, { actor: 'clock', action: 'payout-reversed', subject: `booking ${bookingId}`, facts });
    await recoverPayouts(db, deal);
  });
}
