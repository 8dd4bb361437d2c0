import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, readBooking } from '#contract/bookings.ts';
import { readDeal } from '#contract/deals.ts';
import { listNotices } from '#contract/notifications.ts';
import { acceptOffer, listOffers } from '#contract/offers.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { readProduct } from '#contract/products.ts';
import { letTimeRunOut } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { contentsOf } from '../../test/contents.ts';
import { openMarket } from '../../test/market.ts';
import { anOpenOffer, book, COUNTERED, doTo, OFFERED, offer, offersOf, type TestOffer } from '../../test/offers.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { moveDueDeals } from '../deals/deals.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, rival, third] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('buyer'),
  market.person('buyer'),
]);
const two = { market, buyer, seller, rival };
const bike = async (caller: Caller, id: string) => (await caller.call(readProduct, { params: { id } })).body;

async function bookingOf(found: TestOffer) {
  const { offers } = (await offersOf(seller, found)).body;
  const id = offers.at(-1)?.bookingId ?? assert.fail('It led to no booking');
  return (await buyer.call(readBooking, { params: { id } })).body;
}

for (const [author, receiver, amount] of [
  ['buyer', seller, OFFERED],
  ['seller', buyer, COUNTERED],
] as const)
  test(`accepting an offer of the ${author} books the bike at that price, with what the buyer gave first`, async () => {
    const found = await anOpenOffer(two, author);
    const accepted = await doTo(found, 'accept', receiver);
    assert.equal(accepted.status, 200, accepted.body.detail);
    const booking = await bookingOf(found);
    assert.deepEqual(
      [booking.resalePrice, booking.status, booking.number, booking.location, booking.may.pay],
      [amount, 'booked', meeting.number, meeting.location, true],
    );
    const hours = (Date.parse(booking.dueAt ?? '') - Date.now()) / 3_600_000;
    assert.ok(hours > market.market.settings.payHours - 0.1 && hours <= market.market.settings.payHours);
    const { isReserved, resalePrice } = await bike(market.nobody, found.productId);
    assert.deepEqual([isReserved, resalePrice], [true, goodBike.resalePrice], 'the price on its page stays');
    const { steps } = (await seller.call(readDeal, { params: { id: booking._id } })).body;
    assert.deepEqual(
      steps.map(({ verb, by, from, to }) => [verb, by, from, to]),
      [['accept-offer', author === 'buyer' ? 'seller' : 'buyer', undefined, 'booked']],
    );
    assert.match(steps[0]?.sentence ?? '', /accepted .*offer/);
  });

test('the payment is that of the booking, whatever the browser says', async () => {
  const found = await anOpenOffer(two);
  await doTo(found, 'accept', seller);
  const { _id: bookingId } = await bookingOf(found);
  const pay = (resalePrice: number) => buyer.call(createPaymentIntent, { body: { bookingId, resalePrice } });
  for (const price of [goodBike.resalePrice, 1]) assert.equal((await pay(price)).status, 409);
  const transactionId = await cards.pay(buyer, bookingId, OFFERED);
  assert.equal((await buyer.call(recordPayment, { body: { bookingId, transactionId } })).status, 200);
  const { money } = (await seller.call(readDeal, { params: { id: bookingId } })).body;
  assert.equal(money.paid, OFFERED);
});

test('everybody else’s offer on the bike ends, and each is told once, with the reason', async () => {
  const found = await anOpenOffer(two);
  const others = [rival, third];
  for (const person of others) assert.equal((await offer(person, found.productId, 1300)).status, 200);
  await doTo(found, 'accept', seller);
  for (const person of others) {
    const [mine] = (await person.call(listOffers, { query: { as: 'buyer', productId: found.productId } })).body;
    assert.deepEqual([mine?.last.status, mine?.last.reason, mine?.may], ['closed', 'another-accepted', []]);
    const told = (await person.call(listNotices)).body.filter(({ text }) => /another offer/.test(text));
    assert.equal(told.length, 1);
    assert.match(told[0]?.text ?? '', /\$1,300.*ended: the seller has accepted another offer\.$/);
  }
  const open = await sql`select from offers where product_id = ${found.productId} and status = 'open'`;
  assert.equal(open.length, 0);
});

