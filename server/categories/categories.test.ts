import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listCategories, listCategoryProducts } from '#contract/categories.ts';
import { LARGEST_PAGE, PAGE_SIZE } from '#contract/pagination.ts';
import { recordPayment } from '#contract/payments.ts';
import { listAdvertisedProducts, type Product } from '#contract/products.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { anAdvertisedProductOf, aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const cards = cardHolder(market);
const [buyer, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);

test('the brands are YAMAHA, HERO and BAJAJ, each with a picture', async () => {
  const { body } = await market.nobody.call(listCategories);
  assert.deepEqual(
    body.map(({ brandName }) => brandName),
    ['YAMAHA', 'HERO', 'BAJAJ'],
  );
  assert.equal(new Set(body.map(({ _id }) => _id)).size, 3);
  for (const { picture } of body) assert.match(picture, /^\/pictures\/.+\.svg$/);
});

test('a brand is found in any letter case; an unknown one is not found', async () => {
  const id = await aProductOf(seller, { categoryName: 'BAJAJ' });
  for (const brandName of ['BAJAJ', 'bajaj', ' Bajaj '])
    assert.deepEqual(
      (await productsOf(brandName)).map(({ _id }) => _id),
      [id],
      brandName,
    );
  assert.deepEqual(await productsOf('HERO'), []);
  for (const brandName of ['HONDA', '%', 'B_JAJ', "BAJAJ' or '1'='1", '__proto__']) {
    const { status, body } = await market.nobody.call(listCategoryProducts, { params: { brandName } });
    assert.deepEqual([status, body.code], [404, 'not-found'], brandName);
  }
});

test('pages link to the next until every product was shown once, newest first', async () => {
  const listed: string[] = [];
  const newcomers: string[] = [];
  // Several sellers: the newest list shows only a few bikes of each.
  const list = async () => anAdvertisedProductOf(await market.person('seller'), { categoryName: 'HERO' });
  for (let count = 0; count < 2 * PAGE_SIZE + 3; count++) listed.unshift(await list());
  for (const first of [
    '/categories/HERO',
    '/advertize',
    '/categories/hero?limit=10',
    `/advertize?limit=${LARGEST_PAGE}`,
    '/categories/HERO?limit=55',
  ]) {
    const pages: string[][] = [];
    for (let address: string | undefined = `/api${first}`; address; ) {
      const answer: Response = await fetch(new URL(address, market.url));
      pages.push(((await answer.json()) as Product[]).map(({ _id }) => _id));
      address = /^<(\/api\/[^>]+)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
      // A new listing does not shift bikes onto the next page.
      if (pages.length === 1) newcomers.push(await list());
    }
    assert.deepEqual(pages.flat(), listed, first);
    const size = Number(/limit=(\d+)/.exec(first)?.[1] ?? PAGE_SIZE);
    assert.ok(pages.slice(0, -1).every(({ length }) => length === size));
    assert.equal(pages.length, Math.ceil(listed.length / size));
    listed.unshift(...newcomers.splice(0));
  }
});

test('a product that somebody has booked is shown as reserved; nobody may book it', async () => {
  const id = await anAdvertisedProductOf(seller);
  await aBookingOf(buyer, id);
  for (const caller of [market.nobody, buyer, seller]) {
    const lists = [await productsOf('YAMAHA', caller), (await caller.call(listAdvertisedProducts)).body];
    for (const list of lists) {
      const product = list.find(({ _id }) => _id === id);
      assert.deepEqual([product?.isAvailable, product?.isReserved, product?.may.book], [true, true, false]);
    }
  }
});

test('a sold product is gone from its category and from the landing page', async () => {
  const id = await anAdvertisedProductOf(seller);
  const bookingId = await aBookingOf(buyer, id);
  const transactionId = await cards.pay(buyer, bookingId, goodBike.resalePrice);
  await buyer.call(recordPayment, { body: { bookingId, transactionId } });
  for (const caller of [market.nobody, buyer, seller]) {
    assert.ok(!(await productsOf('YAMAHA', caller)).some(({ _id }) => _id === id));
    assert.ok(!(await caller.call(listAdvertisedProducts)).body.some(({ _id }) => _id === id));
  }
});

async function productsOf(brandName: string, caller = market.nobody) {
  return (await caller.call(listCategoryProducts, { params: { brandName } })).body;
}
