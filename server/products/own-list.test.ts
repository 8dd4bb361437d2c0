import assert from 'node:assert/strict';
import { test } from 'node:test';
import { hideProduct } from '#contract/hidden-products.ts';
import { OWN_ORDERS } from '#contract/own-list.ts';
import { listSellerProducts, removeProduct } from '#contract/products.ts';
import { cardHolder } from '../../test/cards.ts';
import { dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf } from '../../test/products.ts';

const market = await openMarket();
const [seller, buyer, admin, another] = await Promise.all([
  market.person('seller'),
  market.person('buyer'),
  market.person('admin'),
  market.person('seller'),
]);
const bikes: Record<string, string> = {};
for (const [productName, resalePrice] of [
  ['Bajaj Pulsar 150', 900],
  ['Yamaha FZ-S', 1400],
  ['yamaha R15 100%', 1400],
  ['Hero Splendor', 500],
] as const)
  bikes[productName] = await aProductOf(seller, { productName, resalePrice });
await aProductOf(another, { productName: 'Yamaha of somebody else' });

async function names(query: Record<string, unknown>) {
  const { body } = await seller.call(listSellerProducts, { params: { email: seller.email }, query });
  return body.map(({ productName }) => productName);
}

test('a seller finds their own bikes by any part of the name', async () => {
  assert.deepEqual(await names({ search: 'YAMAHA' }), ['yamaha R15 100%', 'Yamaha FZ-S']);
  assert.deepEqual(await names({ search: '100%' }), ['yamaha R15 100%']);
  assert.deepEqual(await names({ search: '%' }), ['yamaha R15 100%']);
  assert.deepEqual(await names({ search: 'ducati' }), []);
});

test('each order shows every bike once, page by page', async () => {
  const orders = {
    newest: ['Hero Splendor', 'yamaha R15 100%', 'Yamaha FZ-S', 'Bajaj Pulsar 150'],
    name: ['Bajaj Pulsar 150', 'Hero Splendor', 'Yamaha FZ-S', 'yamaha R15 100%'],
    'price-down': ['yamaha R15 100%', 'Yamaha FZ-S', 'Bajaj Pulsar 150', 'Hero Splendor'],
    'price-up': ['Hero Splendor', 'Bajaj Pulsar 150', 'Yamaha FZ-S', 'yamaha R15 100%'],
  };
  for (const sort of OWN_ORDERS) {
    const seen: string[] = [];
    for (let after: string | undefined; ; ) {
      const { body } = await seller.call(listSellerProducts, {
        params: { email: seller.email },
        query: { sort, limit: '1', ...(after && { after }) },
      });
      seen.push(...body.map(({ productName }) => productName));
      after = body.at(-1)?._id;
      if (!after) break;
    }
    assert.deepEqual(seen, orders[sort], sort);
  }
});

test('what cannot be asked for is refused by name', async () => {
  for (const query of [{ sort: 'cheapest' }, { state: 'removed' }, { search: 'x'.repeat(101) }]) {
    const answer = await seller.call(listSellerProducts, { params: { email: seller.email }, query: query as never });
    assert.equal(answer.status, 400);
    assert.deepEqual(
      (answer.body as unknown as { errors: { field: string }[] }).errors.map(({ field }) => field),
      Object.keys(query),
    );
  }
});

test('bikes are shown by their state; hidden and removed ones stand in no other list', async () => {
  const { productId } = await dealIn('completed', { market, cards: cardHolder(market), buyer, seller, admin });
  const sold = await names({ state: 'sold' });
  assert.equal(sold.length, 1);
  assert.equal((await names({ state: 'available' })).length, 4);
  assert.deepEqual(await names({ state: 'reserved' }), []);
  await seller.call(hideProduct, { params: { id: productId }, body: { isHidden: true } });
  assert.deepEqual(await names({ state: 'hidden' }), sold);
  assert.deepEqual(await names({ state: 'sold' }), []);
  assert.equal((await names({})).length, 4);
  await seller.call(removeProduct, { params: { id: bikes['Hero Splendor'] ?? '' } });
  assert.equal((await names({})).length, 3);
});
