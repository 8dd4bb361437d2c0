import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { changePrices, MOST_AT_ONCE, removeProducts } from '#contract/bulk.ts';
import { addCategory, retireCategory } from '#contract/categories.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { editProduct, listSellerProducts, readProduct, removeProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, another, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);
const SEEN = goodBike.resalePrice;

const change = (_id: string, resalePrice: unknown, formerPrice: unknown = SEEN) => ({ _id, formerPrice, resalePrice });
async function reprice(...changes: ReturnType<typeof change>[]) {
  const { status, body } = await seller.call(changePrices, { body: { changes } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.outcomes.map(({ outcome }) => outcome);
}
async function remove(...ids: string[]) {
  const { status, body } = await seller.call(removeProducts, { body: { ids } });
  assert.equal(status, 200, JSON.stringify(body));
  return body.outcomes.map(({ outcome }) => outcome);
}
const priceOf = async (id: string) => (await buyer.call(readProduct, { params: { id } })).body.resalePrice;
const changesOf = async (id: string) => (await seller.call(listProductChanges, { params: { id } })).body;

test('prices change together, each as by a single edit', async () => {
  const [alone, ...together] = [await aProductOf(seller), await aProductOf(seller), await aProductOf(seller)];
  const wish = { ...goodBike, resalePrice: '1,300', revision: 1 };
  await seller.call(editProduct, { params: { id: alone }, body: wish });
  assert.deepEqual(await reprice(...together.map((id) => change(id, '1,300'))), ['done', 'done']);
  const traces = async (id: string) => {
    const [{ fields } = { fields: undefined }, ...more] = await changesOf(id);
    const [event] = await sql`select former_price_cents, name, actor_id from events where product_id = ${id}`;
    const [row] = await sql`
      with former as materialized (select freshness from products where id = ${alone})
      select revision, resale_price_cents, edited_at is not null as edited,
        freshness - (select freshness from former) < 5 as fresh from products where id = ${id}`;
    const [onShelf] = await sql`select price_cents from shelf where product_id = ${id}`;
    return [fields, more.length, { ...event }, { ...row }, { ...onShelf }];
  };
  for (const id of together) assert.deepEqual(await traces(id), await traces(alone));
  const { body } = await buyer.call(searchProducts, { query: { minPrice: '1300', maxPrice: '1300' } });
  assert.deepEqual(new Set(body.products.map(({ _id }) => _id)), new Set([alone, ...together]));
});

test('sent twice it has the effect of once', async () => {
  const ids = [await aProductOf(seller), await aProductOf(seller)];
  const both = ids.map((id) => change(id, 1200));
  const outcomes = await Promise.all([reprice(...both), reprice(...both.toReversed())]);
  assert.deepEqual(outcomes.flat().sort(), ['done', 'done', 'unchanged', 'unchanged']);
  assert.deepEqual(await reprice(...both), ['unchanged', 'unchanged']);
  for (const id of ids) assert.equal((await changesOf(id)).length, 1);
  assert.deepEqual([await remove(...ids), await remove(...ids)], [Array(2).fill('done'), Array(2).fill('unchanged')]);
});

test('each bike that cannot be changed or removed says why, the others go through', async () => {
  const [free, reserved, sold, edited, removed] = (await Promise.all(
    [1, 2, 3, 4, 5].map(() => aProductOf(seller)),
  )) as [string, string, string, string, string];
  const foreign = await aProductOf(another);
  await aBookingOf(buyer, reserved);
  await aPaidBookingOf(buyer, sold, cards);
  await seller.call(editProduct, { params: { id: edited }, body: { ...goodBike, resalePrice: 1111, revision: 1 } });
  await seller.call(removeProduct, { params: { id: removed } });
  const ids = [free, reserved, sold, edited, removed, foreign];
  const why = ['done', 'reserved', 'sold', 'changed-meanwhile', 'gone', 'gone'];
  assert.deepEqual(await reprice(...ids.map((id) => change(id, 1000))), why);
  assert.deepEqual([await priceOf(free), await priceOf(reserved), await priceOf(edited)], [1000, SEEN, 1111]);
  assert.equal(await priceOf(foreign), SEEN);
  assert.deepEqual(await remove(...ids), ['done', 'reserved', 'sold', 'done', 'unchanged', 'gone']);
  assert.equal((await buyer.call(readProduct, { params: { id: free } })).status, 410);
  assert.equal((await sql`select from shelf where product_id in ${sql([free, edited])}`).length, 0);
  assert.equal(await priceOf(foreign), SEEN);
});

test('a bike of a brand that is sold no longer keeps its price, and can be removed', async () => {
  const { body } = await admin.call(addCategory, { body: { brandName: 'JAWA' } });
  const id = await aProductOf(seller, { categoryName: 'JAWA' });
  await admin.call(retireCategory, { params: { id: body.insertedId }, body: { isRetired: true } });
  assert.deepEqual([await reprice(change(id, 900)), await remove(id)], [['brand-retired'], ['done']]);
});

test('of a change of prices and a booking at the same moment, the buyer pays what they saw or hears of it', async () => {
  for (let round = 0; round < 6; round++) {
    const ids = [await aProductOf(seller), await aProductOf(seller)] as [string, string];
    const body = { productId: ids[1], ...meeting, resalePrice: SEEN };
    const [outcomes, booked] = await Promise.all([
      reprice(...ids.map((id) => change(id, 1234))),
      buyer.call(bookProduct, { body }),
    ]);
    assert.equal(outcomes[0], 'done');
    assert.deepEqual([outcomes[1], booked.status], outcomes[1] === 'done' ? ['done', 409] : ['reserved', 200]);
    assert.equal(await priceOf(ids[1]), outcomes[1] === 'done' ? 1234 : SEEN);
  }
});

test('too many, none, one twice and prices that no card pays are refused, and nothing changes', async () => {
  const id = await aProductOf(seller);
  const before = await contentsOf(sql);
  const other = '019a0000-0000-7000-8000-0000000000';
  const many = Array.from({ length: MOST_AT_ONCE + 1 }, (_, at) => `${other}${(at + 100).toString(16).slice(-2)}`);
  for (const changes of [[], many.map((_id) => change(_id, 5)), [change(id, 5), change(id, 6)]])
    assert.equal((await seller.call(changePrices, { body: { changes } })).status, 400);
  for (const price of [0.49, 1_000_000, '1,20', 'abc', '', -5, null]) {
    for (const one of [change(id, price), { ...change(id, 5), confirmedPrice: price }]) {
      const { status, body } = await seller.call(changePrices, { body: { changes: [one] } });
      assert.deepEqual(
        [status, body.errors?.map(({ field }) => field.split('.')[0])],
        [400, ['changes']],
        String(price),
      );
    }
  }
  for (const ids of [[], many, [id, id], ['x']])
    assert.equal((await seller.call(removeProducts, { body: { ids } })).status, 400);
  assert.deepEqual(await contentsOf(sql), before);
});

test('a hundred at once are changed, and removed, by as many statements as two', async () => {
  const ids = await Promise.all(Array.from({ length: MOST_AT_ONCE }, () => aProductOf(another)));
  const mine = { params: { email: another.email }, query: { limit: 100 } };
  const changes = ids.map((id) => change(id, 777));
  const { body } = await another.call(changePrices, { body: { changes } });
  assert.equal(body.outcomes.filter(({ outcome }) => outcome === 'done').length, MOST_AT_ONCE);
  const listed = (await another.call(listSellerProducts, mine)).body;
  assert.equal(listed.filter(({ resalePrice }) => resalePrice === 777).length, MOST_AT_ONCE);
  const removed = (await another.call(removeProducts, { body: { ids } })).body;
  assert.equal(removed.outcomes.filter(({ outcome }) => outcome === 'done').length, MOST_AT_ONCE);
});
