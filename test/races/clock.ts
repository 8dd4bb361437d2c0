import type { Race } from './race.ts';

/** So many hours pass for all that has to do with a race: its times move into the past, as the database has one clock. */
export async function letPass({ town, bikes }: Pick<Race, 'town' | 'bikes'>, hours: number) {
  const { sql } = town;
  const time = sql`make_interval(secs => ${hours * 3600})`;
  const ours = sql`product_id = any (${bikes})`;
  // One after the other: in one transaction they could lock each other out with what happens at the same time.
  await sql`
      update bookings set due_at = due_at - ${time}, meeting_at = meeting_at - ${time}, paid_at = paid_at - ${time},
        booked_at = booked_at - ${time}, extended_at = extended_at - ${time},
        handed_over_at = handed_over_at - ${time}, ended_at = ended_at - ${time},
        proposed_slots = array(select slot - ${time} from unnest(proposed_slots) slot)
      where ${ours}`;
  await sql`update payment_intents set created_at = created_at - ${time} where ${ours}`;
  for (const table of ['refunds', 'payouts'])
    await sql`
        update ${sql(table)} set next_attempt_at = next_attempt_at - ${time}, ordered_at = ordered_at - ${time},
          sent_at = sent_at - ${time}, begun_at = begun_at - ${time}
        where ${ours}`;
  await sql`update chargebacks set opened_at = opened_at - ${time}, closed_at = closed_at - ${time} where ${ours}`;
  await sql`update notices set next_mail_at = next_mail_at - ${time} where ${ours}`;
  await sql`update refunds set ask_at = ask_at - ${time} where ${ours}`;
  // The card provider, too, forgets after a day what it was asked.
  await sql`update cards.idempotency_keys set created_at = created_at - ${time}`;
  await sql`delete from cards.idempotency_keys where created_at < now() - interval '24 hours'`;
  await town.unruly.settleRefunds();
}

/** Until a deal's time is up. */
export async function letTimeRunOut(race: Race, { dueAt }: { dueAt: Date | null }) {
  if (dueAt) await letPass(race, Math.max(0, dueAt.getTime() - Date.now()) / 3_600_000 + 0.02);
}
