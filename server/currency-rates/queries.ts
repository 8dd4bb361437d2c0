import type { Db } from '../database/connect.ts';

export const rateOf = (db: Db, code: string, days: number) => db<{ perDollar: number }[]>`
  select per_dollar as "perDollar" from currency_rates
  where currency = ${code} and fetched_at > now() - make_interval(days => ${days})`;

/** Returns those that are otherwise now. */
export const save = (db: Db, rates: { currency: string; perDollar: number }[]) => db<{ currency: string }[]>`
  with come as materialized (
    select currency, "perDollar" from jsonb_to_recordset(${db.json(rates)}) as r (currency text, "perDollar" float8)
  ), former as materialized (select currency, per_dollar, fetched_at from currency_rates),
  saved as (
    insert into currency_rates (currency, per_dollar) select currency, "perDollar" from come
    on conflict (currency) do update set per_dollar = excluded.per_dollar, fetched_at = now()
  )
  select come.currency from come left join former using (currency)
  where former.per_dollar is distinct from come."perDollar"`;
