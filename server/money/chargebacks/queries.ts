import type { Db } from '../../database/connect.ts';

export interface Payment {
  productId: string;
  bookingId: string;
  paymentId: string;
  intentId: string;
  currency: string;
  stray: boolean;
}

const payment = (db: Db) => db`
  p.product_id as "productId", p.booking_id as "bookingId", p.id as "paymentId", p.intent_id as "intentId", p.currency,
  p.status <> 'succeeded' as stray`;

export const paymentsOf = (db: Db, intentIds: string[]) => db<Payment[]>`
  select ${payment(db)} from payments p where p.intent_id = any(${intentIds})`;

export interface Chargeback {
  id: string;
  reference: string;
  cents: number;
  status: 'open' | 'won' | 'lost';
}

/** The caller holds the deal's lock. */
export const ofPayment = (db: Db, { productId, paymentId }: Payment) => db<Chargeback[]>`
  select id, reference, amount_cents as cents, status from chargebacks
  where product_id = ${productId} and payment_id = ${paymentId} order by id`;

export const insert = (
  db: Db,
  { productId, bookingId, paymentId }: Payment,
  { id, reference, cents, covered }: { id: string; reference: string; cents: number; covered: number },
) => db`
  insert into chargebacks (product_id, id, booking_id, payment_id, reference, amount_cents, covered_cents)
  values (${productId}, ${id}, ${bookingId}, ${paymentId}, ${reference}, ${cents}, ${covered})`;

export const close = (db: Db, { productId }: Payment, id: string, status: 'won' | 'lost') => db`
  update chargebacks set status = ${status}, closed_at = now()
  where product_id = ${productId} and id = ${id} and status = 'open'`;

export interface Known extends Payment {
  reference: string;
}

export const toAskAfter = (db: Db, since: string, limit: number) => db<{ productId: string; id: string }[]>`
  select product_id as "productId", id from chargebacks
  where status = 'open' and asked_at < ${since}::text::timestamptz order by asked_at limit ${limit}`;

export const askAfter = (db: Db, { productId, id }: { productId: string; id: string }, since: string) => db<Known[]>`
  with taken as (
    select id, payment_id from chargebacks
    where product_id = ${productId} and id = ${id} and status = 'open' and asked_at < ${since}::text::timestamptz
    for update skip locked
  )
  update chargebacks c set asked_at = (select clock_timestamp())
  from taken, payments p
  where c.product_id = ${productId} and c.id = taken.id and p.product_id = ${productId} and p.id = taken.payment_id
  returning ${payment(db)}, c.reference`;

export const known = (db: Db, references: string[]) => db<{ reference: string }[]>`
  select reference from chargebacks where reference = any(${references})`;
