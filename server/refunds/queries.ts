import type { Db } from '../database/connect.ts';

interface NewRefund {
  id: string;
  productId: string;
  bookingId: string;
  paymentId: string;
  cents: number;
}

export const insert = (db: Db, { id, productId, bookingId, paymentId, cents }: NewRefund) => db`
  insert into refunds (product_id, id, booking_id, payment_id, amount_cents)
  values (${productId}, ${id}, ${bookingId}, ${paymentId}, ${cents})`;

export interface DueRefund {
  id: string;
  productId: string;
  bookingId: string;
  paymentId: string;
  intentId: string;
  amountCents: number;
  attempt: number;
}

export const due = (db: Db) => db<DueRefund[]>`
  select r.id, r.product_id as "productId", r.booking_id as "bookingId", r.payment_id as "paymentId",
    p.intent_id as "intentId", r.amount_cents as "amountCents", r.attempt
  from refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id
  where r.status = 'due' and r.next_attempt_at <= now() order by r.next_attempt_at limit 100`;

export const markSent = (db: Db, { productId, id, attempt }: DueRefund, reference: string) => db`
  update refunds set status = 'sent', sent_at = now(), reference = ${reference}, fault = null
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;

/** A payment that belongs to no deal, and is back with its buyer. */
export const markPaymentRefunded = (db: Db, { productId, paymentId }: DueRefund) => db`
  update payments set status = 'refunded', refunded_at = now()
  where product_id = ${productId} and id = ${paymentId} and status = 'refund-due'`;
