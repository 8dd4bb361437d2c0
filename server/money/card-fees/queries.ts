import type { Db } from '../../database/connect.ts';
import { exactSeconds } from '../../database/now.ts';

export interface PaymentRow {
  productId: string;
  id: string;
  bookingId: string;
  intentId: string;
  currency: string;
  /** Time of the next check, in seconds with microseconds, unless an event comes first. */
  dueAt: string;
}

export const due = (db: Db, since: string, limit: number) => db<{ productId: string; id: string }[]>`
  select product_id as "productId", id from payments where fees_due_at <= ${since}::text::timestamptz
  order by fees_due_at limit ${limit}`;

export const take = (db: Db, { productId, id }: { productId: string; id: string }, since: string) => db<PaymentRow[]>`
  with taken as (
    select id from payments
    where product_id = ${productId} and id = ${id} and fees_due_at <= ${since}::text::timestamptz
    for update skip locked
  )
  update payments p set fees_due_at = (select clock_timestamp() + interval '10 minutes') from taken
  where p.product_id = ${productId} and p.id = taken.id
  returning p.product_id as "productId", p.id, p.booking_id as "bookingId", p.intent_id as "intentId", p.currency,
    ${exactSeconds(db, db`p.fees_due_at`)} as "dueAt"`;

/** A no-op if an event has rescheduled the check: it may add fees. */
export const finish = (db: Db, { productId, id, dueAt }: PaymentRow) => db`
  update payments set fees_due_at = null
  where product_id = ${productId} and id = ${id} and ${exactSeconds(db, db`fees_due_at`)} = ${dueAt}::numeric`;

export const ask = (db: Db, { productId, paymentId }: { productId: string; paymentId: string }) => db`
  update payments set fees_due_at = (select clock_timestamp()) where product_id = ${productId} and id = ${paymentId}`;
