import { bookAfter } from './balance-transactions.ts';
import { NO_REQUEST } from './calls.ts';
import type { Db } from './database.ts';
import { type Dispute, type DisputeStatus, disputeView } from './dispute-view.ts';
import { recordEvent } from './events.ts';
import { newId } from './ids.ts';
import type { PaymentIntent } from './payment-intent-view.ts';
import type { Terms } from './terms.ts';

interface Complaint {
  reason: string;
  /** By default all that is not refunded. */
  amount?: number;
}

/** Once per payment, for no more than is left. Undefined: impossible. */
export async function openDispute(db: Db, terms: Terms, intentId: string, { reason, amount }: Complaint) {
  const [taken] = await db<(PaymentIntent & { amount_disputed: number })[]>`
    update payment_intents set amount_disputed = coalesce(${amount ?? null}::int, amount - amount_refunded)
    where id = ${intentId} and status = 'succeeded' and amount_disputed = 0
      and coalesce(${amount ?? null}::int, amount - amount_refunded) between 1 and amount - amount_refunded
      and not exists (select from disputes where payment_intent = ${intentId})
    returning *`;
  if (!taken) return undefined;
  const [dispute] = await db<Dispute[]>`
    insert into disputes ${db({
      id: newId('dp'),
      payment_intent: taken.id,
      charge: taken.latest_charge,
      amount: taken.amount_disputed,
      currency: taken.currency,
      reason,
      status: 'needs_response',
    })} returning *`;
  if (!dispute) throw new Error('The dispute was not stored');
  const { id: source, charge } = dispute;
  await bookAfter(db, charge, { type: 'adjustment', source, amount: -dispute.amount, fee: terms.dispute });
  await tell(db, 'created', dispute);
  await tell(db, 'funds_withdrawn', dispute);
  return dispute;
}

/** A won dispute returns the money. Undefined: closed already. */
export async function concludeDispute(db: Db, id: string, status: DisputeStatus & ('won' | 'lost')) {
  const [dispute] = await db<Dispute[]>`
    update disputes set status = ${status} where id = ${id} and status not in ('won', 'lost') returning *`;
  if (!dispute) return undefined;
  if (status === 'won') {
    await db`update payment_intents set amount_disputed = 0 where id = ${dispute.payment_intent}`;
    await bookAfter(db, dispute.charge, { type: 'adjustment', source: id, amount: dispute.amount });
    await tell(db, 'funds_reinstated', dispute);
  }
  await tell(db, 'closed', dispute);
  return dispute;
}

export const tell = async (db: Db, happening: string, dispute: Dispute) =>
  recordEvent(db, `charge.dispute.${happening}`, await disputeView(db, dispute), { request: NO_REQUEST });
