import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { lock, moveMoney, transition } from '../../deals/bookings/bookings.ts';
import { expectCardFees } from '../card-fees/card-fees.ts';
import { post } from '../ledger/ledger.ts';
import { cancelReversals, isReversing, recoverPayouts } from '../payouts/payouts.ts';
import { callOffRefunds } from '../refunds/refunds.ts';
import * as queries from './queries.ts';

interface Outcome {
  reference: string;
  cents: number;
  status: 'won' | 'lost';
}

interface Closing {
  market: AppContext;
  payment: queries.Payment;
  deal: { productId: string; id: string };
  chargebacks: queries.Chargeback[];
  outcome: Outcome;
}

export async function closeChargeback(db: Db, market: AppContext, payment: queries.Payment, outcome: Outcome) {
  const deal = { productId: payment.productId, id: payment.bookingId };
  await lock(db, deal);
  const known = await queries.ofPayment(db, payment);
  const open = known.find(({ reference, status }) => reference === outcome.reference && status === 'open');
  if (!open) return;
  // Waits for a pending reversal, which decides the seller's amount.
  if (outcome.status === 'won' && (await isReversing(db, deal))) return;
  await queries.close(db, payment, open.id, outcome.status);
  await expectCardFees(db, payment);
  const chargebacks = known.map((one) => (one.id === open.id ? { ...one, status: outcome.status } : one));
  const closing = { market, payment, deal, chargebacks, outcome: { ...outcome, cents: open.cents } };
  await (payment.stray ? closeStray(db, closing) : closeOfDeal(db, closing));
}

/** The deal continues after the last chargeback is decided. */
async function closeOfDeal(db: Db, { market, payment, deal, chargebacks, outcome }: Closing) {
  const { reference, cents, status } = outcome;
  const isLast = chargebacks.every((one) => one.status !== 'open');
  const isLost = chargebacks.some((one) => one.status === 'lost');
  if (status === 'won') await cancelReversals(db, deal);
  else await callOffRefunds(db, payment);
  const verb = isLost ? 'lose-charge' : 'win-charge';
  const step = { verb, mover: { as: 'provider' }, cents, reference } as const;
  const wins = isLast && !isLost && (await transition(db, market, deal, step));
  if (status === 'won' && !wins) await giveBack(db, market, deal, step);
  if (isLast && isLost) await transition(db, market, deal, step);
  await recoverPayouts(db, deal);
}

async function giveBack(
  db: Db,
  { settings }: AppContext,
  deal: Closing['deal'],
  step: { cents: number; reference: string },
) {
  const [now] = await lock(db, deal);
  if (now) await moveMoney(db, settings, now, 'return', step);
}

async function closeStray(db: Db, { payment, deal, outcome }: Closing) {
  const { reference, cents, status } = outcome;
  if (status === 'lost') return callOffRefunds(db, payment);
  const { currency } = payment;
  return post(db, deal, { from: 'buyer', to: 'losses', cents, reason: 'stray-win-charge', reference, currency });
}
