import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  OFFER_ACTS,
  OFFER_MOVES,
  OFFER_SIDES,
  OFFER_STATUSES,
  type OfferAct,
  type OfferSide,
  type OfferStatus,
  offerMove,
} from '#contract/offer-machine.ts';
import type { Offers } from '#contract/offers.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import { anOpenOffer, doTo, letOfferAge, offerIn, offersOf, type TestOffer, type Two } from '../../test/offers.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { closeOffers, closeOffersBetween, closeOffersOf, closeReachedOffers } from './closing/closing.ts';
import { endOverdueOffers } from './offers.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, rival, strangeSeller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const two: Two = { market, buyer, seller, rival };
const sides = { buyer, seller };

interface State {
  status: OfferStatus;
  author: OfferSide;
}
const STATES: State[] = OFFER_STATUSES.flatMap((status) => OFFER_SIDES.map((author) => ({ status, author })));
const taken = new Set<string>();

/** By the table alone. */
function isLegal({ status, author }: State, act: OfferAct, side: OfferSide): boolean {
  const { from, who } = offerMove(act);
  if (act === 'make') return side === 'buyer' && !['open', 'countered', 'accepted'].includes(status);
  return from === status && who === (side === author ? 'author' : 'receiver');
}

/** A buyer's answer is below the seller's offer, and a seller's above the buyer's. */
const AMOUNTS = { buyer: 1260, seller: 1270 };
for (const state of STATES)
  test(`an offer of the ${state.author} that is ${state.status}: what the table says is done, and nothing else`, async () => {
    const found = await offerIn(two, state.status, state.author);
    const before = await contentsOf(sql);
    for (const act of OFFER_ACTS) {
      for (const side of OFFER_SIDES) {
        const { may } = (await offersOf(sides[side], found)).body;
        const legal = isLegal(state, act, side);
        assert.equal(may.includes(act), legal || isAnswerable(state, act, side), `${act} is offered to the ${side}`);
        if (!legal) await refused(found, act, sides[side], expected(state, act, side));
      }
      if (act === 'make') continue;
      for (const stranger of [rival, strangeSeller, admin]) await refused(found, act, stranger, [404, 'not-found']);
      await refused(found, act, market.nobody, [401, 'sign-in-needed']);
    }
    assert.deepEqual(await contentsOf(sql), before);
    for (const act of OFFER_ACTS)
      for (const side of OFFER_SIDES)
        if (isLegal(state, act, side)) await succeeds(await offerIn(two, state.status, state.author), act, side, state);
  });

/** A countered offer is followed by an open one, to which `may` refers. */
function isAnswerable({ status, author }: State, act: OfferAct, side: OfferSide) {
  if (status !== 'countered') return false;
  const { from, who } = offerMove(act);
  return from === 'open' && who === (side === author ? 'receiver' : 'author');
}

function expected({ status, author }: State, act: OfferAct, side: OfferSide): [number, string] {
  if (act === 'make') {
    if (side === 'seller') return [409, 'own-product'];
    return [409, status === 'accepted' ? 'already-booked' : 'offer-moved-on'];
  }
  if (status !== 'open') return [409, 'offer-moved-on'];
  assert.ok(side === author || offerMove(act).who === 'author');
  return [403, 'not-allowed'];
}

async function succeeds(found: TestOffer, act: OfferAct, side: OfferSide, { author }: State) {
  const { status, body } = await doTo(found, act, sides[side], AMOUNTS[side]);
  assert.equal(status, 200, `${act} by the ${side}: ${body.detail}`);
  assert.deepEqual(body, (await offersOf(sides[side], found)).body, 'the answer is how it stands then');
  const { to } = offerMove(act);
  const makes = 'makes' in offerMove(act);
  const answered = body.offers.find(({ _id }) => _id === found.id);
  if (act !== 'make') assert.equal(answered?.status, to);
  const last = body.offers.at(-1);
  if (makes) assert.deepEqual([last?.by, last?.status, last?.amount], [side, 'open', AMOUNTS[side]]);
  assert.equal(body.offers.filter(({ status }) => status === 'open').length, makes ? 1 : 0);
  taken.add(`${act} ${author} ${side}`);
  if (act !== 'make') await refused(found, act, sides[side], [409, 'offer-moved-on']);
}

