import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { DealSettings } from '#contract/deal-settings.ts';
import { cancelDeal } from '#contract/deals.ts';
import { OfferSettings } from '#contract/offer-settings.ts';
import { acceptOffer, listOffers, type OfferPair } from '#contract/offers.ts';
import { contentsOf } from '../../test/contents.ts';
import { earlier } from '../../test/earlier.ts';
import { openMarket } from '../../test/market.ts';
import { anOpenOffer, book, counter, doTo, offer, offersOf } from '../../test/offers.ts';
import { pagesOf } from '../../test/pages.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, rival] = await Promise.all([market.person('seller'), market.person('buyer')]);

async function within(settings: Partial<OfferSettings>, work: () => Promise<unknown>) {
  const { offers } = market.market;
  market.market.offers = OfferSettings.parse(settings);
  await work().finally(() => {
    market.market.offers = offers;
  });
}

test('an offer is below the price and not ridiculous; the amount that is wrong is named', async () => {
  const buyer = await market.person('buyer');
  const productId = await aProductOf(seller);
  const lowest = Math.ceil(goodBike.resalePrice * 30) / 100;
  const before = await contentsOf(sql);
  for (const amount of [goodBike.resalePrice, 2000, lowest - 0.01, 0.5]) {
    const { status, body } = await offer(buyer, productId, amount);
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'amount'], String(amount));
    assert.match(body.detail ?? '', /from \$435\.15 to \$1,450\.49/);
  }
  assert.deepEqual(await contentsOf(sql), before);
  const id = (await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`)[0]?.id ?? '';
  const { range, may, left } = (await offersOf(buyer, { productId, buyerId: id })).body;
  assert.deepEqual([range, may, left], [{ from: lowest, to: 1450.49 }, ['make'], 1000]);
  for (const amount of [lowest, '$1,450.49']) {
    const made = await offer(buyer, productId, amount);
    assert.equal(made.status, 200);
    await doTo({ productId, buyerId: id, id: made.body.offers.at(-1)?._id ?? '' }, 'withdraw', buyer);
  }
});

test('a counter-offer lies between what is answered and the price', async () => {
  const buyer = await market.person('buyer');
  const found = await anOpenOffer({ market, buyer, seller, rival });
  for (const amount of [1200, 1100, goodBike.resalePrice])
    assert.equal((await counter(seller, found.id, amount)).status, 400);
  const { body } = await counter(seller, found.id, 1200.01);
  const id = body.offers.at(-1)?._id ?? '';
  for (const amount of [1200.01, 1300]) assert.equal((await counter(buyer, id, amount)).status, 400);
  assert.equal((await counter(buyer, id, 1200)).status, 200);
});

test('a side has so many offers on a bike, a person so many a day, and a bike so many at once; also of many at once', () =>
  within({ aSide: 2, aDay: 5, onOneBike: 3 }, async () => {
    const buyer = await market.person('buyer');
    const two = { market, buyer, seller, rival };
    const found = await anOpenOffer(two);
    await doTo(found, 'decline', seller);
    const again = await offer(buyer, found.productId, 1250);
    await doTo({ ...found, id: again.body.offers.at(-1)?._id ?? '' }, 'decline', seller);
    const third = await offer(buyer, found.productId, 1260);
    assert.deepEqual([third.status, third.body.code], [409, 'too-many-offers']);
    assert.deepEqual([(await offersOf(buyer, found)).body.may, (await offersOf(buyer, found)).body.left], [[], 0]);

    const bikes = await Promise.all(Array.from({ length: 8 }, () => aProductOf(seller)));
    const replies = await Promise.all(bikes.map((id) => offer(buyer, id)));
    assert.equal(replies.filter(({ status }) => status === 200).length, 3);
    for (const { status, body } of replies.filter(({ status }) => status !== 200))
      assert.deepEqual([status, body.code], [429, 'too-many-requests']);
    await sql`update offers set made_at = ${earlier(sql, 'made_at', '25 hours')} where author = 'buyer'`;
    assert.equal((await offer(buyer, bikes[7] ?? '')).status === 200 || replies[7]?.status === 200, true);

    const wanted = await aProductOf(seller);
    const crowd = await Promise.all(Array.from({ length: 7 }, () => market.person('buyer')));
    const all = await Promise.all(crowd.map((person) => offer(person, wanted)));
    assert.deepEqual(all.map(({ status }) => status).sort(), [200, 200, 200, 409, 409, 409, 409]);
  }));

test('who gave a bike up does not offer for it until it was others’ turn', async () => {
  const { settings } = market.market;
  market.market.settings = DealSettings.parse({});
  try {
    const buyer = await market.person('buyer');
    const productId = await aProductOf(seller);
    const { body } = await book(buyer, productId);
    await buyer.call(cancelDeal, { params: { id: body.insertedId }, body: { reason: 'No' } });
    assert.equal((await offer(buyer, productId)).body.code, 'given-up-before');
    assert.equal((await offer(rival, productId)).status, 200);
  } finally {
    market.market.settings = settings;
  }
});

test('the same call again has the effect of once', async () => {
  const buyer = await market.person('buyer');
  const productId = await aProductOf(seller);
  const [one, two, three] = [randomUUID(), randomUUID(), randomUUID()];
  const made = await Promise.all([1, 2, 3, 4].map(() => offer(buyer, productId, 1200, one)));
  assert.deepEqual(
    made.map(({ status }) => status),
    [200, 200, 200, 200],
  );
  const id = made[0]?.body.offers[0]?._id ?? '';
  const answered = await Promise.all([1, 2, 3].map(() => counter(seller, id, 1300, two)));
  assert.deepEqual(
    answered.map(({ status, body }) => [status, body.offers.length]),
    [
      [200, 2],
      [200, 2],
      [200, 2],
    ],
  );
  const last = answered[0]?.body.offers.at(-1)?._id ?? '';
  const accepted = await Promise.all(
    [1, 2, 3].map(() => buyer.call(acceptOffer, { params: { id: last }, key: three })),
  );
  assert.deepEqual(
    [...new Set(accepted.map(({ status, body }) => `${status} ${body.offers.at(-1)?.status}`))],
    ['200 accepted'],
  );
  assert.equal((await sql`select from bookings where product_id = ${productId}`).length, 1);
});

test('one’s own list has open ones first, then the newest, page by page, for each role', async () => {
  const [buyer, dealer] = [await market.person('buyer'), await market.person('seller')];
  const two = { market, buyer, seller: dealer, rival };
  const [first, second, third, fourth] = [
    await anOpenOffer(two),
    await anOpenOffer(two),
    await anOpenOffer(two),
    await anOpenOffer(two),
  ];
  await doTo(third, 'decline', dealer);
  await counter(dealer, first.id, 1300);
  await doTo(second, 'withdraw', buyer);
  for (const [person, as, stranger] of [
    [buyer, 'buyer', 'seller'],
    [dealer, 'seller', 'buyer'],
  ] as const) {
    const pages = await pagesOf<OfferPair>(market.url, person, `/offers?as=${as}&limit=2`);
    const bikes = pages.flat().map(({ productId }) => productId);
    assert.deepEqual(
      bikes,
      [first, fourth, third, second].map(({ productId }) => productId),
    );
    assert.deepEqual(
      pages.map((page) => page.length),
      [2, 2],
    );
    assert.deepEqual((await person.call(listOffers, { query: { as: stranger } })).body, []);
    const ended = (await person.call(listOffers, { query: { as, state: 'ended' } })).body;
    assert.deepEqual(
      ended.map(({ productId, last }) => [productId, last.status]),
      [
        [third.productId, 'declined'],
        [second.productId, 'withdrawn'],
      ],
    );
    const [mine] = (await person.call(listOffers, { query: { as, state: 'open' } })).body;
    assert.deepEqual(
      [mine?.last.by, mine?.last.amount, mine?.may],
      ['seller', 1300, as === 'buyer' ? ['counter', 'accept', 'decline'] : ['withdraw']],
    );
  }
});
