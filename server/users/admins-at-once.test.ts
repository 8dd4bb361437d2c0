import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listBookings, readBooking } from '#contract/bookings.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { listReportedProducts } from '#contract/reports.ts';
import { listUsers, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { promoteToAdmin } from './users.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, admin, second] = await Promise.all([
  market.person('buyer'),
  market.person('admin'),
  market.person('buyer'),
]);
await promote(second.email);
const admins = [admin, second, admin, second];

test('two admins verify the same seller at once: one does, both are answered', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await market.person('seller');
    const replies = await Promise.all(admins.map((one) => one.call(verifySeller, { params: { email } })));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
    assert.equal(sum(replies.map(({ body }) => body.modifiedCount)), 1);
    assert.equal((await admin.call(readUser, { params: { email } })).body.isVarified, true);
  }
});

test('two admins remove the same seller at once: one does, both are answered', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await market.person('seller');
    const [free, booked] = [await aProductOf(seller), await aProductOf(seller)];
    const bookingId = await aBookingOf(buyer, booked);
    const params = { email: seller.email };
    const replies = await Promise.all(admins.map((one) => one.call(removeUser, { params })));
    assert.deepEqual([...new Set(replies.map(({ status }) => status))], [200]);
    assert.equal(sum(replies.map(({ body }) => body.deletedCount)), 1);
    for (const id of [free, booked])
      assert.equal((await buyer.call(readProduct, { params: { id } })).body.code, 'gone');
    assert.equal((await buyer.call(readBooking, { params: { id: bookingId } })).body.status, 'declined');
    const ends = await sql`select from booking_steps where product_id = ${booked} and verb = 'decline'`;
    assert.equal(ends.length, 1);
  }
});

test('one admin verifies while the other removes: whoever comes second is told', async () => {
  for (let round = 0; round < 5; round++) {
    const { email } = await market.person('seller');
    const params = { email };
    const [verified, removed] = await Promise.all([
      admin.call(verifySeller, { params }),
      second.call(removeUser, { params }),
    ]);
    assert.equal(removed.body.deletedCount, 1);
    assert.ok([200, 404].includes(verified.status), JSON.stringify(verified.body));
    assert.equal((await admin.call(verifySeller, { params })).status, 404);
  }
});

test('a seller is removed whose bike is paid: the order, the deal and the money stay on record', async () => {
  const seller = await market.person('seller');
  const productId = await aProductOf(seller);
  const bookingId = await aPaidBookingOf(buyer, productId, cards);
  const before = (await buyer.call(readBooking, { params: { id: bookingId } })).body;
  await admin.call(removeUser, { params: { email: seller.email } });
  assert.deepEqual((await buyer.call(readBooking, { params: { id: bookingId } })).body, before);
  const orders = (await buyer.call(listBookings, { params: { email: buyer.email } })).body;
  assert.deepEqual(orders.find(({ _id }) => _id === bookingId)?.transactionId, before.transactionId);
  const [deal] = await sql`
    select p.status as product, y.status as payment, y.amount_cents as paid
    from products p join payments y on y.product_id = p.id where p.id = ${productId}`;
  assert.deepEqual(deal, { product: 'sold', payment: 'succeeded', paid: goodBike.resalePrice * 100 });
});

test('a person who is made an admin is one at the next call', async () => {
  const person = await market.person('buyer');
  const reports = () => person.call(listReportedProducts);
  assert.equal((await reports()).status, 403);
  await promote(person.email);
  assert.equal((await reports()).status, 200);
  const { body } = await admin.call(listUsers, { query: { role: 'buyer', limit: 100 } });
  assert.ok(!body.some(({ email }) => email === person.email));
});

test('a person who is a seller no more lists nothing from the next call on', async () => {
  const person = await market.person('seller');
  const list = () => person.call(addProduct, { body: goodBike });
  assert.equal((await list()).status, 200);
  await sql`update users set role = 'buyer' where email = ${person.email}`;
  assert.deepEqual([(await list()).status, (await list()).body.code], [403, 'not-allowed']);
});

const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);

async function promote(email: string) {
  const [person] = await sql<{ id: string }[]>`select id from users where email = ${email}`;
  await promoteToAdmin(market.market, { id: person?.id ?? '', email }, 'owner');
}
