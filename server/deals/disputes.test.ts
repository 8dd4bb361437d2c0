import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  addStatement,
  type Deal,
  decideDispute,
  disputeDeal,
  listDisputes,
  MOST_STATEMENT_PHOTOS,
  readDeal,
} from '#contract/deals.ts';
import { letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { contentsOf } from '../../test/contents.ts';
import { type Cast, dealIn, type Person, takeInDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aPhotoOf } from '../../test/photos.ts';
import { goodBike } from '../../test/products.ts';
import { moveDueDeals } from './deals.ts';

const market = await openMarket();
const { url } = market;
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const words = 'The frame is bent.\nSee the photos.';
const reason = 'The advert said otherwise';

test('a dispute is opened with words and photos, which the two sides and admins read', async () => {
  const { bookingId: id } = await dealIn('handed-over', cast);
  const photos = [await aPhotoOf(url, buyer), await aPhotoOf(url, buyer)];
  const chosen = photos.map(({ name }, at) => ({ name, alt: at ? '' : 'The fork' }));
  const { body } = await buyer.call(disputeDeal, { params: { id }, body: { words, photos: chosen } });
  assert.equal(body.status, 'disputed');
  for (const person of [buyer, seller, admin]) {
    const [statement, ...others] = (await person.call(readDeal, { params: { id } })).body.statements;
    assert.deepEqual(others, []);
    assert.deepEqual([statement?.by, statement?.name, statement?.words], ['buyer', buyer.name, words]);
    assert.deepEqual(
      statement?.photos,
      photos.map((photo, at) => ({ ...photo, alt: at ? '' : 'The fork' })),
    );
  }
});

test('photos are one’s own, few, and each once; else nothing happens', async () => {
  const { bookingId: id } = await dealIn('handed-over', cast);
  const [own, others] = [await aPhotoOf(url, buyer), await aPhotoOf(url, seller)];
  const before = await contentsOf(sql);
  for (const photos of [
    [others],
    [own, own],
    [own, { name: 'a'.repeat(32) }],
    Array(MOST_STATEMENT_PHOTOS + 1).fill(own),
  ]) {
    const chosen = photos.map(({ name }) => ({ name }));
    const { status, body } = await buyer.call(disputeDeal, { params: { id }, body: { words, photos: chosen } });
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'photos']);
  }
  assert.deepEqual(await contentsOf(sql), before);
});

test('all three say more while it is open: each thing once, and nothing afterwards', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  const say = (as: Person, text: string) => cast[as].call(addStatement, { params: { id }, body: { words: text } });
  for (const as of ['seller', 'admin', 'buyer'] as const) assert.equal((await say(as, `I am the ${as}`)).status, 200);
  const again = await Promise.all([1, 2, 3].map(() => say('buyer', 'Once more')));
  assert.deepEqual(again.map(({ status }) => status).sort(), [200, 409, 409]);
  const { statements } = await decide(id, { decision: 'refund', reason });
  assert.deepEqual(
    statements.map(({ by }) => by),
    ['buyer', 'seller', 'admin', 'buyer', 'buyer'],
  );
  assert.deepEqual([(await say('seller', 'Too late')).status], [409]);
});

test('part of the money is refunded: some of it, and not all', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  const before = await contentsOf(sql);
  for (const refund of [goodBike.resalePrice, goodBike.resalePrice + 0.01, 10_000_000]) {
    const body = { decision: 'refund-part', reason, refund };
    const reply = await admin.call(decideDispute, { params: { id }, body });
    assert.deepEqual([reply.status, reply.body.errors?.[0]?.field], [400, 'refund']);
    if (refund < 10_000) assert.match(reply.body.errors?.[0]?.message ?? '', / held, \$1,450\.50$/);
  }
  assert.deepEqual(await contentsOf(sql), before);
  const { money, status, steps } = await decide(id, { decision: 'refund-part', reason, refund: '1450.49' });
  assert.deepEqual([status, money.refunded, money.toSeller, money.held], ['completed', 1450.49, 0.01, 0]);
  assert.deepEqual([money.refund, money.payout], ['due', 'due']);
  assert.deepEqual([steps.at(-1)?.by, steps.at(-1)?.reason], ['admin', reason]);
});

