import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

/**
 * Ledger accounts. `buyer` and `seller` are outside, reached through the card provider; `held` belongs to a deal;
 * `refund-due` and `payout-due` are on their way out; `fees` are the market's income, `losses` what it bore, `costs`
 * what the card `provider` charged.
 */
export const ACCOUNTS = [
  'buyer',
  'held',
  'refund-due',
  'payout-due',
  'seller',
  'fees',
  'losses',
  'costs',
  'provider',
] as const;
export type Account = (typeof ACCOUNTS)[number];

export interface Entry {
  from: Account;
  to: Account;
  cents: number;
  /** Reason code. */
  reason: string;
  /** The card provider's id; one reason is recorded once per id. */
  reference?: string | undefined;
  /** Ours, unless the payment was in another currency. */
  currency?: string | undefined;
}

export interface DealKey {
  productId: string;
  id: string;
}

/** Records a movement in the caller's transaction; zero amounts are skipped. */
export async function post(db: Db, deal: DealKey, ...entries: Entry[]) {
  for (const entry of entries)
    if (entry.cents !== 0) await queries.insertEntry(db, { currency: CURRENCY, ...entry, deal, id: newId() });
}

/** Idempotent; returns whether it was new. */
export async function postOnce(db: Db, deal: DealKey, entry: Entry & { reference: string }): Promise<boolean> {
  const { count } = await queries.insertEntryOnce(db, { currency: CURRENCY, ...entry, deal, id: newId() });
  return count > 0;
}

/** Balance per account and currency in cents; they add up to 0. */
export async function balances(db: Db, deal?: DealKey): Promise<queries.Balance[]> {
  return queries.balances(db, deal);
}
