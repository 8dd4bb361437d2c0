import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import {
  type Actor,
  BOOKING_STATUSES,
  type BookingStatus,
  type Condition,
  DEADLINES,
  type DealMove,
  ENDED_STATUSES,
  MOVES,
  OCCUPYING_STATUSES,
  PAID_STATUSES,
} from '#contract/deal-machine.ts';

const moves: readonly DealMove[] = MOVES;
const from = (status: BookingStatus) => moves.filter((move) => move.from === status);

function reachable(start: BookingStatus, counts: (move: DealMove) => boolean = () => true): Set<BookingStatus> {
  const found = new Set([start]);
  for (const status of found) for (const move of from(status)) if (counts(move)) found.add(move.to);
  return found;
}

const by =
  (...actors: Actor[]) =>
  (move: DealMove) =>
    move.who.some((who) => actors.includes(who));

test('every status can be reached from the beginning', () => {
  assert.deepEqual([...reachable(BOOKING_STATUSES[0])].sort(), [...BOOKING_STATUSES].sort());
});

test('no status is a trap: what has not ended comes to an end, though both sides are silent', () => {
  for (const status of BOOKING_STATUSES) {
    const ends = [...reachable(status, by('clock', 'provider', 'admin'))].filter(
      (end) => ENDED_STATUSES.includes(end) || end === 'completed',
    );
    assert.ok(ends.length > 0, status);
    const waits = status !== 'completed' && !ENDED_STATUSES.includes(status);
    // Only a bank's investigation has no deadline of ours.
    if (waits && status !== 'charge-disputed') assert.ok(from(status).some(by('clock')), status);
    if (status === 'charge-disputed') assert.ok(from(status).every(by('provider')), status);
  }
});

test('each status with a deadline has a move of the clock, and no other', () => {
  const moved = BOOKING_STATUSES.filter((status) => from(status).some(by('clock')));
  assert.deepEqual(moved, Object.keys(DEADLINES));
});

/** Of these, never both are true; of the second pair always one. */
const OPPOSITES: Condition[][] = [
  ['in-good-time', 'late'],
  ['handed-over-before', 'not-handed-over'],
];

test('no two moves are meant by the same verb of the same person', () => {
  for (const [at, one] of moves.entries())
    for (const other of moves.slice(at + 1))
      if (one.from === other.from && one.verb === other.verb && one.who.some((who) => other.who.includes(who)))
        assert.ok(areOpposite(one, other), `${one.from} ${one.verb}`);
});

function areOpposite(...pair: DealMove[]) {
  const conditions = pair.map((move) => move.if).sort();
  return OPPOSITES.some((opposites) => String(opposites.toSorted()) === String(conditions));
}

test('what the clock does when the time is up is one thing', () => {
  for (const status of BOOKING_STATUSES) {
    const endings = from(status).filter((move) => by('clock')(move) && move.to !== status);
    const isOne = endings.length === 1 && !endings[0]?.if;
    assert.ok(endings.length === 0 || isOne || areOpposite(...endings), status);
  }
});

test('calling off is in good time or late, and never both', () => {
  const calledOff = from('meeting-agreed').filter((move) => move.to === 'cancelled' && by('buyer')(move));
  assert.deepEqual(calledOff.map((move) => move.if).sort(), OPPOSITES[0]?.toSorted());
});

test('whoever is said not to have come has a say', () => {
  for (const [status, missing] of [
    ['seller-missed', 'seller'],
    ['buyer-missed', 'buyer'],
  ] as const)
    assert.ok(from(status).some((move) => move.to === 'disputed' && move.who.includes(missing)));
});

test('the buyer’s money is held, or it is said where it goes', () => {
  const holding = ['paid', 'meeting-agreed', 'seller-missed', 'buyer-missed', 'handed-over', 'disputed'];
  for (const move of moves) {
    const [comes, stays] = [holding.includes(move.to), holding.includes(move.from)];
    const what = `${move.from} ${move.verb}`;
    if (stays && comes) assert.equal(move.money, undefined, what);
    if (stays && !comes)
      assert.ok(['refund', 'share', 'pay-out', 'split', 'take-back'].includes(move.money ?? ''), what);
    if (!stays && comes) assert.ok(['hold', 'return'].includes(move.money ?? ''), what);
  }
});

const migration = readFileSync(new URL('../database/migrations/0009_deals.sql', import.meta.url), 'utf8');
const listedAfter = (text: string) =>
  migration
    .slice(migration.indexOf(text) + text.length)
    .match(/\(([^)]*)\)/)?.[1]
    ?.match(/[a-z-]+/g);

test('the database knows the same statuses', () => {
  assert.deepEqual(listedAfter('bookings_status_check check (status in'), [...BOOKING_STATUSES]);
  assert.deepEqual(listedAfter('on bookings (product_id) where status in'), [...OCCUPYING_STATUSES]);
  assert.deepEqual(listedAfter('on bookings (due_at, id) where status in'), ['disputed', 'charge-disputed']);
  for (const status of PAID_STATUSES) assert.ok((OCCUPYING_STATUSES as readonly string[]).includes(status));
});
