import assert from 'node:assert/strict';
import { test } from 'node:test';
import { z } from 'zod';
import { exportAccount } from '#contract/account.ts';
import { changePrices } from '#contract/bulk.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listNotices } from '#contract/notifications.ts';
import { changeOfferTerms, listOffers, readOfferTerms } from '#contract/offers.ts';
import { addProduct, listSellerProducts, readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { contentsOf } from '../../test/contents.ts';
import { declaredEndpoints } from '../../test/endpoints.ts';
import { openMarket } from '../../test/market.ts';
import { anOpenOffer, counter, offer, offersOf } from '../../test/offers.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, rival, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('buyer'),
  market.person('admin'),
]);
const two = { market, buyer, seller, rival };
const FLOOR = 987.65;
/** Of no other bike or offer. */
const SECRET = 876.54;
const schemaOf = (answer: z.ZodType) =>
  JSON.stringify(z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' }));
const setTerms = (id: string, takesOffers: boolean, floor: number | null = null, who: Caller = seller) =>
  who.call(changeOfferTerms, { params: { id }, body: { takesOffers, floor } });

test('below the floor the answer comes at once, and the seller is not bothered', async () => {
  const dealer = await market.person('seller');
  const productId = await aProductOf(dealer);
  assert.deepEqual((await setTerms(productId, true, FLOOR, dealer)).body, { takesOffers: true, floor: FLOOR });
  const { status, body } = await offer(buyer, productId, 987.64);
  const [made] = body.offers;
  assert.deepEqual([status, made?.status, body.may], [200, 'declined', ['make']]);
  assert.deepEqual((await dealer.call(listNotices)).body, []);
  const theirs = (await dealer.call(listOffers, { query: { as: 'seller' } })).body;
  assert.deepEqual([theirs[0]?.last.amount, theirs[0]?.last.status], [987.64, 'declined'], 'but can look at it');
  assert.equal((await offer(buyer, productId, FLOOR)).body.offers.at(-1)?.status, 'open');
});

test('a counter-offer of the buyer below the floor is declined at once too, and the seller’s own is not', async () => {
  const found = await anOpenOffer(two);
  await setTerms(found.productId, true, FLOOR);
  const answered = await counter(seller, found.id, 1400);
  const id = answered.body.offers.at(-1)?._id ?? '';
  assert.equal(answered.body.offers.at(-1)?.status, 'open');
  const low = await counter(buyer, id, 900);
  assert.deepEqual(
    low.body.offers.map(({ status }) => status),
    ['countered', 'countered', 'declined'],
  );
});

test('the floor is in no answer to anybody but the seller', async () => {
  const productId = await aProductOf(seller);
  await setTerms(productId, true, SECRET);
  await offer(buyer, productId, 870);
  const buyerId = (await sql<{ id: string }[]>`select id from users where email = ${buyer.email}`)[0]?.id ?? '';
  const asked: [Endpoint, object][] = [
    [readProduct, { params: { id: productId } }],
    [listCategoryProducts, { params: { brandName: 'YAMAHA' } }],
    [searchProducts, {}],
    [listOffers, { query: { as: 'buyer' } }],
    [exportAccount, {}],
    [listNotices, {}],
  ];
  for (const caller of [buyer, rival, admin, market.nobody])
    for (const [endpoint, input] of asked) {
      const { body } = await caller.call(endpoint, input);
      assert.doesNotMatch(JSON.stringify(body), /floor|876\.54|87654/, `${endpoint.path} for ${caller.name}`);
    }
  assert.doesNotMatch(JSON.stringify((await offersOf(buyer, { productId, buyerId })).body), /floor|876\.54/);
  for (const caller of [rival, admin])
    assert.notEqual((await caller.call(readOfferTerms, { params: { id: productId } })).status, 200);
  assert.equal((await seller.call(readOfferTerms, { params: { id: productId } })).body.floor, SECRET);
  const own = (await seller.call(exportAccount)).body;
  assert.ok(own.offerTerms.some((terms) => terms.productId === productId && terms.floor === SECRET));
  assert.ok(own.offers.some((one) => one.productId === productId && one.as === 'seller' && one.number === undefined));
  const made = (await buyer.call(exportAccount)).body.offers.find((one) => one.productId === productId);
  assert.deepEqual([made?.as, made?.amount, made?.status, typeof made?.number], ['buyer', 870, 'declined', 'string']);
});

test('no answer has a place for a floor but those of its seller', async () => {
  const places = [...(await declaredEndpoints())].filter(([, { answer }]) => /"floor"/.test(schemaOf(answer)));
  assert.deepEqual(places.map(([name, { access }]) => [name, access]).sort(), [
    ['changeOfferTerms', 'seller'],
    ['exportAccount', 'signed-in'],
    ['readOfferTerms', 'seller'],
  ]);
});

test('the floor is kept in one place, whichever way it came', async () => {
  const dealer = await market.person('seller');
  const cents = 765_43;
  const productId = await aProductOf(dealer, { floor: cents / 100 });
  await offer(buyer, productId, 700);
  await setTerms(productId, true, cents / 100, dealer);
  const tables = await sql<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`;
  const found: string[] = [];
  for (const { name } of tables)
    if ((await sql.unsafe(`select from ${name} t where t::text ~ '\\m765\\.?43\\M'`)).length) found.push(name);
  assert.deepEqual(found, ['public.offer_terms']);
});

test('who takes no offers gets none, and those that were open end with the reason', async () => {
  const found = await anOpenOffer(two);
  await setTerms(found.productId, false);
  const { body } = await offersOf(buyer, found);
  assert.deepEqual([body.offers[0]?.reason, body.takesOffers, body.may], ['offers-stopped', false, []]);
  const page = async () => (await market.nobody.call(readProduct, { params: { id: found.productId } })).body;
  assert.equal((await page()).takesOffers, false, 'its page says so');
  const before = await contentsOf(sql);
  const refused = await offer(rival, found.productId);
  assert.deepEqual([refused.status, refused.body.code], [409, 'offers-not-taken']);
  assert.deepEqual(await contentsOf(sql), before);
  await setTerms(found.productId, true);
  assert.equal((await page()).takesOffers, true);
  assert.equal((await offer(rival, found.productId)).status, 200);
});

test('a floor is below the price, and terms are the seller’s own', async () => {
  const productId = await aProductOf(seller);
  const before = await contentsOf(sql);
  for (const floor of [goodBike.resalePrice, 5000]) {
    const { status, body } = await setTerms(productId, true, floor);
    assert.deepEqual([status, body.errors?.[0]?.field], [400, 'floor']);
  }
  assert.equal((await setTerms(productId, false, null, await market.person('seller'))).status, 404);
  const { offers, ...terms } = {
    offers: [],
    ...(await seller.call(readOfferTerms, { params: { id: productId } })).body,
  };
  assert.deepEqual([offers, terms.takesOffers, terms.floor], [[], true, null]);
  const products = (await seller.call(listSellerProducts, { params: { email: seller.email } })).body;
  assert.doesNotMatch(JSON.stringify(products), /floor/);
  const after = await contentsOf(sql);
  assert.deepEqual(after['public.offer_terms'], before['public.offer_terms']);
});

test('a bike is listed with its terms: a floor, or no offers', async () => {
  const dealer = await market.person('seller');
  const floored = await aProductOf(dealer, { floor: '$1,000' });
  const fixed = await aProductOf(dealer, { takesOffers: false });
  const plain = await aProductOf(dealer, { takesOffers: true, floor: null });
  const termsOf = async (id: string) => (await dealer.call(readOfferTerms, { params: { id } })).body;
  assert.deepEqual(await termsOf(floored), { takesOffers: true, floor: 1000 });
  assert.deepEqual(await termsOf(fixed), { takesOffers: false, floor: null });
  assert.deepEqual(await termsOf(plain), { takesOffers: true, floor: null });
  assert.equal((await offer(buyer, floored, 999)).body.offers[0]?.status, 'declined');
  assert.equal((await offer(buyer, fixed)).body.code, 'offers-not-taken');
  assert.equal((await offer(buyer, plain, 500)).body.offers[0]?.status, 'open');
});

test('a bike with a floor that is not below its price is not listed', async () => {
  const before = await contentsOf(sql);
  for (const floor of [goodBike.resalePrice, 5000, 'much']) {
    const { status, body } = await seller.call(addProduct, { body: { ...goodBike, floor } });
    assert.deepEqual([status, new Set(body.errors?.map(({ field }) => field))], [400, new Set(['floor'])]);
  }
  assert.deepEqual(await contentsOf(sql), before);
});

test('a floor counts for nothing while the price is not above it', async () => {
  const productId = await aProductOf(seller, { floor: 1000 });
  const reprice = (from: number, to: number) =>
    seller.call(changePrices, {
      body: { changes: [{ _id: productId, formerPrice: from, resalePrice: to, confirmedPrice: to }] },
    });
  assert.equal((await reprice(goodBike.resalePrice, 1000)).status, 200);
  assert.equal((await seller.call(readOfferTerms, { params: { id: productId } })).body.floor, null);
  assert.equal((await offer(rival, productId, 900)).body.offers[0]?.status, 'open');
  assert.equal((await reprice(1000, 1200)).status, 200);
  assert.equal((await offer(buyer, productId, 990)).body.offers[0]?.status, 'declined');
});
