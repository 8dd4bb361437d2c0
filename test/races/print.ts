import type { Race } from './race.ts';

/** Hash of all records of a race's deals, except the count of wrong codes. */
export async function printOf({ town, bikes, people }: Pick<Race, 'town' | 'bikes' | 'people'>): Promise<string> {
  const { sql } = town;
  const [found] = await sql<{ print: string }[]>`
    select md5(string_agg(line, E'\n' order by line)) as print from (
      select (to_jsonb(b) - 'handover_tries')::text from bookings b where product_id = any (${bikes})
      union all select t::text from booking_steps t where product_id = any (${bikes})
      union all select t::text from statements t where product_id = any (${bikes})
      union all select t::text from notices t where product_id = any (${bikes})
      union all select t::text from notices t where user_id = any (${people.map(({ id }) => id)}) and booking_id is null
      union all select t::text from offers t where product_id = any (${bikes})
      union all select t::text from offer_terms t where product_id = any (${bikes})
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
