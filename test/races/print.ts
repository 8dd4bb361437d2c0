import type { Race } from './race.ts';

/** Hash of all records of a race's deals, except the count of wrong codes. */
export async function printOf({ town, bikes }: Pick<Race, 'town' | 'bikes'>): Promise<string> {
  const { sql } = town;
  const [found] = await sql<{ print: string }[]>`
    select md5(string_agg(line, E'\n' order by line)) as print from (
      select (to_jsonb(b) - 'handover_tries')::text from bookings b where product_id = any (${bikes})
      union all select t::text from booking_steps t where product_id = any (${bikes})
      union all select t::text from statements t where product_id = any (${bikes})
      union all select t::text from notices t where product_id = any (${bikes})
      union all select t::text from payments t where product_id = any (${bikes})
      union all select t::text from payment_intents t where product_id = any (${bikes})
      union all select t::text from ledger t where product_id = any (${bikes})
      union all select t::text from refunds t where product_id = any (${bikes})
      union all select t::text from payouts t where product_id = any (${bikes})
      union all select (to_jsonb(t) - 'asked_at')::text from chargebacks t where product_id = any (${bikes})
      union all select t::text from products t where id = any (${bikes})
      union all select product_id::text from shelf where product_id = any (${bikes})
    ) lines (line)`;
  return found?.print ?? '';
}
