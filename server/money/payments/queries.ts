import type { PaymentStatus } from '#contract/payments.ts';
import type { Db } from '../../database/connect.ts';

export interface Attempt {
  attempt: number;
  intentId: string;
}

export const lastAttempt = (db: Db, booking: { productId: string; id: string }) => db<Attempt[]>`
  select attempt, intent_id as "intentId" from payment_intents
  where product_id = ${booking.productId} and booking_id = ${booking.id}
  order by attempt desc limit 1`;

/** Returns the intent on record, which is another one when a concurrent call recorded this attempt first. */
export const recordAttempt = (db: Db, booking: { productId: string; id: string }, { attempt, intentId }: Attempt) => db<
  { intentId: string }[]
>`
  insert into payment_intents (product_id, booking_id, attempt, intent_id)
  values (${booking.productId}, ${booking.id}, ${attempt}, ${intentId})
  on conflict (product_id, booking_id, attempt) do update set attempt = excluded.attempt
  returning intent_id as "intentId"`;

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

export interface OpenIntent {
  /** In microseconds. */
  createdAt: string;
  intentId: string;
  productId: string;
  bookingId: string;
}

export const openIntentsOf = (db: Db, booking: { productId: string; id: string }) => db<OpenIntent[]>`
  select intent_id as "intentId", product_id as "productId", booking_id as "bookingId", created_at::text as "createdAt"
  from payment_intents
  where product_id = ${booking.productId} and booking_id = ${booking.id} and closed_at is null order by attempt`;

export const openIntentsOfEnded = (db: Db, limit: number, after?: OpenIntent) => db<OpenIntent[]>`
  select i.intent_id as "intentId", i.product_id as "productId", i.booking_id as "bookingId",
    i.created_at::text as "createdAt"
  from payment_intents i join bookings b on b.product_id = i.product_id and b.id = i.booking_id
  where i.closed_at is null and b.status <> 'booked'
    ${after ? db`and (i.created_at, i.intent_id) > (${after.createdAt}::text::timestamptz, ${after.intentId})` : db``}
  order by i.created_at, i.intent_id limit ${limit}`;

export const closeIntent = (db: Db, { productId, intentId }: { productId: string; intentId: string }) => db`
  update payment_intents set closed_at = now()
  where product_id = ${productId} and intent_id = ${intentId} and closed_at is null`;

export const uncounted = (db: Db, booking: { productId: string; id: string }, eventId: string) => db`
  not exists (
    select 1 from booking_steps s where s.product_id = ${booking.productId} and s.booking_id = ${booking.id}
      and s.verb = 'refuse-card' and s.facts->>'event' = ${eventId})`;

export interface Recorded {
  productId: string;
  paymentId: string;
  intentId: string;
}

export const recordedOf = (db: Db, intentId: string) => db<Recorded[]>`
  select product_id as "productId", id as "paymentId", intent_id as "intentId" from payments
  where intent_id = ${intentId}`;