test('the buyer and the seller are told of the booking by the deal, and the receiver of each offer by a notice', async () => {
  const [person, dealer] = [await market.person('buyer'), await market.person('seller')];
  const texts = async (who: Caller) => (await who.call(listNotices)).body.map(({ text }) => text);
  const found = await anOpenOffer({ market, buyer: person, seller: dealer, rival }, 'seller');
  assert.match(
    (await texts(dealer))[0] ?? '',
    /^A buyer offers \$1,200 for your bike\. You have 24 hours to answer\.$/,
  );
  assert.match((await texts(person))[0] ?? '', /^The seller answers your offer for a bike with \$1,300\./);
  await doTo(found, 'accept', person);
  assert.match((await texts(dealer))[0] ?? '', /accepted your offer of \$1,300: the bike is booked\.$/);
  assert.match((await texts(person))[0] ?? '', /^You have accepted the offer of \$1,300: the bike is booked\.$/);
});

test('who does not pay in time loses the booking, and the bike is free at its price again', async () => {
  const found = await anOpenOffer(two);
  await doTo(found, 'accept', seller);
  const { _id } = await bookingOf(found);
  await letTimeRunOut(sql, _id);
  await moveDueDeals(market.market);
  assert.equal((await bike(rival, found.productId)).may.book, true);
  assert.equal((await book(rival, found.productId)).status, 200);
  const { body } = await rival.call(listBookings, { params: { email: rival.email } });
  assert.equal(body.find(({ productId }) => productId === found.productId)?.resalePrice, goodBike.resalePrice);
});

test('a hold that has run out stands in nobody’s way, before the job ran', async () => {
  const productId = await aProductOf(seller);
  const held = await book(rival, productId);
  await sql`update bookings set due_at = now() - interval '1 hour' where id = ${held.body.insertedId}`;
  await moveDueDeals(market.market);
  const made = await offer(buyer, productId);
  const again = await book(third, productId);
  assert.equal(again.status, 200);
  await sql`update bookings set due_at = now() - interval '1 hour' where id = ${again.body.insertedId}`;
  const id = made.body.offers[0]?._id ?? '';
  assert.equal((await seller.call(acceptOffer, { params: { id } })).body.code, 'offer-moved-on');
});

test('an offer that nobody answered in time cannot be accepted, before the job ran', async () => {
  const found = await anOpenOffer(two);
  await sql`update offers set due_at = now() - interval '1 second' where id = ${found.id}`;
  const before = await contentsOf(sql);
  const { status, body } = await doTo(found, 'accept', seller);
  assert.deepEqual([status, body.code], [409, 'offer-moved-on']);
  assert.match(body.detail ?? '', /not answered in time/);
  assert.deepEqual(await contentsOf(sql), before);
  const { may, offers } = (await offersOf(buyer, found)).body;
  assert.deepEqual([may, offers[0]?.status], [['make'], 'expired']);
  assert.equal((await offer(buyer, found.productId, 1250)).status, 200, 'and it is in nobody’s way');
});

test('a buyer who may not book the bike does not get it by an offer either', async () => {
  const giver = await market.person('buyer');
  const found = await anOpenOffer({ ...two, buyer: giver });
  const { settings } = market.market;
  market.market.settings = { ...settings, unpaidBookings: 1 };
  try {
    await book(giver, await aProductOf(seller));
    const { status, body } = await doTo(found, 'accept', seller);
    assert.equal(status, 409);
    assert.doesNotMatch(body.detail ?? '', /unpaid|paid/, 'the seller does not learn why');
    assert.equal((await bike(rival, found.productId)).may.book, true, 'and the bike is not held');
  } finally {
    market.market.settings = settings;
  }
});

for (const [author, receiver] of [
  ['buyer', seller],
  ['seller', buyer],
] as const)
  test(`an offer of the ${author} that is not below the price any more cannot be accepted, whoever missed to close it`, async () => {
    const found = await anOpenOffer(two, author);
    const amount = author === 'buyer' ? OFFERED : COUNTERED;
    for (const price of [amount, amount - 0.01, 1]) {
      await sql`update products set resale_price_cents = ${Math.round(price * 100)} where id = ${found.productId}`;
      const before = await contentsOf(sql);
      const { status, body } = await doTo(found, 'accept', receiver);
      assert.deepEqual([status, body.code], [409, 'offer-moved-on']);
      assert.deepEqual(await contentsOf(sql), before);
    }
    await sql`update products set resale_price_cents = ${amount * 100 + 1} where id = ${found.productId}`;
    assert.equal((await doTo(found, 'accept', receiver)).status, 200);
    assert.equal((await bookingOf(found)).resalePrice, amount);
  });
