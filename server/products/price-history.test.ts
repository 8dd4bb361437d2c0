import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { changePrices } from '#contract/bulk.ts';
import { addFavourite, listFavourites } from '#contract/favourites.ts';
import { readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import { callerOf } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { productsTogether } from './products.ts';
import { relistProduct } from './relisting.ts';
import { readProduct as read } from './whole.ts';

const DAY_MS = 24 * 60 * 60_000;
const market = await openMarket();
const { sql } = market.market;
const stranger = callerOf(market.url);
const [seller, buyer] = await Promise.all([market.person('seller'), market.person('buyer')]);
let id = '';
let price = 1000;

async function ask(resalePrice: number) {
  const changes = [{ _id: id, formerPrice: price, resalePrice, confirmedPrice: resalePrice }];
  assert.equal((await seller.call(changePrices, { body: { changes } })).status, 200);
  price = resalePrice;
}
const bike = async () => (await stranger.call(readProduct, { params: { id } })).body;
const onCard = async () => (await stranger.call(searchProducts, { query: {} })).body.products[0]?.lowered?.by;
const daysPass = (days: number) =>
  sql`update events set happened_at = ${earlier(sql, 'happened_at', `${days} days`)} where product_id = ${id}`;

before(async () => {
  id = await aProductOf(seller, { resalePrice: price, confirmedPrice: price });
});

test('a lower price is told of on cards, pages and favourites for two weeks, and no longer kept then', async () => {
  assert.deepEqual([await onCard(), (await bike()).lowered], [undefined, undefined]);
  await ask(800);
  const { lowered } = await bike();
  assert.deepEqual([await onCard(), lowered?.by], [200, 200]);
  const until = Date.parse(lowered?.until ?? '');
  assert.ok(Math.abs(until - Date.now() - 14 * DAY_MS) < DAY_MS);
  assert.equal((await productsTogether(sql, [id])).until, until);
  await buyer.call(addFavourite, { params: { id } });
  assert.equal((await buyer.call(listFavourites, {})).body[0]?.product?.lowered?.by, 200);
  await daysPass(14);
  const [later] = (await productsTogether(sql, [id])).value;
  assert.equal(later?.lowered, undefined);
});

test('who raises a price and takes it back, or raises it, lowers nothing', async () => {
  await ask(1200);
  assert.equal(await onCard(), undefined);
  await ask(800);
  assert.equal(await onCard(), undefined);
  await ask(750);
  assert.equal(await onCard(), 50);
});

test('the page has each price with its day, how long the bike is on sale, and when it came back', async () => {
  const { priceHistory } = await bike();
  assert.deepEqual(
    priceHistory.changes.map(({ from, to }) => [from, to]),
    [
      [800, 750],
      [1200, 800],
      [800, 1200],
      [1000, 800],
    ],
  );
  assert.deepEqual([priceHistory.firstPrice, priceHistory.relistedAt], [1000, []]);
  await sql`update products set listed_at = now() - interval '3 days 1 hour' where id = ${id}`;
  const whole = await read(sql, id);
  assert.equal(whole.value.priceHistory.daysOnSale, 3);
  assert.equal(whole.until, Date.parse(whole.value.postDate) + 4 * DAY_MS);

  await sql`update products set status = 'sold', sold_at = now() where id = ${id}`;
  assert.equal((await read(sql, id)).value.priceHistory.daysOnSale, undefined);
  await sql`delete from shelf where product_id = ${id}`;
  await sql.begin((db) => relistProduct(db, whole.value.sellerId, id));
  assert.equal((await bike()).priceHistory.relistedAt.length, 1);
});
