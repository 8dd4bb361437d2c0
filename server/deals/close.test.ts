import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct } from '#contract/bookings.ts';
import { listAllCategories, retireCategory } from '#contract/categories.ts';
import { cancelDeal, declineDeal, readDeal, relistProduct } from '#contract/deals.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import { advertiseProduct, editProduct, readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { aPaidBookingOf, meetingIsIn } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { type Cast, dealIn } from '../../test/deal-in.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';

const market = await openMarket();
const { sql, settings } = market.market;
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast: Cast = { market, cards: cardHolder(market), buyer, seller, admin };
const reason = 'Something came up';

test('calling off late is done only by a buyer who knows what it costs', async () => {
  const { bookingId } = await dealIn('meeting-agreed', cast);
  await meetingIsIn(sql, bookingId, settings.lateHours - 1);
  const params = { id: bookingId };
  const unknowing = await buyer.call(cancelDeal, { params, body: { reason } });
  assert.deepEqual([unknowing.status, unknowing.body.code], [409, 'deal-moved-on']);
  assert.match(unknowing.body.detail ?? '', /costs you \$29\.01/);
  const { may } = (await buyer.call(readDeal, { params })).body;
  assert.deepEqual([may.includes('cancel'), may.includes('cancel-late')], [false, true]);
  const { body } = await buyer.call(cancelDeal, { params, body: { reason, late: true } });
  assert.deepEqual([body.status, body.money.refunded, body.money.toSeller], ['cancelled', 1421.49, 29.01]);
  assert.equal(body.steps.at(-1)?.reason, reason);
});

test('once the time of the meeting has come, a buyer cannot call off: they may have the keys', async () => {
  const { bookingId } = await dealIn('meeting-agreed', cast);
  await meetingIsIn(sql, bookingId, -3);
  const params = { id: bookingId };
  for (const late of [true, false]) {
    const { status, body } = await buyer.call(cancelDeal, { params, body: { reason, late } });
    assert.deepEqual([status, body.code], [409, 'deal-moved-on']);
  }
  const { status, may } = (await buyer.call(readDeal, { params })).body;
  assert.deepEqual([status, may.filter((verb) => verb.startsWith('cancel'))], ['meeting-agreed', []]);
  assert.ok(may.includes('miss-seller') && may.includes('dispute'));
});

test('a buyer who expected to pay for it and is in good time after all pays nothing', async () => {
  const { bookingId } = await dealIn('meeting-agreed', cast);
  const { body } = await buyer.call(cancelDeal, { params: { id: bookingId }, body: { reason, late: true } });
  assert.deepEqual([body.status, body.money.refunded, body.money.refund], ['cancelled', goodBike.resalePrice, 'due']);
});

test('a bike that is not sold after all goes back on sale as it was, when its seller says so', async () => {
  const productId = await aProductOf(seller, { productName: 'Yamaha Unforgotten' });
  const changes = { ...goodBike, productName: 'Yamaha Unforgotten', colour: 'Blue', revision: 1 };
  await seller.call(editProduct, { params: { id: productId }, body: changes });
  await seller.call(advertiseProduct, { params: { id: productId } });
  const before = (await another.call(readProduct, { params: { id: productId } })).body;
  const found = async () => (await another.call(searchProducts, { query: { q: 'Unforgotten' } })).body.products.length;
  assert.equal(await found(), 1);
  const id = await aPaidBookingOf(buyer, productId, cast.cards);
  assert.equal(await found(), 0);
  const { body } = await seller.call(declineDeal, { params: { id }, body: { reason, relist: true } });
  assert.deepEqual([body.status, body.may], ['declined', []]);
  const { priceHistory, ...after } = (await another.call(readProduct, { params: { id: productId } })).body;
  assert.deepEqual({ ...after, priceHistory: { ...priceHistory, relistedAt: [] } }, before);
  assert.equal(priceHistory.relistedAt.length, 1);
  assert.equal((await seller.call(listProductChanges, { params: { id: productId } })).body.length, 1);
  assert.equal(await found(), 1);
  const { status } = await another.call(bookProduct, { body: { productId, ...meeting } });
  assert.equal(status, 200);
});

