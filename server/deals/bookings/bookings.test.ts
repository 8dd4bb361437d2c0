import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookProduct, listBookings, listBuyers, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { removeProduct } from '#contract/products.ts';
import { aBookingOf, aPaidBookingOf, letTimeRunOut } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import type { Caller } from '../../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../../test/products.ts';
import { moveDueDeals } from '../deals.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, another, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('a booking holds the product at the price, name and picture of our records', async () => {
  const productId = await aProductOf(seller);
  const claims = {
    resalePrice: 1,
    productName: 'A bargain',
    img: 'https://x.example.test/',
    buyersEmail: another.email,
  };
  const { body } = await buyer.call(bookProduct, { body: { productId, ...meeting, ...claims, paid: true } });
  assert.equal(body.acknowledged, true);
  const { bookedAt, dueAt, ...booking } = (await buyer.call(readBooking, { params: { id: body.insertedId } })).body;
  assert.deepEqual(booking, {
    _id: body.insertedId,
    productId,
    productName: goodBike.productName,
    img: '',
    resalePrice: goodBike.resalePrice,
    buyersName: buyer.name,
    buyersEmail: buyer.email,
    ...meeting,
    paid: false,
    status: 'booked',
    summary: { name: 'Not paid yet', tone: 'warning', isYourTurn: true },
    may: { pay: true },
  });
  const hours = (Date.parse(dueAt ?? '') - Date.parse(bookedAt)) / 3_600_000;
  assert.ok(Math.abs(hours - market.market.settings.payHours) < 0.1);
});

test('exactly one of fifty buyers at once gets the bike', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => market.person('buyer')));
  const productId = await aProductOf(seller);
  const replies = await Promise.all(crowd.map((person) => book(person, productId)));
  const won = replies.filter(({ status }) => status === 200);
  const lost = replies.filter(({ status }) => status === 409);
  assert.deepEqual([won.length, lost.length], [1, 49]);
  for (const { body } of lost) assert.deepEqual([body.code, 'acknowledged' in body], ['already-booked', false]);
  assert.equal((await bookingsOf(productId)).length, 1);
});

test('a second click of the same buyer books nothing more', async () => {
  const productId = await aProductOf(seller);
  const clicks = await Promise.all([1, 2, 3].map(() => book(buyer, productId)));
  assert.deepEqual(clicks.map(({ status }) => status).sort(), [200, 409, 409]);
  assert.equal((await book(buyer, productId)).body.code, 'already-booked');
  assert.equal((await bookingsOf(productId)).length, 1);
});

test('nobody books their own bike, an unknown one, a removed one or a sold one; admins book none', async () => {
  const own = await aProductOf(seller);
  const refusal = async (person: Caller, productId: string) => {
    const { status, body } = await book(person, productId);
    return [status, body.code];
  };
  assert.deepEqual(await refusal(seller, own), [409, 'own-product']);
  assert.deepEqual(await refusal(admin, own), [403, 'not-allowed']);
  await seller.call(removeProduct, { params: { id: own } });
  assert.deepEqual(await refusal(buyer, own), [410, 'gone']);
  assert.deepEqual(await refusal(buyer, '019a0000-0000-7000-8000-00000000ffff'), [404, 'not-found']);
  const { productId } = await aSale();
  assert.deepEqual(await refusal(another, productId), [409, 'already-booked']);
});

test('a seller can buy from another seller', async () => {
  const customer = await market.person('seller');
  assert.equal((await book(customer, await aProductOf(seller))).status, 200);
});

test('a booking that is not paid in time frees the bike for others', async () => {
  const productId = await aProductOf(seller);
  const late = await aBookingOf(buyer, productId);
  await letTimeRunOut(sql, late);
  assert.equal(await moveDueDeals(market.market), 1);
  const { body } = await another.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } });
  const product = body.find(({ _id }) => _id === productId);
  assert.deepEqual([product?.isReserved, product?.may.book], [false, true]);
  const ended = (await buyer.call(readBooking, { params: { id: late } })).body;
  assert.deepEqual([ended.status, ended.paid, ended.may.pay], ['expired', false, false]);
  assert.equal((await book(another, productId)).status, 200);
});

test('whoever asks first after the time is up gets the bike, before anybody has cleared up', async () => {
  const productId = await aProductOf(seller);
  await letTimeRunOut(sql, await aBookingOf(buyer, productId));
  const replies = await Promise.all([buyer, another].map((person) => book(person, productId)));
  assert.deepEqual(replies.map(({ status }) => status).sort(), [200, 409]);
  assert.deepEqual((await bookingsOf(productId)).map(({ status }) => status).sort(), ['booked', 'expired']);
});

