import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BOOKING_STATUSES, DEAL_VERBS, type DealVerb, movesFrom } from '#contract/deal-machine.ts';
import { cardHolder } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { type Cast, dealIn, type TestDeal } from '../../../test/deal-in.ts';
import { openMarket } from '../../../test/market.ts';
import { transition } from './bookings.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };

for (const status of BOOKING_STATUSES)
  test(`when a deal is ${status}, the provider moves it only as stated, and the clock not before its time`, async () => {
    const deal = await dealIn(status, cast);
    const before = await contentsOf(sql);
    const stated = movesFrom(status, 'provider').map(({ verb }) => verb);
    for (const verb of DEAL_VERBS) {
      if (!stated.includes(verb)) assert.equal(await take(deal, verb, 'provider'), undefined, verb);
      assert.equal(await take(deal, verb, 'clock'), undefined, verb);
    }
    assert.deepEqual(await contentsOf(sql), before);
  });

test('a step that fails on its way leaves nothing behind', async () => {
  const deal = await dealIn('handed-over', cast);
  const before = await contentsOf(sql);
  const failing = sql.begin(async (db) => {
    assert.ok(await transition(db, market.market, keyOf(deal), { verb: 'confirm', mover: { as: 'buyer' } }));
    throw new Error('The lights went out');
  });
  await assert.rejects(failing, /lights/);
  assert.deepEqual(await contentsOf(sql), before);
});

test('a deal that is not there is not moved', async () => {
  const nowhere = { productId: crypto.randomUUID(), bookingId: crypto.randomUUID() };
  assert.equal(await take(nowhere, 'pay', 'provider'), undefined);
});

const keyOf = ({ productId, bookingId }: TestDeal) => ({ productId, id: bookingId });

const take = (deal: TestDeal, verb: DealVerb, as: 'provider' | 'clock') =>
  sql.begin((db) => transition(db, market.market, keyOf(deal), { verb, mover: { as }, cents: 100, reference: 'x_1' }));