test('it goes back later, too: once, by its seller, and not while it is somebody else’s', async () => {
  const { bookingId, productId } = await dealIn('refunded', cast);
  const params = { id: bookingId };
  for (const other of [buyer, admin]) assert.equal((await other.call(relistProduct, { params })).status, 403);
  const clicks = await Promise.all([1, 2, 3].map(() => seller.call(relistProduct, { params })));
  assert.deepEqual(clicks.map(({ status }) => status).sort(), [200, 409, 409]);
  await aPaidBookingOf(another, productId, cast.cards);
  assert.deepEqual((await seller.call(readDeal, { params })).body.may, []);
  const { status, body } = await seller.call(relistProduct, { params });
  assert.deepEqual([status, body.code], [409, 'deal-moved-on']);
});

test('a bike whose brand is not sold here any more does not go back, and then nothing is declined', async () => {
  const { bookingId, productId } = await dealIn('paid', cast);
  const categories = (await admin.call(listAllCategories)).body;
  const id = categories.find(({ brandName }) => brandName === 'YAMAHA')?._id ?? '';
  await admin.call(retireCategory, { params: { id }, body: { isRetired: true } });
  const params = { id: bookingId };
  const refused = await seller.call(declineDeal, { params, body: { reason, relist: true } });
  assert.deepEqual([refused.status, refused.body.code], [409, 'not-available']);
  assert.match(refused.body.detail ?? '', /brand/);
  const declined = await seller.call(declineDeal, { params, body: { reason } });
  assert.deepEqual([declined.body.status, declined.body.may], ['declined', []]);
  assert.equal((await seller.call(relistProduct, { params })).status, 409);
  await admin.call(retireCategory, { params: { id }, body: { isRetired: false } });
  assert.deepEqual((await seller.call(readDeal, { params })).body.may, ['relist']);
  const [product] = await sql`select status from products where id = ${productId}`;
  assert.deepEqual(product, { status: 'sold' });
});

test('only the seller puts the bike back on sale by calling the deal off', async () => {
  const { bookingId, productId } = await dealIn('meeting-agreed', cast);
  const body = { reason, relist: true };
  for (const other of [buyer, admin])
    assert.equal((await other.call(cancelDeal, { params: { id: bookingId }, body })).status, 403);
  const { body: cancelled } = await seller.call(cancelDeal, { params: { id: bookingId }, body });
  assert.equal(cancelled.status, 'cancelled');
  const [product] = await sql`select status, sold_at from products where id = ${productId}`;
  assert.deepEqual(product, { status: 'available', sold_at: null });
});

test('a bike that was not paid for is free without being put back', async () => {
  const { bookingId, productId } = await dealIn('booked', cast);
  const { body } = await seller.call(declineDeal, { params: { id: bookingId }, body: { reason, relist: true } });
  assert.deepEqual([body.status, body.may, body.money.paid], ['declined', [], 0]);
  assert.equal((await another.call(bookProduct, { body: { productId, ...meeting } })).status, 200);
});

test('of all who end a deal at the same moment one does, and the money goes back once', async () => {
  for (let round = 0; round < 6; round++) {
    const { bookingId } = await dealIn('paid', cast);
    const params = { id: bookingId };
    const replies = await Promise.all([
      buyer.call(cancelDeal, { params, body: { reason } }),
      seller.call(declineDeal, { params, body: { reason, relist: true } }),
      admin.call(cancelDeal, { params, body: { reason } }),
    ]);
    assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409, 409]);
    const [refunds] = await sql`select count(*) from refunds where booking_id = ${bookingId}`;
    assert.equal(refunds?.count, 1);
  }
});