async function refused(found: TestOffer, act: OfferAct, person: Caller, [status, code]: [number, string]) {
  const reply = await doTo(found, act, person, AMOUNTS.buyer);
  const what = `${act} by ${person.name || 'nobody'}: ${JSON.stringify(reply.body)}`;
  assert.deepEqual([reply.status, reply.body.code], [status, code], what);
  assert.match(reply.body.detail ?? '', /^[A-Z].*\.$|^Already Booked$/, what);
}

test('each verb of people was done by each side that may', () => {
  assert.equal(taken.size, 2 + 2 * 4, [...taken].join(', '));
  assert.deepEqual(
    OFFER_MOVES.filter(({ who }) => who !== 'clock' && who !== 'market').map(({ verb }) => verb),
    [...OFFER_ACTS],
  );
});

test('the clock ends what nobody answered, once, and nothing before its time', async () => {
  const open = await offerIn(two, 'open');
  const before = await contentsOf(sql);
  await endOverdueOffers(sql);
  assert.deepEqual(await contentsOf(sql), before);
  await sql`update offers set due_at = now() - interval '1 second' where id = ${open.id}`;
  await Promise.all([1, 2, 3].map(() => endOverdueOffers(sql)));
  const { body }: { body: Offers } = await offersOf(buyer, open);
  assert.deepEqual(
    body.offers.map(({ status }) => status),
    ['expired'],
  );
  const told = await sql`select from notices where verb = 'offer-expired' and facts->>'productId' = ${open.productId}`;
  assert.equal(told.length, 1);
});

test('an offer whose time is over is neither answered nor taken back, before the clock has ended it', async () => {
  for (const author of OFFER_SIDES) {
    const late = await anOpenOffer(two, author);
    await letOfferAge(sql, late.id);
    const before = await contentsOf(sql);
    for (const act of OFFER_ACTS.filter((act) => act !== 'make')) {
      const isByAuthor = offerMove(act).who === 'author';
      await refused(late, act, isByAuthor === (author === 'buyer') ? buyer : seller, [409, 'offer-moved-on']);
    }
    assert.deepEqual(await contentsOf(sql), before);
  }
});

for (const state of STATES)
  test(`clock and market end an offer of the ${state.author} only while it is open: it is ${state.status}`, async () => {
    const { id, productId } = await offerIn(two, state.status, state.author);
    const read = async () => (await sql`select * from offers where id = ${id}`)[0];
    const before = await read();
    await sql`update offers set due_at = now() - interval '1 second' where id = ${id} and status = 'open'`;
    await endOverdueOffers(sql);
    const { status } = (await read()) ?? {};
    assert.equal(status, state.status === 'open' ? offerMove('expire').to : state.status);
    await sql.begin(async (db) => {
      for (const reason of ['booked', 'removed'] as const) await closeOffers(db, { reason, bikes: [productId] });
      await db`update products set resale_price_cents = 100 where id = ${productId}`;
      await closeReachedOffers(db, [productId]);
      await closeOffersOf(db, before?.buyer_id);
      await closeOffersBetween(db, before?.seller_id, before?.buyer_id);
    });
    if (state.status !== 'open') assert.deepEqual(await read(), before);
  });

test('before there is an offer, the buyer can make one, and there is nothing else to do', async () => {
  const productId = await aProductOf(seller);
  const none = { productId, buyerId: '', id: randomUUID() };
  const before = await contentsOf(sql);
  const makers: [Caller, number, string][] = [
    [seller, 409, 'own-product'],
    [admin, 403, 'not-allowed'],
    [market.nobody, 401, 'sign-in-needed'],
  ];
  for (const [person, ...refusal] of makers) await refused(none, 'make', person, refusal);
  for (const act of OFFER_ACTS.filter((act) => act !== 'make'))
    for (const person of [buyer, seller, admin]) await refused(none, act, person, [404, 'not-found']);
  assert.deepEqual(await contentsOf(sql), before);
  for (const person of [buyer, strangeSeller]) assert.equal((await doTo(none, 'make', person)).status, 200);
});

test('the table has one way for each verb', () => {
  assert.equal(new Set(OFFER_MOVES.map(({ verb }) => verb)).size, OFFER_MOVES.length);
  const ends = OFFER_MOVES.filter(({ from }) => from === 'open').map(({ to }) => to);
  assert.deepEqual([...ends, 'open'].sort(), [...OFFER_STATUSES].sort(), 'each status is reached, by one verb');
});
