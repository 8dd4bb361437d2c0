import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { hideProduct } from '#contract/hidden-products.ts';
import { changeName } from '#contract/people.ts';
import { readProduct, readProducts, removeProduct, SOLD_SHOWN_DAYS } from '#contract/products.ts';
import { listSellersBikes, listSellersRatings, readSeller } from '#contract/sellers.ts';
import { removeUser, verifySeller } from '#contract/users.ts';
import { aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn, takeInDeal } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';
import { aProductOf, sellerIdOf } from '../../test/products.ts';
import { aRatedDeal } from '../../test/ratings.ts';
import { everythingChanged } from '../cache/invalidation.ts';
import { readSellerPage } from './sellers.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);

async function aSeller() {
  const seller = await market.person('seller', { name: 'Marta Lindqvist' });
  const bike = await aProductOf(seller);
  return { seller, bike, id: await sellerIdOf(market.nobody, bike), cast: { market, cards, buyer, seller, admin } };
}

const read = async (id: string) => market.nobody.call(readSeller, { params: { id } });
const bikesOf = async (id: string, which: string) =>
  (await market.nobody.call(listSellersBikes, { params: { id }, query: { which } })).body.map(({ _id }) => _id);

test('a seller is told of without an address or a number', async () => {
  const { seller, id } = await aSeller();
  const [page, bikes] = await Promise.all([read(id), market.nobody.call(listSellersBikes, { params: { id } })]);
  assert.deepEqual(page.body, {
    _id: id,
    name: 'Marta Lindqvist',
    joinedAt: page.body.joinedAt,
    isVarified: false,
    ratings: 0,
    distribution: [0, 0, 0, 0, 0],
    dealsDone: 0,
    dealsCalledOff: 0,
    bikesOnSale: 1,
    bikesSold: 0,
    verifiedSteps: [{ step: 'email', confirmedAt: page.body.verifiedSteps[0]?.confirmedAt }],
  });
  const told = JSON.stringify([page.body, bikes.body]);
  assert.ok(!told.includes(seller.email) && !told.includes('1700-000000'));
});

