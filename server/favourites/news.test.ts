import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockPerson } from '#contract/blocks.ts';
import { changePrices } from '#contract/bulk.ts';
import { addFavourite, MOST_FAVOURITE_NEWS } from '#contract/favourites.ts';
import { listNotices } from '#contract/notifications.ts';
import { removeProduct } from '#contract/products.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { moveDueDeals } from '../deals/deals.ts';
import { matchSavedSearches } from '../saved-searches/saved-searches.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [seller, another] = await Promise.all([market.person('seller'), market.person('seller')]);

const BIKE = { productName: 'Words of its seller', modelId: 'yamaha-fz-s', modelYear: 2019, resalePrice: 1450.5 };
const keep = (person: Caller, id: string) => person.call(addFavourite, { params: { id } });
const run = () => matchSavedSearches(market.market);
const news = async (person: Caller) => (await person.call(listNotices)).body.map(({ text, path }) => [text, path]);
const reprice = (id: string, from: number, to: number) =>
  seller.call(changePrices, {
    body: { changes: [{ _id: id, formerPrice: from, resalePrice: to, confirmedPrice: to }] },
  });

async function keeper(changes: Record<string, unknown> = {}) {
  const person = await market.person('buyer');
  const id = await aProductOf(seller, { ...BIKE, ...changes });
  await run();
  await keep(person, id);
  return { person, id };
}

test('a favourite that costs less is told once, in no words of its seller; one that costs more is not', async () => {
  const { person, id } = await keeper();
  await keep(seller, id);
  await reprice(id, 1450.5, 1500);
  await run();
  assert.deepEqual(await news(person), []);
  await reprice(id, 1500, 1300);
  await Promise.all([run(), run(), run()]);
  assert.deepEqual(await news(person), [
    ['A favourite of yours, Yamaha FZ-S of 2019, costs $1,300 now instead of $1,500.', `/products/${id}`],
  ]);
  assert.deepEqual(await news(seller), []);
});

test('a favourite that is free again is told, not to those who kept it later', async () => {
  const { person, id } = await keeper();
  const bookingId = await aBookingOf(await market.person('buyer'), id);
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  const later = await market.person('buyer');
  await keep(later, id);
  await run();
  assert.deepEqual(await news(person), [
    ['A favourite of yours, Yamaha FZ-S of 2019, is back on sale for $1,450.50.', `/products/${id}`],
  ]);
  assert.deepEqual(await news(later), []);
});

test('of a sold favourite a similar bike is told, not one’s own, and not to its buyer', async () => {
  const { person, id } = await keeper({ modelId: 'yamaha-r15' });
  const buyer = await market.person('buyer');
  await Promise.all([keep(buyer, id), keep(another, id)]);
  const similar = await aProductOf(another, { ...BIKE, modelId: 'yamaha-r15', modelYear: 2020, resalePrice: 1700 });
  await run();
  await aPaidBookingOf(buyer, id, cards);
  await run();
  const text = (await news(person)).map(([text, path]) => `${text} ${path}`).join();
  assert.match(text, /Yamaha R15 of 2019, is sold\. A similar one is on sale: Yamaha/);
  assert.ok(text.includes(similar));
  assert.ok(!(await news(buyer)).some(([text]) => text?.includes('favourite')));
  assert.ok(!(await news(another)).some(([, path]) => path?.includes(similar)));
});

test('nothing is told of a bike that was taken away or is held before the news goes out, nor of a blocked seller’s', async () => {
  const [removed, held, blocked] = [await keeper(), await keeper(), await keeper()];
  const [row] = await sql<{ id: string }[]>`select id from users where email = ${seller.email}`;
  await blocked.person.call(blockPerson, { params: { id: row?.id } });
  for (const { id } of [removed, held, blocked]) await reprice(id, 1450.5, 1000);
  await seller.call(removeProduct, { params: { id: removed.id } });
  await aBookingOf(await market.person('buyer'), held.id);
  await run();
  for (const { person } of [removed, held, blocked]) assert.deepEqual(await news(person), []);
});

test('there is a limit of such news a day', async () => {
  const { person, id } = await keeper();
  for (let price = 1450.5; price > 1450 - 10 * (MOST_FAVOURITE_NEWS + 3); price -= 10) {
    await reprice(id, price, price - 10);
    await run();
  }
  assert.equal((await news(person)).length, MOST_FAVOURITE_NEWS);
});
