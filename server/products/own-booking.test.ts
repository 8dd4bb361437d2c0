import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategoryProducts } from '#contract/categories.ts';
import { readProduct } from '#contract/products.ts';
import { cardHolder } from '../../test/cards.ts';
import { dealIn, takeInDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';

const market = await openMarket();
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin };
const read = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;

test('who has booked a bike finds that booking on it, and until when it is held; nobody else does', async () => {
  const { productId, bookingId } = await dealIn('booked', cast);
  const { ownBooking } = await read(buyer, productId);
  assert.deepEqual([ownBooking?._id, ownBooking?.status, ownBooking?.price], [bookingId, 'booked', 1450.5]);
  const hours = (Date.parse(ownBooking?.heldUntil ?? '') - Date.now()) / 3_600_000;
  assert.ok(hours > 23 && hours <= 24, String(hours));
  const list = (await buyer.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } })).body;
  assert.equal(list.find(({ _id }) => _id === productId)?.ownBooking?._id, bookingId);
  for (const caller of [another, seller, admin, market.nobody])
    assert.equal((await read(caller, productId)).ownBooking, undefined);
});

test('a bike is sold, handover pending, until its buyer has it', async () => {
  const deal = await dealIn('paid', cast);
  const pending = async () => (await read(another, deal.productId)).isHandoverPending;
  assert.equal(await pending(), true);
  // Strangers do not learn how a deal goes on.
  assert.equal((await read(market.nobody, deal.productId)).isHandoverPending, undefined);
  assert.deepEqual((await read(buyer, deal.productId)).ownBooking, {
    _id: deal.bookingId,
    status: 'paid',
    price: 1450.5,
  });
  await takeInDeal(cast, deal, 'hand-over', 'seller');
  assert.equal(await pending(), false);
  await takeInDeal(cast, deal, 'confirm', 'buyer');
  assert.equal(await pending(), false);
});

test('a bike that nobody has bought is not pending', async () => {
  const { productId } = await dealIn('cancelled', cast);
  const { isHandoverPending, ownBooking } = await read(buyer, productId);
  assert.deepEqual([isHandoverPending, ownBooking], [false, undefined]);
});
