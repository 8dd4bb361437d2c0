import assert from 'node:assert/strict';
import type { Race } from './race.ts';

interface Sent {
  id: string;
  seller: string;
  cents: number;
  at: Date;
  paidAt: Date;
  heldFor: string | null;
  released: boolean;
  bankChangedAt: Date | null;
}

const HOUR = 3_600_000;
/** In milliseconds. */
const MOMENT = 1000;

/** All sellers are unverified, so payouts are late and limited, and stop after a change of bank or a removal. */
export async function assertPayouts(race: Race) {
  const { town, people, paidBefore, unclear } = race;
  const { settings } = town.market.market;
  const sent = await town.sql<Sent[]>`
    select p.id, p.seller_id as seller, p.amount_cents as cents, p.sent_at as at, b.paid_at as "paidAt",
      p.held_for as "heldFor", p.released_at is not null as released, a.bank_changed_at as "bankChangedAt"
    from payouts p join bookings b on b.product_id = p.product_id and b.id = p.booking_id
      join payout_accounts a on a.user_id = p.seller_id
    where p.seller_id = any (${people.map(({ id }) => id)}) and p.sent_at is not null`;
  for (const payout of sent.filter(({ id }) => !unclear.has(id))) {
    const { id, seller, at, paidAt, heldFor, released, bankChangedAt } = payout;
    const waited = at.getTime() - paidAt.getTime();
    assert.ok(waited >= settings.payoutWaitDays * 24 * HOUR - MOMENT, `Paid out after ${waited / HOUR} hours`);
    const within = sent.filter(
      (other) =>
        other.seller === seller &&
        other.at <= at &&
        other.at.getTime() > at.getTime() - 7 * 24 * HOUR + MOMENT &&
        (other.id === id || other.heldFor !== 'above-limit'),
    );
    const cents = within.reduce((sum, { cents }) => sum + cents, 0);
    if (heldFor !== 'above-limit') assert.ok(cents <= settings.payoutWeekLimit * 100, `${cents} cents within a week`);
    const since = bankChangedAt ? at.getTime() - bankChangedAt.getTime() : -1;
    assert.ok(
      since < 0 || since >= settings.bankChangeHours * HOUR - MOMENT,
      'Paid out just after a change of the bank',
    );
    const before = paidBefore.get(seller);
    assert.ok(!before || before.has(id) || released, 'Paid out to somebody who was removed, and nobody let it go');
    town.tally.add('checked: payout');
  }
}

/** After concurrency or a crash, the due time of a payout is unknown. */
export async function forgetUnclear({ town: { sql }, people, blurred, unclear }: Race) {
  if (!blurred) return;
  const left = await sql<{ id: string }[]>`
    select id from payouts where seller_id = any (${people.map(({ id }) => id)})
      and (sent_at is not null or begun_at is not null)`;
  for (const { id } of left) unclear.add(id);
}

export async function assertNothingLeftBehind({ town: { sql }, people }: Race) {
  const left = await sql`
    select b.id, 'booking' as what from bookings b join users u on u.id in (b.buyer_id, b.seller_id)
    where u.id = any (${people.map(({ id }) => id)}) and u.removed_at is not null and b.status = 'booked'
    union all
    select p.id, 'bike' from products p join users u on u.id = p.seller_id
    where u.id = any (${people.map(({ id }) => id)}) and u.removed_at is not null
      and p.status in ('available', 'reserved')`;
  assert.deepEqual([...left], [], 'Left behind by somebody who is gone');
}
