import type { Db } from '../../database/connect.ts';
import { done, type Outbox, retry } from '../../outbox/outbox.ts';
import { MONEY } from '../attempts/attempts.ts';
import type { CardRefund } from '../stripe/stripe.ts';
import { details, type RefundRow } from './queries.ts';

/** A disputed payment must not be refunded too. */
export const REFUNDS: Outbox<RefundRow> = {
  ...MONEY,
  noun: 'A refund',
  table: 'refunds',
  alias: 'r',
  failures: ({ attempt }) => attempt - 1,
  from: (db) => db`refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id`,
  columns: details,
  when: (db) => db`
    r.status = 'due' and not exists (
      select 1 from chargebacks c
      where c.product_id = r.product_id and c.payment_id = r.payment_id and c.status = 'open')`,
  person: (db) => db`(select b.buyer_id from bookings b where b.product_id = r.product_id and b.id = r.booking_id)`,
  queued: (db) => db`status = 'due'`,
  facts: ({ id, bookingId }) => ({ refund: id, bookingId }),
};

export const markSent = (db: Db, refund: RefundRow, reference: string) =>
  done(db, REFUNDS, refund, {
    set: db`
      status = 'sent', sent_at = now(), ask_at = now() + interval '1 hour', reference = ${reference}, fault = null,
      begun_at = null`,
    when: db`status in ('due', 'stuck')`,
  });

export const markRefused = (db: Db, refund: RefundRow, fault: string) =>
  retry(db, REFUNDS, refund, { fault, when: db`status = 'due'` });

export const markFailed = (db: Db, refund: RefundRow, { reference, fault }: CardRefund) =>
  retry(db, REFUNDS, refund, {
    fault: fault ?? 'failed',
    set: db`reference = null, sent_at = null, ask_at = null`,
    when: db`status = 'sent' and reference = ${reference}`,
  });