test('whoever never sold, or is nobody, is not to be told apart', async () => {
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`;
  const withdrawn = await aSeller();
  await withdrawn.seller.call(removeProduct, { params: { id: withdrawn.bike } });
  const leftBuyer = await market.person('buyer');
  const [former] = await sql<{ id: string }[]>`select id from users where email = ${leftBuyer.email}`;
  await admin.call(removeUser, { params: { email: leftBuyer.email } });
  const answers = await Promise.all(
    [person?.id, withdrawn.id, former?.id, randomUUID()].map(async (id) => {
      const { status, body } = await read(id ?? '');
      const lists = await Promise.all(
        [listSellersBikes, listSellersRatings].map((list) => market.nobody.call(list, { params: { id } })),
      );
      return [status, body, ...lists.map((list) => list.status)];
    }),
  );
  for (const answer of answers) assert.deepEqual(answer, answers[3]);
  assert.equal(answers[3]?.[0], 404);
});

test('a kept page says at once that a bike came or went, who verified, another name, and that one left', async () => {
  const { seller, id, bike, cast } = await aSeller();
  const first = (await read(id)).body;
  const another = await aProductOf(seller, { categoryName: 'HERO' });
  assert.equal((await read(id)).body.bikesOnSale, first.bikesOnSale + 1);
  assert.deepEqual(await bikesOf(id, 'on-sale'), [another, bike]);
  await aPaidBookingOf(buyer, another, cards);
  assert.deepEqual([(await read(id)).body.bikesOnSale, (await read(id)).body.bikesSold], [1, 1]);
  assert.deepEqual([await bikesOf(id, 'on-sale'), await bikesOf(id, 'sold')], [[bike], [another]]);
  await seller.call(hideProduct, { params: { id: another }, body: { isHidden: true } });
  await admin.call(verifySeller, { params: { email: seller.email } });
  await seller.call(changeName, { body: { name: 'Marta L.' } });
  const { body } = await read(id);
  assert.deepEqual([body.isVarified, body.name], [true, 'Marta L.']);
  const done = await dealIn('handed-over', cast);
  assert.equal((await read(id)).body.dealsDone, 0);
  await takeInDeal(cast, done, 'confirm', 'buyer');
  assert.equal((await read(id)).body.dealsDone, 1);
  const declined = await dealIn('paid', cast);
  await takeInDeal(cast, declined, 'decline', 'seller');
  assert.equal((await read(id)).body.dealsCalledOff, 1);
  await admin.call(removeUser, { params: { email: seller.email } });
  for (const endpoint of [readSeller, listSellersBikes, listSellersRatings]) {
    const gone = await market.nobody.call(endpoint, { params: { id } });
    assert.deepEqual([gone.status, gone.body.code], [410, 'gone']);
  }
});

test('a sold bike leaves kept pages when its days are over, although nothing is written then', async () => {
  const { id, bike } = await aSeller();
  await aPaidBookingOf(buyer, bike, cards);
  await sql`update products set sold_at = now() - make_interval(secs => ${SOLD_SHOWN_DAYS * 86_400 - 1}) where id = ${bike}`;
  await everythingChanged(sql);
  const shown = async () => [
    await bikesOf(id, 'sold'),
    (await readSellerPage(sql, id)).until < Date.now() + 1000,
    (await market.nobody.call(readProduct, { params: { id: bike } })).status,
    (await market.nobody.call(readProducts, { query: { ids: bike } })).body.length,
  ];
  assert.deepEqual(await shown(), [[bike], true, 200, 1]);
  await wait(1100);
  assert.deepEqual(await shown(), [[], false, 410, 0]);
});

test('only what the seller did counts as called off', async () => {
  const { id, cast } = await aSeller();
  await dealIn('cancelled', cast);
  const late = await dealIn('meeting-agreed', cast);
  await takeInDeal(cast, late, 'cancel-late', 'buyer');
  const missed = await dealIn('buyer-missed', cast);
  await takeInDeal(cast, missed, 'uphold', 'clock');
  assert.equal((await read(id)).body.dealsCalledOff, 0);
  await dealIn('no-show', cast);
  assert.equal((await read(id)).body.dealsCalledOff, 1);
});

test('bikes and ratings come page by page, each once', async () => {
  const { seller, id, bike, cast } = await aSeller();
  const bikes = [bike];
  while (bikes.length < 5) bikes.unshift(await aProductOf(seller));
  const listed = await pagesOf<{ _id: string }>(market.url, market.nobody, `/sellers/${id}/bikes?limit=2`);
  assert.deepEqual(
    listed.map((page) => page.map(({ _id }) => _id)),
    [bikes.slice(0, 2), bikes.slice(2, 4), bikes.slice(4)],
  );
  const rated: string[] = [];
  while (rated.length < 3) rated.unshift((await aRatedDeal(cast as Cast)).ratingId);
  const ratings = await pagesOf<{ _id: string }>(market.url, market.nobody, `/sellers/${id}/ratings?limit=2`);
  assert.deepEqual(
    ratings.map((page) => page.map(({ _id }) => _id)),
    [rated.slice(0, 2), rated.slice(2)],
  );
});

test('who rated and left is not named, and the rating stays', async () => {
  const { id, cast } = await aSeller();
  const leaving = await market.person('buyer', { name: 'Zoltan Quist' });
  await aRatedDeal({ ...cast, buyer: leaving });
  const ratings = async () => (await market.nobody.call(listSellersRatings, { params: { id } })).body;
  assert.equal((await ratings())[0]?.author, 'Zoltan Quist');
  await admin.call(removeUser, { params: { email: leaving.email } });
  const [rating, ...others] = await ratings();
  assert.deepEqual([others, rating?.author, rating?.stars], [[], undefined, 5]);
});
