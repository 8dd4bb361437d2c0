import type { Db } from '../../database/connect.ts';

export interface DealKey {
  productId: string;
  id: string;
}

const pendingReversals = (db: Db) => db`
  coalesce((select sum(p.reversal_cents - p.reversed_cents) from payouts p
    where p.product_id = b.product_id and p.booking_id = b.id and p.status = 'reversal-due'), 0)::bigint`;

export const uncovered = (db: Db, { productId, id }: DealKey) => db<{ cents: number }[]>`
  select b.lost_cents - ${pendingReversals(db)} as cents from bookings b where b.product_id = ${productId} and b.id = ${id}`;

export const chargedBack = (db: Db, { productId, id }: DealKey) => db<{ uncoveredCents: number; feeCents: number }[]>`
  select b.lost_cents - ${pendingReversals(db)} as "uncoveredCents", b.fee_cents as "feeCents" from bookings b
  where b.product_id = ${productId} and b.id = ${id} and b.status in ('charge-disputed', 'charged-back')`;

interface Payout {
  productId: string;
  id: string;
  amountCents: number;
}

export const notBegun = (db: Db, { productId, id }: DealKey) => db<Payout[]>`
  select product_id as "productId", id, amount_cents as "amountCents" from payouts
  where product_id = ${productId} and booking_id = ${id} and status in ('due', 'stuck') and sent_at is null
    and begun_at is null
  order by id for update`;

export const sentOf = (db: Db, { productId, id }: DealKey) => db<Payout[]>`
  select product_id as "productId", id, amount_cents - reversal_cents as "amountCents" from payouts
  where product_id = ${productId} and booking_id = ${id} and reversal_cents < amount_cents
    and (status in ('sent', 'reversed') or (status = 'reversal-due' and begun_at is null))
  order by id for update`;

export const callOff = (db: Db, { productId, id, amountCents }: Payout, cents: number) => db`
  update payouts set ${cents === amountCents ? db`status = 'called-off', next_attempt_at = null` : db`amount_cents = amount_cents - ${cents}`}
  where product_id = ${productId} and id = ${id}`;

export const orderReversal = (db: Db, { productId, id }: Payout, cents: number) => db`
  update payouts set status = 'reversal-due', reversal_cents = reversal_cents + ${cents}, attempt = 1, waits = 0,
    next_attempt_at = now(), begun_at = null
  where product_id = ${productId} and id = ${id}`;

export const lowerPayout = (db: Db, { productId, id }: DealKey, cents: number) => db`
  update bookings set payout_cents = payout_cents - ${cents}, lost_cents = lost_cents - ${cents}
  where product_id = ${productId} and id = ${id}`;

export const begunPayout = (db: Db, { productId, id }: DealKey) => db<{ id: string }[]>`
  select id from payouts
  where product_id = ${productId} and booking_id = ${id} and status = 'due' and begun_at is not null limit 1`;

export const lowerFee = (db: Db, { productId, id }: DealKey, cents: number) => db`
  update bookings set fee_cents = fee_cents - ${cents}, lost_cents = lost_cents - ${cents}
  where product_id = ${productId} and id = ${id}`;

export const dropReversals = (db: Db, { productId, id }: DealKey) => db`
  update payouts set status = case when reversed_cents > 0 then 'reversed' else 'sent' end,
    reversal_cents = reversed_cents, next_attempt_at = null
  where product_id = ${productId} and booking_id = ${id} and begun_at is null
    and (status = 'reversal-due' or status = 'stuck' and sent_at is not null)`;

export const begunReversal = (db: Db, { productId, id }: DealKey) => db<{ id: string }[]>`
  select id from payouts
  where product_id = ${productId} and booking_id = ${id} and status = 'reversal-due' and begun_at is not null limit 1`;
