import { ok, type Verb } from './calls.ts';
import type { Db } from './database.ts';
import { allowOnly, noExpansion } from './params.ts';

const LOCK = 7_205_311;

interface Available {
  currency: string;
  amount: number;
}

export const retrieveBalance: Verb = ({ params }) => {
  allowOnly(params, ['expand']);
  noExpansion(params);
  return async (db) => {
    const available = await db<Available[]>`${balances(db)} order by currency`;
    const shown = available.length ? [...available] : [{ currency: 'usd', amount: 0 }];
    return ok({ object: 'balance', available: shown, pending: [], livemode: false });
  };
};

/** What can be transferred now; it does not become less by another transfer before this transaction ends. */
export async function availableFor(db: Db, currency: string): Promise<number> {
  await db`select pg_advisory_xact_lock(${LOCK})`;
  const [row] = await db<Available[]>`select * from (${balances(db)}) all_currencies where currency = ${currency}`;
  return row?.amount ?? 0;
}

/** What buyers paid, less what went back to them or was charged back, less what went on to accounts. */
const balances = (db: Db) => db`
  select currency, sum(amount)::int8 as amount from (
    select currency, amount - amount_refunded - amount_disputed from payment_intents where status = 'succeeded'
    union all
    select currency, amount_reversed - amount from transfers
  ) moves (currency, amount)
  group by currency`;
