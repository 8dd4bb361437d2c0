import type { Db } from '../../database/connect.ts';
import type { Account, DealKey, Entry } from './ledger.ts';

interface NewEntry extends Entry {
  deal: DealKey;
  id: string;
  currency: string;
}

export const insertEntry = (db: Db, { deal, id, reason, from, to, cents, currency, reference }: NewEntry) => db`
  insert into ledger (product_id, id, booking_id, reason, from_account, to_account, amount_cents, currency, reference)
  values (${deal.productId}, ${id}, ${deal.id}, ${reason}, ${from}, ${to}, ${cents}, ${currency}, ${reference ?? null})`;

export const insertEntryOnce = (db: Db, entry: NewEntry) => db`
  ${insertEntry(db, entry)} on conflict (product_id, reference, reason) where reference is not null do nothing`;

export interface Balance {
  currency: string;
  account: Account;
  cents: number;
}

export const balances = (db: Db, deal?: DealKey) => db<Balance[]>`
  select currency, account, sum(cents)::bigint as cents
  from (
    select currency, to_account as account, amount_cents as cents, product_id, booking_id from ledger
    union all
    select currency, from_account, -amount_cents, product_id, booking_id from ledger
  ) moved
  ${deal ? db`where product_id = ${deal.productId} and booking_id = ${deal.id}` : db``}
  group by currency, account order by currency, account`;
