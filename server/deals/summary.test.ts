import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, listBuyers, readBooking } from '#contract/bookings.ts';
import { BOOKING_STATUSES } from '#contract/deal-machine.ts';
import { acceptMeeting, proposeMeeting, readDeal } from '#contract/deals.ts';
import { listNotices } from '#contract/notifications.ts';
import { readPerson } from '#contract/person-facts.ts';
import { meetingIsIn } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn, type Person } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { changesAt } from './changes-at.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer', { name: 'Maya Rahman' }),
  market.person('seller', { name: 'Iker Zabala' }),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const people = ['buyer', 'seller', 'admin'] as const;
const HOUR = 3_600_000;

const read = async (id: string, as: Person) => (await cast[as].call(readDeal, { params: { id } })).body;
const labelOf = ({ summary: { name, tone, isYourTurn } }: Awaited<ReturnType<typeof read>>) => ({
  name,
  tone,
  isYourTurn,
});

test('a deal says the same on its page, in lists and about a person, to each in their own person', async () => {
  for (const status of BOOKING_STATUSES) {
    const { bookingId: id } = await dealIn(status, cast);
    for (const as of people) {
      const deal = await read(id, as);
      assert.ok(deal.summary.now, status);
      assert.equal(deal.summary.otherwise?.until, deal.dueAt, status);
      const { body: booking } = await cast[as].call(readBooking, { params: { id } });
      assert.deepEqual(booking.summary, labelOf(deal), `${status} for the ${as}`);
    }
    const lists = [
      ['buyer', await buyer.call(listBookings, { params: { email: buyer.email } })],
      ['seller', await seller.call(listBuyers, { params: { email: seller.email } })],
    ] as const;
    for (const [as, { body }] of lists)
      assert.deepEqual(body.find(({ _id }) => _id === id)?.summary, labelOf(await read(id, as)), status);
    const { deals } = (await admin.call(readPerson, { params: { email: buyer.email } })).body;
    assert.deepEqual(deals.find(({ _id }) => _id === id)?.summary, labelOf(await read(id, 'admin')), status);
  }
});

test('the history says what notifications say', async () => {
  const { bookingId: id } = await dealIn('no-show', cast);
  for (const as of ['buyer', 'seller'] as const) {
    const history = (await read(id, as)).steps.map(({ sentence }) => sentence);
    const notices = (await cast[as].call(listNotices)).body.filter(({ bookingId }) => bookingId === id);
    assert.ok(notices.length > 3);
    // The notice may add the actor's reason.
    for (const { text } of notices) assert.ok(history.includes(text.replace(/ “.*”$/, '')), `${as} is told: ${text}`);
  }
  const [first] = (await read(id, 'admin')).steps;
  assert.equal(first?.sentence, 'Maya has booked the bike for $1,450.50.');
});

test('when the time of the meeting has come by the database’s clock, page and lists say so', async () => {
  const { bookingId: id } = await dealIn('meeting-agreed', cast);
  const names = async () => [
    (await read(id, 'buyer')).summary.name,
    (await buyer.call(readBooking, { params: { id } })).body.summary.name,
  ];
  await meetingIsIn(sql, id, 30);
  assert.deepEqual(await names(), ['Meeting agreed', 'Meeting agreed']);
  await meetingIsIn(sql, id, -1);
  assert.deepEqual(await names(), ['How was the meeting?', 'How was the meeting?']);
});

test('an answer tells when it is to be asked for again', async () => {
  const { bookingId: id } = await dealIn('paid', cast);
  const [soon, later] = [24, 48].map((hours) => new Date(Date.now() + hours * HOUR).toISOString());
  assert.ok(soon && later);
  const proposal = { slots: [soon, later], place: 'At the fountain' };
  await seller.call(proposeMeeting, { params: { id }, body: proposal });
  assert.equal((await read(id, 'buyer')).summary.changesAt, soon);
  await buyer.call(acceptMeeting, { params: { id }, body: { slot: later } });
  const lateFrom = new Date(Date.parse(later) - market.market.settings.lateHours * HOUR).toISOString();
  assert.equal((await read(id, 'seller')).summary.changesAt, lateFrom);
  await meetingIsIn(sql, id, 1);
  const { summary, meetingAt } = await read(id, 'seller');
  assert.equal(summary.changesAt, meetingAt);
});

test('what has ended, or waits for a bank, does not change by time alone', async () => {
  for (const status of ['completed', 'cancelled', 'charge-disputed'] as const) {
    const { bookingId } = await dealIn(status, cast);
    assert.equal((await read(bookingId, 'buyer')).summary.changesAt, undefined, status);
  }
});

test('a moment that is past is not told as one to come', () => {
  const at = (hours: number) => new Date(hours * HOUR);
  const row = { dueAt: at(10), meetingAt: at(5), agreeBy: at(20), proposedSlots: [] };
  const next = (now: number) => changesAt(row, { lateHours: 2 }, now * HOUR);
  const iso = (hours: number) => at(hours).toISOString();
  assert.deepEqual([0, 3, 5, 10, 20].map(next), [iso(3), iso(5), iso(10), iso(20), undefined]);
});
