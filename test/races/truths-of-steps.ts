import assert from 'node:assert/strict';
import { type Actor, type BookingStatus, MOVES } from '#contract/deal-machine.ts';
import { dealRows } from './deal-row.ts';
import type { Race } from './race.ts';

interface Step {
  id: string;
  verb: string;
  from: BookingStatus | null;
  to: BookingStatus;
  actor: Actor;
  actorId: string | null;
  reason: string | null;
  at: Date;
}

const REASONED = ['decline', 'cancel', 'cancel-late', 'miss-buyer', 'miss-seller', 'release', 'refund', 'refund-part'];

/** Steps that also notify their actor. */
const IN_WRITING = ['book', 'accept-offer', 'accept', 'confirm'];

/** Every transition is recorded once, and both sides are notified once. */
export async function assertSteps({ town: { sql }, bikes, people }: Race) {
  const left = await sql<{ id: string; erased: boolean }[]>`
    select id, erased_at is not null as erased from users
    where id = any (${people.map(({ id }) => id)}) and removed_at is not null`;
  const gone = new Set(left.map(({ id }) => id));
  const erased = new Set(left.flatMap((person) => (person.erased ? person.id : [])));
  for (const { id, productId, status, buyerId, sellerId, isAgreed } of await dealRows(sql, bikes)) {
    const steps = await sql<Step[]>`
      select id, verb, from_status as from, to_status as to, actor, actor_id as "actorId", reason, happened_at as at
      from booking_steps where product_id = ${productId} and booking_id = ${id} order by happened_at`;
    assert.deepEqual(
      [steps[0]?.verb, steps[0]?.from, steps[0]?.to],
      [isAgreed ? 'accept-offer' : 'book', null, 'booked'],
    );
    assert.equal(steps.at(-1)?.to, status, 'The last step is how the deal stands');
    for (const [place, step] of steps.entries()) {
      if (place > 0) assertLegal(step, steps[place - 1] as Step);
      assertKnown(step, { buyer: buyerId, seller: sellerId }, erased);
    }
    const notified = await sql<{ step: string; person: string }[]>`
      select step_id as step, user_id as person from notices where product_id = ${productId} and booking_id = ${id}`;
    assert.equal(new Set(notified.map(({ step, person }) => `${step} ${person}`)).size, notified.length, 'Told twice');
    for (const { id: step, verb, from, to, actorId } of steps)
      for (const person of [buyerId, sellerId]) {
        const knows = notified.some((notice) => notice.step === step && notice.person === person);
        if (person === actorId)
          assert.ok(gone.has(person) || knows === IN_WRITING.includes(verb), `Somebody’s own ${verb}, told: ${knows}`);
        else if (from !== to && !gone.has(person))
          assert.ok(knows, `Nobody told ${person === buyerId ? 'the buyer' : 'the seller'} of ${verb}`);
      }
  }
}

function assertLegal({ verb, from, to, actor }: Step, before: Step) {
  assert.equal(from, before.to, 'A step begins where the one before ended');
  const legal = MOVES.some(
    (move) =>
      move.from === from && move.verb === verb && move.to === to && (move.who as readonly Actor[]).includes(actor),
  );
  assert.ok(legal, `${actor} moved a deal from ${from} to ${to} by ${verb}`);
}

function assertKnown(
  { verb, actor, actorId, reason, at }: Step,
  sides: Partial<Record<Actor, string>>,
  erased: ReadonlySet<string>,
) {
  assert.ok(at instanceof Date);
  if (actor === 'clock' || actor === 'provider') assert.equal(actorId, null);
  else if (actor === 'admin') assert.ok(actorId);
  else assert.equal(actorId, sides[actor]);
  // The texts of a deal are erased with either side.
  const isErased = Object.values(sides).some((id) => erased.has(id));
  if (REASONED.includes(verb) && !isErased) assert.ok(reason?.trim(), `Nobody said why: ${verb}`);
}
