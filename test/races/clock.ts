import type { Fragment } from '#server/database/connect.ts';
import { retried } from '#server/database/retry.ts';
import type { Race } from './race.ts';

/** Time columns by table and key. */
const TIMES = [
  ['bookings', 'id', ['due_at', 'meeting_at', 'paid_at', 'booked_at', 'extended_at', 'handed_over_at', 'ended_at']],
  ['offers', 'id', ['made_at', 'due_at', 'ended_at']],
  ['payment_intents', 'intent_id', ['created_at']],
  ['payments', 'id', ['fees_due_at']],
  ['refunds', 'id', ['next_attempt_at', 'ordered_at', 'begun_at', 'sent_at', 'ask_at']],
  [
    'payouts',
    'id',
    ['next_attempt_at', 'ordered_at', 'begun_at', 'sent_at', 'held_at', 'released_at', 'funds_awaited_at'],
  ],
  ['chargebacks', 'id', ['opened_at', 'asked_at', 'closed_at']],
  ['payout_accounts', 'user_id', ['opened_at', 'checked_at', 'bank_set_at', 'bank_changed_at']],
] as const;

/** Advances a race's time by backdating its rows, as the database has one clock. */
export function letPass(race: Race, hours: number): Promise<void> {
  race.passing = race.passing.then(async () => {
    for (const times of TIMES) await shift(race, hours, times);
    await forgetKeys(race, hours);
    await race.town.unruly.settleRefunds();
  });
  return race.passing;
}

export async function letTimeRunOut(race: Race, { dueAt }: { dueAt: Date | null }) {
  if (dueAt) await letPass(race, Math.max(0, dueAt.getTime() - Date.now()) / 3_600_000 + 0.02);
}

/** Row by row: several row locks could deadlock with concurrent steps. */
async function shift(
  { town: { sql }, bikes, people }: Race,
  hours: number,
  [table, key, times]: (typeof TIMES)[number],
) {
  // In a form that a cluster takes in an update.
  const earlier = (at: Fragment) =>
    sql`(${at} at time zone 'UTC' - make_interval(secs => ${hours * 3600})) at time zone 'UTC'`;
  const [column, ours] = table === 'payout_accounts' ? ['user_id', people.map(({ id }) => id)] : ['product_id', bikes];
  const slots = sql`, proposed_slots = array(select ${earlier(sql`slot`)} from unnest(proposed_slots) slot)`;
  const rows = await sql<{ key: string }[]>`
    select ${sql(key)} as key from ${sql(table)} where ${sql(column)} = any (${ours})`;
  for (const row of rows)
    await retried(
      () => sql`
      update ${sql(table)} set ${times.map((name, nth) => sql`${nth ? sql`,` : sql``} ${sql(name)} = ${earlier(sql`${sql(name)}`)}`)}
        ${table === 'bookings' ? slots : sql``}
      where ${sql(column)} = any (${ours}) and ${sql(key)} = ${row.key}`,
    );
}

/** The card provider's idempotency keys expire after a day. */
async function forgetKeys({ town: { cardsSql } }: Race, hours: number) {
  await cardsSql`update idempotency_keys set created_at = created_at - make_interval(secs => ${hours * 3600})`;
  await cardsSql`delete from idempotency_keys where created_at < now() - interval '24 hours'`;
}
