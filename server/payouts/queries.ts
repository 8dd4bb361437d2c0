import type { Db } from '../database/connect.ts';

interface NewPayout {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  cents: number;
}

/** Due at once when it is known where to; the account is held, so that one that becomes active just now finds it. */
export const insert = (db: Db, { id, productId, bookingId, sellerId, cents }: NewPayout) => db`
  with account as (select active from payout_accounts where user_id = ${sellerId} for share)
  insert into payouts (product_id, id, booking_id, seller_id, amount_cents, next_attempt_at)
  values (${productId}, ${id}, ${bookingId}, ${sellerId}, ${cents},
    case when (select active from account) then now() end)`;

export interface PayoutRow {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  accountId: string;
  /** What the buyer paid with. */
  intentId: string;
  amountCents: number;
  reversalCents: number;
  reversedCents: number;
  attempt: number;
  /** The provider was asked for this attempt before: it may have happened. */
  begun: boolean;
  /** Of the transfer. */
  reference: string;
}

const columns = (db: Db, begun = db`p.begun_at`) => db`
  p.id, p.product_id as "productId", p.booking_id as "bookingId", p.seller_id as "sellerId",
  a.account_id as "accountId", paid.intent_id as "intentId", p.amount_cents as "amountCents", p.reversal_cents as "reversalCents",
  p.reversed_cents as "reversedCents", p.attempt, ${begun} is not null as begun, coalesce(p.reference, '') as reference`;

/** Takes some of what has been due since a moment and marks it as begun: from then on it cannot be called off. */
export const begin = (db: Db, status: 'due' | 'reversal-due', since: string, limit: number) => db<PayoutRow[]>`
  with taken as (
    select due.product_id, due.id, due.begun_at from payouts due
    where due.status = ${status} and due.next_attempt_at <= ${since}::text::timestamptz
      and exists (select from payout_accounts a where a.user_id = due.seller_id)
    order by due.next_attempt_at limit ${limit} for update skip locked
  )
  update payouts p set begun_at = coalesce(p.begun_at, now()), next_attempt_at = clock_timestamp()
  from taken, payout_accounts a, payments paid
  where p.product_id = taken.product_id and p.id = taken.id and a.user_id = p.seller_id
    and paid.product_id = p.product_id and paid.booking_id = p.booking_id and paid.status = 'succeeded'
  returning ${columns(db, db`taken.begun_at`)}`;

/** What is due to sellers whose account is not active waits until it is. */
export const waitForAccounts = (db: Db) => db`
  update payouts p set next_attempt_at = null
  where p.status = 'due' and p.begun_at is null and p.next_attempt_at <= now()
    and not exists (select from payout_accounts a where a.user_id = p.seller_id and a.active)`;

export const lockDeal = (db: Db, deal: { productId: string; bookingId: string }) => db<{ lostCents: number }[]>`
  select lost_cents as "lostCents" from bookings
  where product_id = ${deal.productId} and id = ${deal.bookingId} for update`;

type Key = Pick<PayoutRow, 'productId' | 'id' | 'attempt'>;

export const markSent = (db: Db, { productId, id, attempt }: Key, reference: string) => db`
  update payouts set status = 'sent', sent_at = now(), reference = ${reference}, fault = null, begun_at = null
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;

export const markReversed = (db: Db, { productId, id, attempt, reversedCents }: PayoutRow, cents: number) => db`
  update payouts set status = 'reversed', reversed_cents = reversed_cents + ${cents}, fault = null, begun_at = null
  where product_id = ${productId} and id = ${id} and status = 'reversal-due' and attempt = ${attempt}
    and reversed_cents = ${reversedCents}`;

/** The next attempt waits so many minutes; without a wait there is none, and an admin has to look. */
export const markRefused = (
  db: Db,
  { productId, id, attempt }: Key,
  fault: string,
  waitMinutes: number | undefined,
) => db`
  update payouts set status = case when ${waitMinutes === undefined} then 'stuck' else status end, attempt = attempt + 1,
    begun_at = null, next_attempt_at = now() + make_interval(mins => ${waitMinutes ?? 0}), fault = ${fault}
  where product_id = ${productId} and id = ${id} and status in ('due', 'reversal-due') and attempt = ${attempt}`;

/** The account turned out not to be active (any more): it waits. */
export const markWaiting = (db: Db, { productId, id, attempt }: Key) => db`
  update payouts set begun_at = null, next_attempt_at = null, attempt = attempt + 1
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;
