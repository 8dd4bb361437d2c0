import { ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { allowOnly, noExpansion } from './params.ts';

const LOCK = 7_205_311;

interface Funds {
  currency: string;
  available: number;
  pending: number;
}

export const retrieveBalance: Verb = ({ params }) => {
  allowOnly(params, ['expand']);
  noExpansion(params);
  return async (db) => {
    const found = await db<Funds[]>`${funds(db)} order by currency`;
    const all = found.length ? [...found] : [{ currency: 'usd', available: 0, pending: 0 }];
    const shown = (of: 'available' | 'pending') => all.map(({ currency, [of]: amount }) => ({ currency, amount }));
    return ok({ object: 'balance', available: shown('available'), pending: shown('pending'), livemode: false });
  };
};

/** The available balance, locked against other transfers until the transaction ends. */
export async function availableFor(db: Db, currency: string): Promise<number> {
  await db`select pg_advisory_xact_lock(${LOCK})`;
  const [row] = await db<Funds[]>`select * from (${funds(db)}) all_currencies where currency = ${currency}`;
  return row?.available ?? 0;
}

const funds = (db: Db) => db`
  select currency,
    coalesce(sum(amount - fee) filter (where available_at <= clock_timestamp()), 0)::int8 as available,
    coalesce(sum(amount - fee) filter (where available_at > clock_timestamp()), 0)::int8 as pending
  from balance_transactions group by currency`;
