import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import type { Db } from '../../database/connect.ts';
import * as queries from './queries.ts';

/**
 * Where money can be. `buyer` and `seller` are the world outside, reached through the card provider; `held` belongs to
 * a deal; what is `refund-due` and `payout-due` is on its way out; `fees` are the market's; `losses` it bore, and `costs` are
 * what the card `provider` charged it.
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
  /** Why it moved, in a word. */
  reason: string;
  /** The card provider's id of what moved; the same reason for the same id is written once. */
  reference?: string | undefined;
  /** Ours, unless a payment came in another. */
  currency?: string | undefined;
}

export interface DealKey {
  productId: string;
  id: string;
}

/** Writes down that money moved, in the transaction in which it does. Amounts of 0 are no moves. */
export async function post(db: Db, deal: DealKey, ...entries: Entry[]) {
  for (const entry of entries)
    if (entry.cents !== 0) await queries.insertEntry(db, { currency: CURRENCY, ...entry, deal, id: newId() });
}

/** The same for what may have been told before; whether it is news. */
export async function postOnce(db: Db, deal: DealKey, entry: Entry & { reference: string }): Promise<boolean> {
  const { count } = await queries.insertEntryOnce(db, { currency: CURRENCY, ...entry, deal, id: newId() });
  return count > 0;
}

/** Balance of each account that was ever used, per currency, in cents; they add up to 0. */
export async function balances(db: Db, deal?: DealKey): Promise<queries.Balance[]> {
  return queries.balances(db, deal);
}
