import { v7 as newId } from 'uuid';
import type { AppContext } from '../../context.ts';
import type { Db } from '../../database/connect.ts';
import { held, lock, moveMoney, transition } from '../../deals/bookings/bookings.ts';
import { expectCardFees } from '../card-fees/card-fees.ts';
import { post } from '../ledger/ledger.ts';
import { recoverPayouts } from '../payouts/payouts.ts';
import * as queries from './queries.ts';

interface Dispute {
  reference: string;
  cents: number;
}

/** Records a chargeback once. */
export async function openChargeback(
  db: Db,
  market: AppContext,
  payment: queries.Payment,
  { reference, cents }: Dispute,
) {
  const deal = { productId: payment.productId, id: payment.bookingId };
  const [before] = await lock(db, deal);
  const known = await queries.ofPayment(db, payment);
  if (!before || known.some((chargeback) => chargeback.reference === reference)) return;
  const covered = payment.stray ? 0 : Math.min(cents, held(before));
  await queries.insert(db, payment, { id: newId(), reference, cents, covered });
  await expectCardFees(db, payment);
  if (payment.stray) {
    const { currency } = payment;
    await post(db, deal, { from: 'losses', to: 'buyer', cents, reason: 'stray-charge-back', reference, currency });
  } else {
    const step = { verb: 'charge-back', mover: { as: 'provider' }, cents, reference } as const;
    // An ended deal keeps its state; only its money moves.
    if (!(await transition(db, market, deal, step))) await moveMoney(db, market.settings, before, 'take-back', step);
    await recoverPayouts(db, deal);
  }
}
