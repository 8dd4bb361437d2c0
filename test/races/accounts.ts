import { pressButton } from 'stripe-stand-in/press-button';
import { openPayoutAccount } from '#contract/payouts.ts';
import type { Person } from './cast.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

/** Payout account: opened, changed or abandoned. */
export async function openAccount(race: Race, seller: Person, outcome: 'complete' | 'another' | 'later') {
  const answer = await say(race, seller, openPayoutAccount, {});
  const page = answer?.body.url;
  if (typeof page !== 'string') return;
  const decided = await pressButton(await fetch(page), outcome);
  await decided.body?.cancel();
}

export async function isGone({ town: { sql } }: Race, { id }: Person) {
  const [gone] = await sql`select 1 from users where id = ${id} and removed_at is not null`;
  return !!gone;
}
