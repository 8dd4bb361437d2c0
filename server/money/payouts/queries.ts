import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';
import * as rules from '../payout-waits/payout-waits.ts';

interface NewPayout {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  cents: number;
}

/** Due at once with an active account; its lock makes a concurrent activation see the payout. */
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
  buyerId: string;
  accountId: string;
  /** The buyer's payment. */
  intentId: string;
  amountCents: number;
  reversalCents: number;
  reversedCents: number;
  attempt: number;
  /** Attempts that the provider rejected. */
  refusals: number;
  /** This attempt may have reached the provider before. */
  begun: boolean;
  /** Id of the transfer. */
  reference: string;
}

const columns = (db: Db, begun = db`p.begun_at`) => db`
  p.id, p.product_id as "productId", p.booking_id as "bookingId", p.seller_id as "sellerId",
  (select b.buyer_id from bookings b where b.product_id = p.product_id and b.id = p.booking_id) as "buyerId",
  a.account_id as "accountId", paid.intent_id as "intentId", p.amount_cents as "amountCents", p.reversal_cents as "reversalCents",
  p.reversed_cents as "reversedCents", p.attempt,
  p.attempt - p.waits - 1 as refusals, ${begun} is not null as begun, coalesce(p.reference, '') as reference`;

/** Sellers with due payouts; their locks serialize the limit per seller. */
export const holdSellers = (db: Db, settings: DealSettings, since: string, limit: number) => db<{ id: string }[]>`
  select a.user_id as id from payout_accounts a
  where exists (select from ${rules.payoutsInDeals(db)}
    where p.seller_id = a.user_id and ${isDue(db, since)} and ${rules.mayLeave(db, settings)})
  order by a.user_id limit ${limit} for update of a skip locked`;

/** Claims payouts and marks them as begun: they can no longer be cancelled. The caller holds the sellers' locks. */
export const beginDue = (db: Db, settings: DealSettings, since: string, sellers: string[]) => db<PayoutRow[]>`
  with taken as (
    select p.product_id, p.id, p.begun_at
    from ${rules.payoutsInDeals(db)} join payout_accounts a on a.user_id = p.seller_id
    where p.seller_id = any (${sellers}::uuid[]) and ${isDue(db, since)} and ${rules.mayLeave(db, settings)}
    order by p.next_attempt_at for update of p skip locked
  ) ${begun(db)}`;

/** Claims due reversals and marks them as begun. */
export const beginReversals = (db: Db, since: string, limit: number) => db<PayoutRow[]>`
  with taken as (
    select product_id, id, begun_at from payouts
    where status = 'reversal-due' and next_attempt_at <= ${since}::text::timestamptz
      and exists (select from payout_accounts a where a.user_id = seller_id)
    order by next_attempt_at limit ${limit} for update skip locked
  ) ${begun(db)}`;

const isDue = (db: Db, since: string) => db`
  p.status = 'due' and p.next_attempt_at <= ${since}::text::timestamptz`;

const begun = (db: Db) => db`
  update payouts p set begun_at = coalesce(p.begun_at, now()), next_attempt_at = clock_timestamp()
  from taken, payout_accounts a, payments paid
  where p.product_id = taken.product_id and p.id = taken.id and a.user_id = p.seller_id
    and paid.product_id = p.product_id and paid.booking_id = p.booking_id and paid.status = 'succeeded'
  returning ${columns(db, db`taken.begun_at`)}`;

/** Payouts to inactive accounts wait for activation. */
export const waitForAccounts = (db: Db) => db`
  update payouts p set next_attempt_at = null
  where p.status = 'due' and p.begun_at is null and p.next_attempt_at <= now()
    and not exists (select from payout_accounts a where a.user_id = p.seller_id and a.active)`;

export const lockDeal = (db: Db, deal: { productId: string; bookingId: string }) => db<{ lostCents: number }[]>`
  select lost_cents as "lostCents" from bookings
  where product_id = ${deal.productId} and id = ${deal.bookingId} for update`;

type Key = Pick<PayoutRow, 'productId' | 'id' | 'attempt'>;

export const markSent = (db: Db, { productId, id, attempt }: Key, reference: string) => db`
  update payouts set status = 'sent', sent_at = now(), reference = ${reference}, fault = null, begun_at = null,
    funds_awaited_at = null
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;

export const markReversed = (db: Db, { productId, id, attempt, reversedCents }: PayoutRow, cents: number) => db`
  update payouts set status = 'reversed', reversed_cents = reversed_cents + ${cents}, fault = null, begun_at = null
  where product_id = ${productId} and id = ${id} and status = 'reversal-due' and attempt = ${attempt}
    and reversed_cents = ${reversedCents}`;

/** Schedules the next attempt; without a delay there is none, and an admin must look. */
export const markRefused = (
  db: Db,
  { productId, id, attempt }: Key,
  fault: string,
  waitMinutes: number | undefined,
) => db`
  update payouts set status = case when ${waitMinutes === undefined} then 'stuck' else status end, attempt = attempt + 1,
    begun_at = null, next_attempt_at = now() + make_interval(mins => ${waitMinutes ?? 0}), fault = ${fault},
    funds_awaited_at = null
  where product_id = ${productId} and id = ${id} and status in ('due', 'reversal-due') and attempt = ${attempt}`;

/** The account is inactive: wait for activation. */
export const markWaiting = (db: Db, { productId, id, attempt }: Key) => db`
  update payouts set begun_at = null, next_attempt_at = null, attempt = attempt + 1, waits = waits + 1
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;

/** The balance is insufficient: nothing moved, retry later. */
export const markAwaitingFunds = (db: Db, { productId, id, attempt }: Key, waitMinutes: number) => db`
  update payouts set begun_at = null, attempt = attempt + 1, waits = waits + 1, fault = null,
    funds_awaited_at = coalesce(funds_awaited_at, now()), next_attempt_at = now() + make_interval(mins => ${waitMinutes})
  where product_id = ${productId} and id = ${id} and status = 'due' and attempt = ${attempt}`;

/** Not allowed after all; the provider was not called. */
export const markNotBegun = (db: Db, { productId, id, attempt }: Key) => db`
  update payouts set begun_at = null where product_id = ${productId} and id = ${id} and status = 'due'
    and attempt = ${attempt}`;

export const waitsForBank = (db: Db, { bankChangeHours }: DealSettings, sellerId: string) => db<{ id: string }[]>`
  select account_id as id from payout_accounts
  where user_id = ${sellerId} and bank_changed_at > now() - make_interval(hours => ${bankChangeHours})`;
