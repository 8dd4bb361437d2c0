import { removeAccount } from '#contract/account.ts';
import { bookProduct } from '#contract/bookings.ts';
import { listHeldPayouts, refundPayout, releasePayout } from '#contract/payouts.ts';
import { addProduct } from '#contract/products.ts';
import { removeUser } from '#contract/users.ts';
import { goodBike, meeting } from '../products.ts';
import { adminOf, type Person } from './cast.ts';
import type { Race } from './race.ts';
import { say } from './saying.ts';

/** Deletes an account while it books or lists; later calls of it are unauthorized. */
export async function leave(race: Race, person: Person, meanwhile: 'book' | 'list' | 'nothing') {
  if (person.role === 'admin') return;
  const leaving = say(race, person, removeAccount, {});
  const others = {
    book: () => race.bikes.map((productId) => say(race, person, bookProduct, { body: { productId, ...meeting } })),
    list: () => [1, 2].map(() => say(race, person, addProduct, { body: goodBike })),
    nothing: () => [],
  }[meanwhile]();
  const [left] = await Promise.all([leaving, ...others]);
  if (left?.status === 200) race.town.tally.add(`left: ${meanwhile}`);
}

/** An admin removes a user; records what had been paid out. */
export async function remove(race: Race, person: Person) {
  if (person.role === 'admin') return;
  const paid = await race.town.sql<{ id: string }[]>`
    select id from payouts where seller_id = ${person.id} and (sent_at is not null or begun_at is not null)`;
  const removed = await say(race, adminOf(race), removeUser, { params: { email: person.email } });
  if (removed?.body.deletedCount !== 1) return;
  race.paidBefore.set(person.id, new Set(paid.map(({ id }) => id)));
  race.town.tally.add('removed: a person');
}

/** An admin reviews held payouts. */
export async function review(race: Race, decision: 'release' | 'refund') {
  const admin = adminOf(race);
  const list = await say(race, admin, listHeldPayouts, {});
  const ours = new Set((await bookingsOf(race)).map(({ id }) => id));
  const held = (Array.isArray(list?.body) ? list.body : []) as { _id: string; bookingId: string }[];
  const endpoint = decision === 'release' ? releasePayout : refundPayout;
  for (const { _id, bookingId } of held)
    if (ours.has(bookingId)) {
      const input = { params: { id: _id }, body: { reason: 'So it is' } };
      const answer = await say(race, admin, endpoint, input);
      // After a partial chargeback the buyer cannot be refunded.
      if (answer?.status === 409) await say(race, admin, releasePayout, input);
      race.town.tally.add(`reviewed: ${decision}`);
    }
}

const bookingsOf = ({ town: { sql }, bikes }: Race) =>
  sql<{ id: string }[]>`select id from bookings where product_id = any (${bikes})`;
