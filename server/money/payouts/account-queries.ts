import type { Db } from '../../database/connect.ts';
import type { CardAccount } from '../stripe/stripe.ts';

export interface AccountRow {
  sellerId: string;
  accountId: string;
  active: boolean;
  /** The provider was asked more than a month ago. */
  isOld: boolean;
}

export interface BankRow {
  bankName: string | null;
  bankLast4: string | null;
  bankSetAt: Date | null;
}

const columns = (db: Db) => db`user_id as "sellerId", account_id as "accountId", active,
  checked_at < now() - interval '30 days' as "isOld"`;

export const ofSeller = (db: Db, sellerId: string) => db<AccountRow[]>`
  select ${columns(db)} from payout_accounts where user_id = ${sellerId}`;

export const withWaiting = (db: Db, sellerId: string) => db<
  ((AccountRow | { accountId: null }) & BankRow & { waitingCents: number })[]
>`
  select ${columns(db)}, bank_name as "bankName", bank_last4 as "bankLast4", bank_set_at as "bankSetAt",
    (select coalesce(sum(amount_cents), 0)::bigint from payouts
      where seller_id = ${sellerId} and status = 'due') as "waitingCents"
  from (values (${sellerId}::uuid)) seller (id) left join payout_accounts on user_id = seller.id`;

export const byAccount = (db: Db, accountId: string) => db<AccountRow[]>`
  select ${columns(db)} from payout_accounts where account_id = ${accountId}`;

export const insert = (db: Db, { sellerId, accountId }: Pick<AccountRow, 'sellerId' | 'accountId'>) => db`
  insert into payout_accounts (user_id, account_id) values (${sellerId}, ${accountId}) on conflict do nothing`;

/** Payouts that are ordered wait, and are not claimed, until the transaction ends. */
export const lock = (db: Db, sellerId: string) => db`select lock_payout_account(${sellerId}, true)`;

export interface BankChange {
  replaced: boolean;
  isNew: boolean;
  toggled: boolean;
}

/** The latest response of the provider wins; a replaced bank account is remembered. The caller holds the lock. */
export const setState = (db: Db, account: CardAccount, readAt: string) => {
  const { id, active, bank } = account;
  const fingerprint = bank?.fingerprint ?? null;
  return db<BankChange[]>`
  with before as (
    select user_id, active, bank_fingerprint from payout_accounts
    where account_id = ${id} and checked_at <= ${readAt}::text::timestamptz
  )
  update payout_accounts a set active = ${active}, checked_at = ${readAt}::text::timestamptz
    ${
      bank
        ? db`, bank_name = ${bank.name}, bank_last4 = ${bank.last4}, bank_fingerprint = ${fingerprint},
    bank_set_at = case when before.bank_fingerprint is distinct from ${fingerprint} then (select now()) else bank_set_at end,
    bank_changed_at = case when before.bank_fingerprint <> ${fingerprint} then (select now()) else bank_changed_at end`
        : db``
    }
  from before where a.user_id = before.user_id
  returning coalesce(before.bank_fingerprint <> ${fingerprint}, false) as replaced,
    ${fingerprint}::text is not null and before.bank_fingerprint is distinct from ${fingerprint} as "isNew",
    before.active <> a.active as toggled`;
};

export const wake = (db: Db, sellerId: string) => db`
  update payouts set next_attempt_at = now()
  where seller_id = ${sellerId} and status = 'due' and next_attempt_at is null`;

/** The condition stands twice: an account that another process has just asked after is left out. */
export const askAfter = (db: Db, since: string, limit: number) => {
  const isDue = db`not active and checked_at <= ${since}::text::timestamptz
    - least(greatest(checked_at - opened_at, interval '1 hour'), interval '1 day')`;
  return db<AccountRow[]>`
  with asked as (
    update payout_accounts set checked_at = now()
    where ${isDue} and user_id in (
      select user_id from payout_accounts where ${isDue} order by checked_at, user_id limit ${limit})
    returning *
  )
  select ${columns(db)} from asked`;
};
