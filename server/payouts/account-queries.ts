import type { Db } from '../database/connect.ts';

export interface AccountRow {
  sellerId: string;
  accountId: string;
  active: boolean;
}

const columns = (db: Db) => db`user_id as "sellerId", account_id as "accountId", active`;

export const ofSeller = (db: Db, sellerId: string) => db<AccountRow[]>`
  select ${columns(db)} from payout_accounts where user_id = ${sellerId}`;

/** With what waits to be paid out, also of a seller who has no account yet. */
export const withWaiting = (db: Db, sellerId: string) => db<
  ((AccountRow | { accountId: null }) & { waitingCents: number })[]
>`
  select ${columns(db)}, (select coalesce(sum(amount_cents), 0)::bigint from payouts
    where seller_id = ${sellerId} and status = 'due') as "waitingCents"
  from (values (${sellerId}::uuid)) seller (id) left join payout_accounts on user_id = seller.id`;

export const byAccount = (db: Db, accountId: string) => db<AccountRow[]>`
  select ${columns(db)} from payout_accounts where account_id = ${accountId}`;

export const insert = (db: Db, { sellerId, accountId }: AccountRow) => db`
  insert into payout_accounts (user_id, account_id) values (${sellerId}, ${accountId}) on conflict do nothing`;

/** What the provider answered when it was asked last is what counts. */
export const setActive = (db: Db, { accountId, active }: AccountRow, askedAt: string) => db<{ changed: boolean }[]>`
  update payout_accounts a set active = ${active}, checked_at = ${askedAt}::text::timestamptz
  from (select account_id, active from payout_accounts where account_id = ${accountId} for update) former
  where a.account_id = former.account_id and a.checked_at <= ${askedAt}::text::timestamptz
  returning former.active <> a.active as changed`;

/** What waited for a seller's account is due. */
export const wake = (db: Db, sellerId: string) => db`
  update payouts set next_attempt_at = now()
  where seller_id = ${sellerId} and status = 'due' and next_attempt_at is null`;

/** Takes some of the accounts that were not finished when they were last looked at: at first each hour, later each day. */
export const askAfter = (db: Db, since: string, limit: number) => db<AccountRow[]>`
  update payout_accounts set checked_at = now()
  where user_id in (
    select user_id from payout_accounts
    where not active and checked_at <= ${since}::text::timestamptz
      - least(greatest(checked_at - opened_at, interval '1 hour'), interval '1 day')
    order by checked_at limit ${limit} for update skip locked)
  returning ${columns(db)}`;