test('two admins who decide at once decide once', async () => {
  const { bookingId: id } = await dealIn('disputed', cast);
  const bodies = [
    { decision: 'release', reason },
    { decision: 'refund', reason },
    { decision: 'refund-part', reason, refund: 10 },
  ];
  const replies = await Promise.all(bodies.map((body) => admin.call(decideDispute, { params: { id }, body })));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409]);
});

test('an admin does not decide about a deal of their own', async () => {
  const trader = await market.person('seller');
  const { bookingId: id } = await dealIn('disputed', { ...cast, seller: trader });
  await sql`update users set role = 'admin' where email = ${trader.email}`;
  const { body } = await trader.call(readDeal, { params: { id } });
  assert.deepEqual([body.as, body.may], ['seller', ['state', 'attach-inspection']]);
  const refused = await trader.call(decideDispute, { params: { id }, body: { decision: 'release', reason } });
  assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
});

test('disputes wait in the order in which they have to be decided, page by page', async () => {
  await sql`delete from statements`;
  for (const { _id } of (await admin.call(listDisputes, { query: { limit: 100 } })).body)
    await decide(_id, { decision: 'release', reason });
  const [urgent, silent, later, atTheBank] = await Promise.all([
    dealIn('disputed', cast, 'handed-over'),
    dealIn('meeting-agreed', cast),
    dealIn('disputed', cast),
    dealIn('charge-disputed', cast),
  ]);
  await letTimeRunOut(sql, silent.bookingId);
  await moveDueDeals(market.market);
  for (const [days, { bookingId }] of [urgent, silent, later].entries())
    await sql`update bookings set due_at = now() + make_interval(days => ${days + 1}) where id = ${bookingId}`;
  const order = [urgent, silent, later, atTheBank].map(({ bookingId }) => bookingId);
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const { body, headers } = await admin.call(listDisputes, { query: { limit: 1, ...(after && { after }) } });
    seen.push(...body.map(({ _id }) => _id));
    after = body.at(-1)?._id;
    if (!headers.has('link')) break;
  }
  assert.deepEqual(seen, order);
  const { body } = await admin.call(listDisputes, { query: {} });
  assert.deepEqual(
    body.map(({ by, words, handedOver, status }) => [by, words.slice(0, 8), handedOver, status]),
    [
      ['buyer', 'The bike', true, 'disputed'],
      ['clock', '', false, 'disputed'],
      ['buyer', 'The bike', false, 'disputed'],
      ['provider', '', false, 'charge-disputed'],
    ],
  );
  const [first] = body;
  assert.deepEqual(
    [first?.buyersEmail, first?.sellersEmail, first?.resalePrice],
    [buyer.email, seller.email, goodBike.resalePrice],
  );
  await decide(urgent.bookingId, { decision: 'release', reason });
  const { body: rest } = await admin.call(listDisputes, { query: { after: urgent.bookingId } });
  assert.deepEqual(
    rest.map(({ _id }) => _id),
    order.slice(1),
  );
});

test('what the bank gives back is decided about by an admin', async () => {
  const deal = await dealIn('charge-disputed', cast);
  await takeInDeal(cast, deal, 'win-charge', 'provider');
  const { money } = await decide(deal.bookingId, { decision: 'refund', reason });
  assert.deepEqual([money.refunded, money.held, money.takenBack], [goodBike.resalePrice, 0, 0]);
});

async function decide(id: string, body: object): Promise<Deal> {
  const reply = await admin.call(decideDispute, { params: { id }, body });
  assert.equal(reply.status, 200, reply.body.detail);
  return reply.body;
}
