import type { AppContext } from '../../context.ts';
import { businessEvents } from '../../counts/counts.ts';
import type { Db } from '../../database/connect.ts';
import { expectCardFees } from '../card-fees/card-fees.ts';
import { post } from '../ledger/ledger.ts';
import type { CardRefund } from '../stripe/stripe.ts';
import { callOffRefunds } from './cancel.ts';
import { markFailed, markRefused, markSent } from './outbox.ts';
import * as queries from './queries.ts';

type RefundServices = Pick<AppContext, 'sql' | 'auditor'>;

/** Idempotent: events may be repeated or out of order. */
export function recordRefund(services: RefundServices, refund: queries.RefundRow, made: CardRefund) {
  return services.sql.begin(async (db) => {
    await queries.lockDeal(db, refund);
    await sent(db, services, refund, made);
    if (made.status === 'failed') await failed(db, services, refund, made);
  });
}

/** The provider rejected the refund, so nothing moved; a chargeback may be the reason. */
export function recordRefusal({ sql }: RefundServices, refund: queries.RefundRow, why: string) {
  return sql.begin(async (db) => {
    await queries.lockDeal(db, refund);
    const refused = await markRefused(db, refund, why);
    await callOffRefunds(db, refund);
    return refused;
  });
}

async function sent(db: Db, services: RefundServices, refund: queries.RefundRow, { reference }: CardRefund) {
  const { count } = await markSent(db, refund, reference);
  if (count === 0) return;
  await queries.markPaymentRefunded(db, refund);
  await expectCardFees(db, refund);
  await record(db, services, refund, { from: 'refund-due', to: 'buyer', reason: 'refund-sent', reference });
  businessEvents.add('refund');
}

async function failed(db: Db, services: RefundServices, refund: queries.RefundRow, made: CardRefund) {
  if (!(await markFailed(db, refund, made))) return;
  await queries.markPaymentDue(db, refund);
  const { reference } = made;
  await record(db, services, refund, { from: 'buyer', to: 'refund-due', reason: 'refund-failed', reference });
}

interface Movement {
  from: 'refund-due' | 'buyer';
  to: 'refund-due' | 'buyer';
  reason: string;
  reference: string;
}

async function record(db: Db, { auditor }: RefundServices, refund: queries.RefundRow, movement: Movement) {
  const { productId, bookingId, amountCents: cents, currency } = refund;
  const { reason, reference } = movement;
  await post(db, { productId, id: bookingId }, { ...movement, cents, currency });
  const facts = { cents, reference };
  await auditor.note(db, { actor: 'provider', action: reason, subject: `booking ${bookingId}`, facts });
}
