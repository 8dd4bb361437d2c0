import type { PaymentStatus } from '#contract/payments.ts';
import type { Db } from '../database/connect.ts';

export interface Attempt {
  attempt: number;
  intentId: string;
}

export const lastAttempt = (db: Db, booking: { productId: string; id: string }) => db<Attempt[]>`
  select attempt, intent_id as "intentId" from payment_intents
  where product_id = ${booking.productId} and booking_id = ${booking.id}
  order by attempt desc limit 1`;

export const insertAttempt = (db: Db, booking: { productId: string; id: string }, { attempt, intentId }: Attempt) => db`
  insert into payment_intents (product_id, booking_id, attempt, intent_id)
  values (${booking.productId}, ${booking.id}, ${attempt}, ${intentId})
  on conflict do nothing`;

export interface PaymentRow {
  id: string;
  productId: string;
  bookingId: string;
  intentId: string;
  status: PaymentStatus;
}

const columns = (db: Db) => db`
  id, product_id as "productId", booking_id as "bookingId", intent_id as "intentId", status`;

export const paymentOfIntent = (db: Db, productId: string, intentId: string) => db<PaymentRow[]>`
  select ${columns(db)} from payments where product_id = ${productId} and intent_id = ${intentId}`;

export const insertPayment = (db: Db, payment: PaymentRow & { amountCents: number; currency: string }) => db<
  PaymentRow[]
>`
  insert into payments (product_id, id, booking_id, intent_id, amount_cents, currency, status)
  values (${payment.productId}, ${payment.id}, ${payment.bookingId}, ${payment.intentId}, ${payment.amountCents},
    ${payment.currency}, ${payment.status})
  on conflict (product_id, intent_id) do nothing
  returning ${columns(db)}`;

export const refundsDue = (db: Db) => db<PaymentRow[]>`
  select ${columns(db)} from payments where status = 'refund-due' order by recorded_at limit 100`;

export const markRefunded = (db: Db, payment: PaymentRow) => db`
  update payments set status = 'refunded', refunded_at = now()
  where product_id = ${payment.productId} and id = ${payment.id} and status = 'refund-due'`;
