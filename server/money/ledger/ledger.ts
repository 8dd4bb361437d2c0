import { v7 as newId } from 'uuid';
import { CURRENCY } from '#contract/money.ts';
import type { Db } from '../../database/connect.ts';
import { pipelined } from '../../database/pipelined.ts';
import * as queries from './queries.ts';

/**
 * `buyer` and `seller` are outside, behind the card provider. `held` is per deal; the `-due` accounts are on their way
 * out. `fees` are the market's income, `losses` what it bears, `costs` what the `provider` charges.
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

/** Call in the caller's transaction; zero amounts are skipped. */
export async function post(db: Db, deal: DealKey, ...entries: Entry[]) {
  const moved = entries.filter(({ cents }) => cents !== 0);
  await pipelined(
    ...moved.map((entry) => queries.insertEntry(db, { currency: CURRENCY, ...entry, deal, id: newId() })),
  );
}

/** Idempotent; returns whether it was new. */
export async function postOnce(db: Db, deal: DealKey, entry: Entry & { reference: string }): Promise<boolean> {
  const { count } = await queries.insertEntryOnce(db, { currency: CURRENCY, ...entry, deal, id: newId() });
  return count > 0;
}

/** In cents; the balances add up to 0. */
export async function balances(db: Db, deal?: DealKey): Promise<queries.Balance[]> {
  return queries.balances(db, deal);
}
