import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acceptMeeting, type Deal, proposeMeeting, readDeal } from '#contract/deals.ts';
import { meetingIsIn } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { ask, type Cast, dealIn, type Person, type TestDeal } from '../../test/deal-in.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';

const market = await openMarket();
const { sql, settings } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const place = 'In front of the new market';

test('times and a place are proposed, in their order, and one of them is accepted', async () => {
  const deal = await dealIn('paid', cast);
  const [early, late] = [inHours(48), inHours(72)];
  const { body: proposed } = await propose(deal, 'buyer', [late, early]);
  assert.deepEqual(proposed.proposal, { by: 'buyer', slots: [early, late], place });
  assert.deepEqual([proposed.proposedBy, proposed.status], ['buyer', 'paid']);
  const { body: agreed } = await accept(deal, 'seller', late);
  assert.deepEqual([agreed.status, agreed.meetingAt, agreed.location], ['meeting-agreed', late, place]);
  assert.deepEqual([agreed.proposal, agreed.proposedBy], [undefined, undefined]);
  assert.equal(Date.parse(agreed.dueAt ?? '') - Date.parse(late), settings.tellDays * 86_400_000);
});

test('another proposal takes the place of the one before, and of the meeting that was agreed on', async () => {
  const deal = await dealIn('paid', cast);
  await propose(deal, 'buyer', [inHours(48)]);
  const other = inHours(50);
  assert.equal((await propose(deal, 'seller', [other])).body.proposal?.by, 'seller');
  assert.equal((await accept(deal, 'seller', other)).status, 409);
  assert.equal((await accept(deal, 'buyer', other)).status, 200);
  const { body } = await propose(deal, 'seller', [inHours(60)]);
  assert.deepEqual([body.status, body.meetingAt, body.proposal?.by], ['paid', undefined, 'seller']);
});

test('only what the other proposed, and what is still to come, is accepted', async () => {
  const deal = await dealIn('paid', cast);
  const slot = inHours(48);
  assert.equal((await accept(deal, 'seller', slot)).status, 409);
  await propose(deal, 'buyer', [slot]);
  assert.deepEqual((await read(deal, 'buyer')).may.includes('accept'), false);
  for (const [as, when] of [
    ['buyer', slot],
    ['seller', inHours(49)],
  ] as const) {
    const { status, body } = await accept(deal, as, when);
    assert.deepEqual([status, body.code], [409, 'deal-moved-on']);
  }
  const past = inHours(-1);
  await sql`update bookings set proposed_slots = array[${past}::timestamptz] where id = ${deal.bookingId}`;
  assert.equal((await read(deal, 'seller')).may.includes('accept'), false);
  assert.equal((await accept(deal, 'seller', past)).status, 409);
});

test('both accept, and both click twice: one meeting is agreed on', async () => {
  const deal = await dealIn('paid', cast);
  const slots = [inHours(48), inHours(49)];
  await propose(deal, 'buyer', slots);
  const replies = await Promise.all([0, 1, 0, 1, 0, 1].map((at) => accept(deal, 'seller', slots[at] ?? '')));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409, 409, 409, 409]);
  const { steps } = await read(deal, 'buyer');
  assert.equal(steps.filter(({ verb }) => verb === 'accept').length, 1);
});

test('the same proposal twice is one proposal', async () => {
  const deal = await dealIn('paid', cast);
  const slots = [inHours(48), inHours(50)];
  const replies = await Promise.all([1, 2, 3].map(() => propose(deal, 'buyer', slots)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await propose(deal, 'seller', slots)).status, 200);
});

test('a meeting is to come, and soon enough', async () => {
  const deal = await dealIn('paid', cast);
  const fault = async (...slots: string[]) => {
    const { status, body } = await propose(deal, 'buyer', slots);
    return [status, body.errors?.map(({ field }) => field)];
  };
  const slot = inHours(48);
  const isWrong = [400, ['slots']];
  assert.deepEqual(await fault(inHours(-0.1)), isWrong);
  assert.deepEqual(await fault(slot, slot), isWrong);
  assert.deepEqual(await fault(slot, slot.replace('Z', '+00:00')), isWrong);
  assert.deepEqual(await fault(slot, inHours(24 * 31)), isWrong);
  const late = await propose(deal, 'buyer', [inHours(24 * settings.agreeDays + 0.1)]);
  assert.match(late.body.errors?.[0]?.message ?? '', /times up to \w{3} \d{1,2}, \d{4}, \d{1,2}:\d\d\s[AP]M: by then/);
  assert.equal((await propose(deal, 'buyer', [inHours(24 * settings.agreeDays - 0.1)])).status, 200);
});

test('the buyer’s money does not wait for ever, however often they propose', async () => {
  const deal = await dealIn('paid', cast);
  const { dueAt = '' } = await read(deal, 'buyer');
  assert.ok(Math.abs(Date.parse(dueAt) - Date.now() - settings.answerDays * 86_400_000) < 60_000);
  await sql`update bookings set paid_at = ${earlier(sql, 'paid_at', `${settings.agreeDays - 1} days`)} where id = ${deal.bookingId}`;
  const { body } = await propose(deal, 'seller', [inHours(5)]);
  assert.equal(body.dueAt, body.meetBy);
  assert.ok(Date.parse(body.dueAt ?? '') - Date.now() < 86_400_000);
  await sql`update bookings set paid_at = ${earlier(sql, 'paid_at', '2 days')} where id = ${deal.bookingId}`;
  const over = await propose(deal, 'buyer', [inHours(6)]);
  assert.deepEqual([over.status, over.body.code], [409, 'deal-moved-on']);
  const { may, meetBy } = await read(deal, 'buyer');
  assert.deepEqual([may.includes('propose'), meetBy], [false, undefined]);
});

test('a buyer cannot move the meeting instead of calling it off late; a seller can', async () => {
  const deal = await dealIn('meeting-agreed', cast);
  await meetingIsIn(sql, deal.bookingId, settings.lateHours - 1);
  assert.deepEqual((await read(deal, 'buyer')).may.includes('propose'), false);
  const { status, body } = await propose(deal, 'buyer', [inHours(50)]);
  assert.deepEqual([status, body.code], [409, 'deal-moved-on']);
  assert.match(body.detail ?? '', /ask the seller/);
  assert.equal((await propose(deal, 'seller', [inHours(50)])).status, 200);
});

test('whoever came after all has time again to say how it went', async () => {
  const deal = await dealIn('seller-missed', cast);
  await meetingIsIn(sql, deal.bookingId, -47);
  const { body } = await ask(cast, deal, 'withdraw', 'buyer');
  const { dueAt } = body as unknown as Deal;
  assert.ok(Math.abs(Date.parse(dueAt ?? '') - Date.now() - settings.tellDays * 86_400_000) < 60_000);
});

const inHours = (hours: number) => new Date(Math.round(Date.now() + hours * 3_600_000)).toISOString();

const propose = ({ bookingId }: TestDeal, as: Person, slots: string[]) =>
  cast[as].call(proposeMeeting, { params: { id: bookingId }, body: { slots, place } });

const accept = ({ bookingId }: TestDeal, as: Person, slot: string) =>
  cast[as].call(acceptMeeting, { params: { id: bookingId }, body: { slot } });

const read = async ({ bookingId }: TestDeal, as: Person) =>
  (await cast[as].call(readDeal, { params: { id: bookingId } })).body;
