import type { DealSettings } from '#contract/deal-settings.ts';
import type { Db } from '../../database/connect.ts';

interface NewPayout {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  cents: number;
}

/** Due at once with an active account; its lock makes a concurrent activation see the payout. */
export const insert = (db: Db, { id, productId, bookingId, sellerId, cents }: NewPayout) => db`
  insert into payouts (product_id, id, booking_id, seller_id, amount_cents, next_attempt_at)
  with account as materialized (select lock_payout_account(${sellerId}, false) as is_ready)
  select ${productId}, ${id}, ${bookingId}, ${sellerId}, ${cents}, case when (select is_ready from account) then now() end`;

export interface PayoutRow {
  id: string;
  productId: string;
  bookingId: string;
  sellerId: string;
  buyerId: string;
  accountId: string;
  intentId: string;
  amountCents: number;
  reversalCents: number;
  reversedCents: number;
  attempt: number;
  refusals: number;
  /** This attempt may have reached the provider before. */
  begun: boolean;
  reference: string;
}

export const details = (db: Db) => db`
  p.booking_id as "bookingId", p.seller_id as "sellerId", b.buyer_id as "buyerId",
  a.account_id as "accountId", paid.intent_id as "intentId", p.amount_cents as "amountCents",
  p.reversal_cents as "reversalCents", p.reversed_cents as "reversedCents", p.attempt - p.waits - 1 as refusals,
  coalesce(p.reference, '') as reference`;

/** The seller's lock serializes the limit per seller. No row: another process decides. */
export const lockSeller = (db: Db, sellerId: string) => db`
  select from pg_try_advisory_xact_lock(hashtextextended('payout account ' || ${sellerId}::text, 0)) locked where locked`;

export const waitForAccounts = (db: Db) => db`
  update payouts p set next_attempt_at = null
  where p.status = 'due' and p.begun_at is null and p.next_attempt_at <= now()
    and not exists (select 1 from payout_accounts a where a.user_id = p.seller_id and a.active)`;

export const lockDeal = (db: Db, deal: { productId: string; bookingId: string }) => db<{ lostCents: number }[]>`
  select lost_cents as "lostCents" from bookings
  where product_id = ${deal.productId} and id = ${deal.bookingId} for update`;

export const waitsForBank = (db: Db, { bankChangeHours }: DealSettings, sellerId: string) => db<{ id: string }[]>`
  select account_id as id from payout_accounts
  where user_id = ${sellerId} and bank_changed_at > now() - make_interval(hours => ${bankChangeHours})`;
