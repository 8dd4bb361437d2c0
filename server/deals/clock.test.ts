import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { BOOKING_STATUSES, type BookingStatus, DEADLINES, movesFrom } from '#contract/deal-machine.ts';
import { disputeDeal, readDeal } from '#contract/deals.ts';
import { letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn, type TestDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { moveDueDeals } from './deals.ts';

const market = await openMarket();
const { sql, settings } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const waiting = Object.keys(DEADLINES) as BookingStatus[];

const CLOCK: Partial<Record<BookingStatus, BookingStatus>> = {
  booked: 'expired',
  paid: 'cancelled',
  'meeting-agreed': 'disputed',
  'seller-missed': 'no-show',
  'buyer-missed': 'no-show',
  'handed-over': 'completed',
  disputed: 'refunded',
};

test('a deal in each status stays as it is until its time is up', async () => {
  const hour = 3_600_000;
  for (const status of BOOKING_STATUSES) {
    const { bookingId } = await dealIn(status, cast);
    const { dueAt, meetingAt } = await read(bookingId);
    const deadline = DEADLINES[status];
    assert.equal(dueAt !== undefined, deadline !== undefined, status);
    if (!deadline || !dueAt) continue;
    const start = deadline.fromMeeting ? Date.parse(meetingAt ?? '') : Date.now();
    const length = settings[deadline.setting] * (deadline.unit === 'days' ? 24 : 1) * hour;
    assert.ok(Math.abs(Date.parse(dueAt) - start - length) < 60_000, status);
  }
  assert.equal(await moveDueDeals(market.market), 0);
});

test('each one moves when its time is up, once, however often and wherever the clock is looked at', async () => {
  const ids = new Map<BookingStatus, string>();
  for (const status of waiting) ids.set(status, (await dealIn(status, cast)).bookingId);
  for (const id of ids.values()) await letTimeRunOut(sql, id);
  const counts = await Promise.all(Array.from({ length: 6 }, () => moveDueDeals(market.market)));
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    waiting.length,
  );
  assert.equal(await moveDueDeals(market.market), 0);
  for (const [status, id] of ids) {
    const deal = await read(id);
    assert.equal(deal.status, CLOCK[status], status);
    const taken = deal.steps.filter(({ by, from }) => by === 'clock' && from === status);
    assert.deepEqual(taken.map(({ verb, to }) => [verb, to]).length, 1, status);
    assert.ok(movesFrom(status, 'clock').some(({ verb }) => verb === taken[0]?.verb));
  }
});

test('an undecided dispute about a bike that was handed over pays the seller', async () => {
  const { bookingId } = await dealIn('disputed', cast, 'handed-over');
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  const { status, steps, money } = await read(bookingId);
  assert.deepEqual([status, steps.at(-1)?.verb, money.refunded], ['completed', 'release-undecided', 0]);
});

test('after a week of standing still everything is moved in the order in which it was due', async () => {
  const ids: string[] = [];
  for (let round = 0; round < 3; round++)
    for (const status of waiting) ids.push((await dealIn(status, cast)).bookingId);
  const hoursAgo = ids.map((_, at) => 1 + ((at * 37) % 167));
  for (const [at, id] of ids.entries())
    await sql`update bookings set due_at = now() - make_interval(hours => ${hoursAgo[at] ?? 0}) where id = ${id}`;
  const due = [...ids.keys()].sort((one, other) => (hoursAgo[other] ?? 0) - (hoursAgo[one] ?? 0)).map((at) => ids[at]);
  assert.equal(await moveDueDeals(market.market), ids.length);
  const steps = await sql<{ bookingId: string }[]>`
    select booking_id as "bookingId" from booking_steps where booking_id in ${sql(ids)} and actor = 'clock'
    order by id`;
  assert.deepEqual(
    steps.map(({ bookingId }) => bookingId),
    due,
  );
});

/** In one transaction, if nothing is in the way. */
async function severalDue() {
  const deals: TestDeal[] = [];
  while (deals.length < 3) deals.push(await dealIn('handed-over', cast));
  for (const { bookingId } of deals) await letTimeRunOut(sql, bookingId);
  const [first = assert.fail(), ...others] = deals;
  return { ...first, others: others.map(({ bookingId }) => bookingId) };
}

const statusOf = async (id: string) => (await read(id)).status;

test('a deal that somebody has locked holds up nobody, and moves when it is free', async () => {
  const { bookingId: first, productId, others } = await severalDue();
  const holder = await sql.reserve();
  await holder`begin`;
  await holder`select from bookings where product_id = ${productId} and id = ${first} for update`;
  const moving = moveDueDeals(market.market);
  for (const id of others) while ((await statusOf(id)) !== 'completed') await pause(10);
  assert.equal(await statusOf(first), 'handed-over');
  await holder`rollback`;
  holder.release();
  assert.equal(await moving, 3);
  assert.equal(await statusOf(first), 'completed');
});

test('a deal that cannot move changes nothing and stops no other', async () => {
  const { bookingId: first, others } = await severalDue();
  await sql.unsafe(`alter table booking_steps add constraint refused check (booking_id <> '${first}') not valid`);
  await assert.rejects(moveDueDeals(market.market), /refused/);
  for (const id of others) assert.equal(await statusOf(id), 'completed');
  const { status, steps, money } = await read(first);
  assert.deepEqual([status, steps.at(-1)?.to, money.toSeller], ['handed-over', 'handed-over', 0]);
  await sql`alter table booking_steps drop constraint refused`;
  assert.equal(await moveDueDeals(market.market), 1);
});

test('whoever acts at the very moment at which the time is up is in time, or too late, and never both', async () => {
  for (let round = 0; round < 6; round++) {
    const { bookingId } = await dealIn('handed-over', cast);
    await letTimeRunOut(sql, bookingId);
    const acts = [
      () => moveDueDeals(market.market),
      () => buyer.call(disputeDeal, { params: { id: bookingId }, body: { words: 'It burns' } }),
    ];
    await Promise.all((round % 2 ? acts : acts.reverse()).map((act) => act()));
    const { status, steps, money } = await read(bookingId);
    assert.equal(steps.filter(({ from }) => from === 'handed-over').length, 1);
    assert.equal(money.held > 0, status === 'disputed');
  }
});

const read = async (id: string) => (await admin.call(readDeal, { params: { id } })).body;