test('clearing up twice or many times at once gives every booking up once', async () => {
  const ids = await Promise.all(Array.from({ length: 12 }, () => aProductOf(seller)));
  for (const id of ids) await letTimeRunOut(sql, await aBookingOf(buyer, id));
  const counts = await Promise.all(Array.from({ length: 6 }, () => moveDueDeals(market.market)));
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    ids.length,
  );
  assert.equal(await moveDueDeals(market.market), 0);
  const steps = await sql`select from booking_steps where verb = 'expire' and product_id in ${sql(ids)}`;
  assert.equal(steps.length, ids.length);
  const free = await sql`select 1 from products where id in ${sql(ids)} and status = 'available'`;
  assert.equal(free.length, ids.length);
});

test('clearing up while people book leaves one living booking for each held bike', async () => {
  const productId = await aProductOf(seller);
  for (let round = 0; round < 5; round++) {
    const [living] = (await bookingsOf(productId)).filter(({ status }) => status === 'booked');
    if (living) await letTimeRunOut(sql, living.id);
    await Promise.all([
      moveDueDeals(market.market),
      book(buyer, productId),
      moveDueDeals(market.market),
      book(another, productId),
    ]);
  }
  const found = await bookingsOf(productId);
  assert.deepEqual([found.length, found.filter(({ status }) => status === 'booked').length], [5, 1]);
});

test('a paid booking does not expire: when they never agree to meet, the money goes back', async () => {
  const { bookingId, productId } = await aSale();
  await letTimeRunOut(sql, bookingId);
  await moveDueDeals(market.market);
  const { body } = await buyer.call(readBooking, { params: { id: bookingId } });
  assert.deepEqual([body.status, body.paid, body.may.pay], ['cancelled', false, false]);
  assert.equal((await book(another, productId)).status, 409);
});

test('the database itself refuses a second living booking of a product', async () => {
  const productId = await aProductOf(seller);
  const id = await aBookingOf(buyer, productId);
  const copy = () => sql`
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone,
      meeting_place, due_at)
    select product_id, gen_random_uuid(), buyer_id, seller_id, product_name, image_url, price_cents, phone,
      meeting_place, due_at from bookings where id = ${id}`;
  await assert.rejects(copy().execute(), { code: '23505', message: /"bookings_one_occupying/ });
  await sql`update bookings set status = 'paid' where id = ${id}`;
  await assert.rejects(copy().execute(), { code: '23505' });
  await sql`update bookings set status = 'expired' where id = ${id}`;
  await copy();
});

test('a buyer’s bookings come newest first, page by page', async () => {
  const customer = await market.person('buyer');
  const booked: string[] = [];
  for (let count = 0; count < 5; count++) booked.unshift(await aBookingOf(customer, await aProductOf(seller)));
  const params = { email: customer.email };
  const seen: string[] = [];
  for (let after: string | undefined; ; ) {
    const { body, headers } = await customer.call(listBookings, {
      params,
      query: { limit: 2, ...(after && { after }) },
    });
    seen.push(...body.map(({ _id }) => _id));
    after = body.at(-1)?._id;
    if (!headers.has('link')) break;
  }
  assert.deepEqual(seen, booked);
  assert.deepEqual((await admin.call(listBookings, { params })).body.length, 5);
  assert.deepEqual((await seller.call(listBookings, { params: { email: seller.email } })).body, []);
});

test('a seller sees who has booked their bikes, where to meet and whether it is paid, newest first', async () => {
  const dealer = await market.person('seller');
  const [first, second, third] = [await aProductOf(dealer), await aProductOf(dealer), await aProductOf(dealer)];
  const paid = await aPaidBookingOf(buyer, first, cards);
  const late = await aBookingOf(another, second);
  const booked = await aBookingOf(another, third);
  await aBookingOf(buyer, await aProductOf(seller));
  await letTimeRunOut(sql, late);
  await moveDueDeals(market.market);
  const buyers = (caller: Caller, query = {}) => caller.call(listBuyers, { params: { email: dealer.email }, query });
  const { body } = await buyers(dealer);
  assert.deepEqual(
    body.map(({ _id, status, paid, buyersEmail }) => [_id, status, paid, buyersEmail]),
    [
      [booked, 'booked', false, another.email],
      [late, 'expired', false, another.email],
      [paid, 'paid', true, buyer.email],
    ],
  );
  for (const { number, location, productName, may } of body)
    assert.deepEqual(
      [number, location, productName, may.pay],
      [...Object.values(meeting), goodBike.productName, false],
    );
  assert.equal((await buyers(admin)).body.length, 3);
  const page = await buyers(dealer, { limit: 2 });
  assert.match(page.headers.get('link') ?? '', new RegExp(`after=${late}`));
  assert.deepEqual(
    (await buyers(dealer, { limit: 2, after: late })).body.map(({ _id }) => _id),
    [paid],
  );
});

async function aSale() {
  const productId = await aProductOf(seller);
  return { productId, bookingId: await aPaidBookingOf(buyer, productId, cards) };
}

const book = (person: Caller, productId: string) => person.call(bookProduct, { body: { productId, ...meeting } });

const bookingsOf = (productId: string) =>
  sql<{ id: string; status: string }[]>`select id, status from bookings where product_id = ${productId}`;
