import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cancelDeal } from '#contract/deals.ts';
import { listOwnRatings, readDealRatings, replyToRating } from '#contract/ratings.ts';
import { listSellersRatings } from '#contract/sellers.ts';
import { meetingIsIn } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn, type TestDeal, takeInDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { endedDaysAgo, praise, rate, ratedDaysAgo } from '../../test/ratings.ts';
import { showDueRatings } from './ratings.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin, stranger] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
  market.person('buyer'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const STAYING = new AbortController().signal;

const seen = async (caller: Caller, { bookingId: id }: TestDeal) =>
  (await caller.call(readDealRatings, { params: { id } })).body;
const shownOf = async (id: string) =>
  (await market.nobody.call(listSellersRatings, { params: { id }, query: { limit: 100 } })).body;
const sellerId = async () => {
  const [row] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  return row?.id ?? '';
};

test('each side rates a deal that is done, and neither reads the other before both have', async () => {
  const deal = await dealIn('completed', cast);
  const before = await seen(buyer, deal);
  assert.deepEqual([before.may, before.asksDescription, before.isWaiting], [true, true, false]);
  assert.equal((await seen(seller, deal)).asksDescription, false);

  const first = await rate(buyer, deal, { ...praise, stars: 4 });
  assert.equal(first.status, 200);
  assert.equal(first.body.given?.stars, 4);
  assert.equal(first.body.may, false);
  const waiting = await seen(seller, deal);
  assert.deepEqual([waiting.received, waiting.isWaiting, waiting.may], [undefined, true, true]);
  assert.ok(!JSON.stringify(waiting).includes(praise.words));
  assert.ok(!(await shownOf(await sellerId())).some(({ _id }) => _id === first.body.given?._id));
  for (const list of ['received', 'given']) {
    const { body } = await seller.call(listOwnRatings, { query: { of: list } });
    assert.ok(!body.some(({ bookingId }) => bookingId === deal.bookingId));
  }

  const second = await rate(seller, deal, { stars: 5, words: 'Paid at once, and was on time.' });
  assert.equal(second.body.received?.words, praise.words);
  assert.equal((await seen(buyer, deal)).received?.words, 'Paid at once, and was on time.');
  const [shown] = await shownOf(await sellerId());
  assert.deepEqual(
    [shown?.stars, shown?.asDescribed, shown?.words, shown?.author, shown?.by],
    [4, true, praise.words, buyer.name, 'buyer'],
  );
});

test('sent twice, a rating is one; another one is refused', async () => {
  const deal = await dealIn('completed', cast);
  const answers = await Promise.all(Array.from({ length: 5 }, () => rate(buyer, deal, praise)));
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  );
  assert.equal(new Set(answers.map(({ body }) => body.given?._id)).size, 1);
  const { status, body } = await rate(buyer, deal, { ...praise, stars: 1 });
  assert.deepEqual([status, body.code], [409, 'already-rated']);
});

test('of two who rate at once, the one who comes last shows both', async () => {
  for (let round = 0; round < 5; round++) {
    const deal = await dealIn('completed', cast);
    await Promise.all([rate(buyer, deal, praise), rate(seller, deal, { stars: 3 })]);
    const [{ shown } = { shown: 0 }] = await sql<{ shown: number }[]>`
      select count(shown_at) as shown from ratings where booking_id = ${deal.bookingId}`;
    assert.equal(shown, 2);
  }
});

test('only buyers who got the bike say whether it was as described, and they all do', async () => {
  const deal = await dealIn('completed', cast);
  for (const [caller, body] of [
    [buyer, { stars: 5 }],
    [seller, { stars: 5, asDescribed: true }],
  ] as const) {
    const { status, body: problem } = await rate(caller, deal, body);
    assert.deepEqual([status, problem.errors?.[0]?.field], [400, 'asDescribed']);
  }
  const missed = await dealIn('no-show', cast);
  assert.equal((await rate(buyer, missed, praise)).status, 400);
  assert.equal((await rate(buyer, missed, { stars: 1 })).status, 200);
});

test('what ended by nobody’s fault, or has not ended, is not rated', async () => {
  for (const status of [
    'booked',
    'paid',
    'meeting-agreed',
    'handed-over',
    'disputed',
    'cancelled',
    'declined',
    'refunded',
  ] as const) {
    const deal = await dealIn(status, cast);
    for (const [caller, body] of [
      [buyer, { stars: 1 }],
      [seller, { stars: 1 }],
    ] as const) {
      const answer = await rate(caller, deal, body);
      assert.deepEqual([answer.status, answer.body.code], [409, 'not-rateable'], status);
    }
  }
});

