import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideProduct } from '#contract/hidden-products.ts';
import { listSellerProducts, readProduct } from '#contract/products.ts';
import { cardHolder } from '../../test/cards.ts';
import { dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const [buyer, seller, another, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin };
const hide = (id: string, isHidden: boolean, by = seller) =>
  by.call(hideProduct, { params: { id }, body: { isHidden } });
const mine = async () => (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
const mayOf = async (id: string) => (await mine()).find(({ _id }) => _id === id)?.may;

test('a sold bike is taken out of its seller’s list and put back; its page stays', async () => {
  const { productId: id } = await dealIn('completed', cast);
  assert.deepEqual([(await mayOf(id))?.hide, (await mayOf(id))?.remove], [true, false]);
  assert.deepEqual([(await hide(id, true)).body.modifiedCount, (await hide(id, true)).body.modifiedCount], [1, 0]);
  assert.equal(await mayOf(id), undefined);
  assert.equal((await buyer.call(readProduct, { params: { id } })).status, 200);
  assert.equal((await hide(id, false)).body.modifiedCount, 1);
  assert.equal((await mayOf(id))?.hide, true);
});

test('a bike that is not sold is not hidden, nor somebody else’s', async () => {
  const id = await aProductOf(seller);
  const { status, body } = await hide(id, true);
  assert.deepEqual([status, body.code, (await mayOf(id))?.hide], [409, 'not-available', false]);
  const { productId: sold } = await dealIn('completed', cast);
  assert.equal((await hide(sold, true, another)).status, 404);
  assert.equal((await mayOf(sold))?.hide, true);
});
