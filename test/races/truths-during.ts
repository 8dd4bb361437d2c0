import assert from 'node:assert/strict';
import { OCCUPYING_STATUSES, PAID_STATUSES } from '#contract/deal-machine.ts';
import type { Race } from './race.ts';
import { assertOffers } from './truths-of-offers.ts';
import { assertNothingLeftBehind } from './truths-of-payouts.ts';

/** Invariants at every moment, even after a crash. */
export async function assertAtAnyTime(race: Race) {
  const {
    town: { sql, mistakes, unruly },
    bikes,
  } = race;
  assert.deepEqual(mistakes.splice(0), []);
  assert.deepEqual(unruly.webhooks.forgeriesTaken.splice(0), [], 'A forged event was taken for true');
  const crowded = await sql`
    select product_id from bookings where product_id = any (${bikes}) and status = any (${OCCUPYING_STATUSES})
    group by 1 having count(*) > 1`;
  assert.deepEqual([...crowded], [], 'Two have the same bike');
  const bikesHad = await sql<{ id: string; status: string; living: string | null }[]>`
    select p.id, p.status, b.status as living from products p
      left join bookings b on b.product_id = p.id and b.status = any (${OCCUPYING_STATUSES})
    where p.id = any (${bikes})`;
  await assertNothingLeftBehind(race);
  await assertOffers(race);
  for (const { status, living } of bikesHad) {
    if (living === 'booked') assert.equal(status, 'reserved');
    else if (living !== null) assert.equal(status, 'sold', `A bike of a deal that is ${living}`);
    else assert.ok(status !== 'reserved', 'A bike is reserved for nobody');
    if (status === 'sold' && living !== null) assert.ok([...PAID_STATUSES, 'charged-back'].includes(living as 'paid'));
  }
}
