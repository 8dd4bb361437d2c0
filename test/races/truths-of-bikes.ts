import assert from 'node:assert/strict';
import { ENDED_STATUSES, isOccupying, isPaid } from '#contract/deal-machine.ts';
import { dealRows } from './deal-row.ts';
import type { Race } from './race.ts';

export async function assertBikes({ town: { sql }, bikes }: Race) {
  for (const { id, status } of await dealRows(sql, bikes))
    assert.ok(status === 'completed' || ENDED_STATUSES.includes(status), `Deal ${id} is stuck: ${status}`);
  for (const bike of bikes) await assertHadByOne(sql, bike);
  const shelved = await sql<{ id: string; status: string; shelved: boolean }[]>`
    select id, status, exists (select 1 from shelf where product_id = p.id) as shelved
    from products p where id = any (${bikes})`;
  for (const { id, status, shelved: shown } of shelved)
    assert.equal(shown, status === 'available' || status === 'reserved', `Bike ${id} is ${status}`);
}

/** Replays the steps: a bike is free before the next booking. */
async function assertHadByOne(sql: Race['town']['sql'], bike: string) {
  const steps = await sql<{ deal: string; to: Parameters<typeof isOccupying>[0] }[]>`
    select booking_id as deal, to_status as to from booking_steps where product_id = ${bike} order by happened_at`;
  const having = new Set<string>();
  const bought = new Set<string>();
  for (const { deal, to } of steps) {
    if (isOccupying(to)) having.add(deal);
    else having.delete(deal);
    if (isPaid(to)) bought.add(deal);
    else bought.delete(deal);
    assert.ok(having.size <= 1, `Bike ${bike} was had by ${[...having].join(' and ')} at once`);
    assert.ok(bought.size <= 1, `Bike ${bike} was sold twice`);
  }
}