test('a deal that either side called off late is rated, and one called off in good time is not', async () => {
  const late = await dealIn('meeting-agreed', cast);
  await takeInDeal(cast, late, 'cancel-late', 'buyer');
  assert.equal((await rate(seller, late, { stars: 2 })).status, 200);
  const calledOff = async (hours: number) => {
    const deal = await dealIn('meeting-agreed', cast);
    await meetingIsIn(sql, deal.bookingId, hours);
    await seller.call(cancelDeal, { params: { id: deal.bookingId }, body: { reason: 'I sold it to my brother' } });
    return rate(buyer, deal, { stars: 1 });
  };
  assert.equal((await calledOff(2)).status, 200);
  assert.equal((await calledOff(72)).status, 409);
});

test('a chargeback after the end takes no rating away', async () => {
  const deal = await dealIn('completed', cast);
  await rate(buyer, deal, praise);
  await takeInDeal(cast, deal, 'charge-back', 'provider');
  assert.equal((await rate(seller, deal, { stars: 1 })).status, 200);
  assert.ok((await seen(buyer, deal)).received);
});

test('the time for it ends, and what nobody answered is shown after a while', async () => {
  const deal = await dealIn('completed', cast);
  await rate(buyer, deal, praise);
  await showDueRatings(market.market, STAYING);
  assert.equal((await seen(seller, deal)).received, undefined);
  await ratedDaysAgo(sql, deal, 15);
  await Promise.all([showDueRatings(market.market, STAYING), showDueRatings(market.market, STAYING)]);
  assert.equal((await seen(seller, deal)).received?.words, praise.words);
  // Who has read it answers in public, and not by a rating.
  const { status, body } = await rate(seller, deal, { stars: 1 });
  assert.deepEqual([status, body.code], [409, 'not-rateable']);

  const old = await dealIn('completed', cast);
  await rate(buyer, old, praise);
  await endedDaysAgo(sql, old, 31);
  assert.equal((await rate(seller, old, { stars: 1 })).status, 409);
  await showDueRatings(market.market, STAYING);
  assert.ok((await seen(seller, old)).received);
});

test('strangers and admins find no ratings of a deal', async () => {
  const deal = await dealIn('completed', cast);
  for (const caller of [stranger, admin]) {
    assert.equal((await rate(caller, deal, { stars: 1 })).status, 404);
    assert.equal((await caller.call(readDealRatings, { params: { id: deal.bookingId } })).status, 404);
  }
});

test('the database itself refuses a rating of no such deal, side or end', async () => {
  const unended = await dealIn('paid', cast);
  const done = await dealIn('completed', cast);
  const insert = (id: string, side: string, outcome: string, asDescribed: boolean | null = null) => sql`
    insert into ratings (product_id, booking_id, side, id, buyer_id, seller_id, outcome, stars, as_described)
    select product_id, id, ${side}, gen_random_uuid(), buyer_id, seller_id, ${outcome}, 5, ${asDescribed}::boolean
    from bookings where id = ${id}`;
  await assert.rejects(insert(unended.bookingId, 'seller', 'handed-over'), /foreign key/);
  await assert.rejects(insert(done.bookingId, 'seller', 'no-show'), /foreign key/);
  await assert.rejects(insert(done.bookingId, 'admin', 'handed-over'), /check/);
  await assert.rejects(insert(done.bookingId, 'seller', 'handed-over', true), /check/);
  await insert(done.bookingId, 'buyer', 'handed-over', false);
  await assert.rejects(insert(done.bookingId, 'buyer', 'handed-over', true), /ratings_pkey/);
});

test('who is rated answers once, in public', async () => {
  const deal = await dealIn('completed', cast);
  const { body } = await rate(buyer, deal, praise);
  const id = body.given?._id ?? '';
  const reply = (caller: Caller, words: string) => caller.call(replyToRating, { params: { id }, body: { words } });
  assert.equal((await reply(seller, 'Too early')).status, 404);
  await rate(seller, deal, { stars: 5 });
  for (const caller of [buyer, stranger, admin]) assert.equal((await reply(caller, 'Not mine')).status, 404);
  assert.deepEqual((await reply(seller, 'Thank you!')).body, { modifiedCount: 1 });
  assert.deepEqual((await reply(seller, 'And again')).body, { modifiedCount: 0 });
  assert.equal((await shownOf(await sellerId()))[0]?.reply, 'Thank you!');
});

test('addresses and numbers in words that everybody reads are hidden', async () => {
  const deal = await dealIn('completed', cast);
  const body = { ...praise, words: 'He was late. Ask me: rider@mail.example.test or +880 1711 223344.' };
  const answers = [await rate(buyer, deal, body), await rate(buyer, deal, body)];
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
  );
  await rate(seller, deal, { stars: 5 });
  const id = answers[0]?.body.given?._id;
  await seller.call(replyToRating, { params: { id }, body: { words: 'Call 01711 223344 for my side' } });
  const [shown] = await shownOf(await sellerId());
  assert.match(shown?.words ?? '', /^He was late\. Ask me: /);
  assert.match(shown?.reply ?? '', /^Call .* for my side$/);
  assert.doesNotMatch(`${shown?.words} ${shown?.reply}`, /rider@|1711|223344/);
});
