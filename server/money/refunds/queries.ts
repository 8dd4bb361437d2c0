import type { Db } from '../../database/connect.ts';

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

export interface RefundRow {
  id: string;
  productId: string;
  bookingId: string;
  paymentId: string;
  intentId: string;
  amountCents: number;
  currency: string;
  status: 'due' | 'sent' | 'stuck' | 'called-off';
  attempt: number;
  /** This attempt may have reached the provider before. */
  begun: boolean;
  reference: string | null;
}

/** Of refund `r` of payment `p`. */
export const details = (db: Db) => db`
  r.booking_id as "bookingId", r.payment_id as "paymentId", p.intent_id as "intentId", r.amount_cents as "amountCents",
  p.currency, r.status, r.reference`;

const columns = (db: Db) => db`
  r.id, r.product_id as "productId", r.attempt, r.begun_at is not null as begun, ${details(db)}`;

/** Refunds of a payment, locked; other lockers hold the deal's lock first. */
export const lockOfPayment = (db: Db, payment: { productId: string; paymentId: string }) => db<RefundRow[]>`
  select ${columns(db)} from refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id
  where r.product_id = ${payment.productId} and r.payment_id = ${payment.paymentId} order by r.id for update of r`;

export const ofPayment = (db: Db, payment: { productId: string; paymentId: string }) => db<RefundRow[]>`
  select ${columns(db)} from refunds r join payments p on p.product_id = r.product_id and p.id = r.payment_id
  where r.product_id = ${payment.productId} and r.payment_id = ${payment.paymentId} order by r.id`;

export const referencesOf = (db: Db, payment: { productId: string; paymentId: string }) => db<{ reference: string }[]>`
  select reference from ledger l join payments p on p.product_id = l.product_id and p.booking_id = l.booking_id
  where p.product_id = ${payment.productId} and p.id = ${payment.paymentId} and l.reason = 'refund-sent'`;

export const lockDeal = (db: Db, deal: { productId: string; bookingId: string }) => db`
  select from bookings where product_id = ${deal.productId} and id = ${deal.bookingId} for update`;

export const markPaymentRefunded = (db: Db, { productId, paymentId }: RefundRow) => db`
  update payments set status = 'refunded', refunded_at = now()
  where product_id = ${productId} and id = ${paymentId} and status = 'refund-due'`;

export const markPaymentDue = (db: Db, { productId, paymentId }: RefundRow) => db`
  update payments set status = 'refund-due', refunded_at = null
  where product_id = ${productId} and id = ${paymentId} and status = 'refunded'`;

export interface Sent {
  productId: string;
  id: string;
  paymentId: string;
  intentId: string;
}

export const toAskAfter = (db: Db, since: string, limit: number) => db<{ productId: string; id: string }[]>`
  select product_id as "productId", id from refunds where ask_at <= ${since}::text::timestamptz
  order by ask_at limit ${limit}`;

/** Leases a sent refund to check, at doubling intervals for a month. */
export const askAfter = (db: Db, { productId, id }: { productId: string; id: string }, since: string) => db<Sent[]>`
  with taken as (
    select id, payment_id, case when now() - sent_at < interval '30 days' then now() + (now() - sent_at) end as next
    from refunds
    where product_id = ${productId} and id = ${id} and ask_at <= ${since}::text::timestamptz for update skip locked
  )
  update refunds r set ask_at = taken.next
  from taken, payments p
  where r.product_id = ${productId} and r.id = taken.id and p.product_id = ${productId} and p.id = taken.payment_id
  returning r.product_id as "productId", r.id, r.payment_id as "paymentId", p.intent_id as "intentId"`;

/** Final chargebacks of a payment less cancelled refunds; whether it belongs to no deal. */
export const takenForGood = (db: Db, { productId, paymentId }: { productId: string; paymentId: string }) => db<
  { cents: number; stray: boolean }[]
>`
  select p.status <> 'succeeded' as stray, (
    coalesce((select sum(c.amount_cents) from chargebacks c
      where c.product_id = p.product_id and c.payment_id = p.id and c.status = 'lost'), 0)
    - coalesce((select sum(r.amount_cents) from refunds r
      where r.product_id = p.product_id and r.payment_id = p.id and r.status = 'called-off'), 0))::bigint as cents
  from payments p where p.product_id = ${productId} and p.id = ${paymentId}`;

export const callOff = (db: Db, { productId, id }: RefundRow) => db`
  update refunds set status = 'called-off', fault = null
  where product_id = ${productId} and id = ${id} and status in ('due', 'stuck') and begun_at is null`;

/** Cancels refunds; the market bears less. Payments without a deal have no amounts. */
export const lowerRefund = (db: Db, { productId, bookingId, amountCents }: RefundRow) => db`
  update bookings set refund_cents = refund_cents - ${amountCents}, lost_cents = lost_cents - ${amountCents}
  where product_id = ${productId} and id = ${bookingId}`;
