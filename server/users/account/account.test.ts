import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount, RECENT_LOGIN_MINUTES, removeAccount } from '#contract/account.ts';
import { listBuyers, readBooking } from '#contract/bookings.ts';
import { readProduct, removeProduct } from '#contract/products.ts';
import { reportProduct } from '#contract/reports.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, readUser } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { contentsOf } from '../../../test/contents.ts';
import { untilWaitingForLock } from '../../../test/lock-waits.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { aProductOf, goodBike } from '../../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('a person takes home all that Kickstand knows about them', async () => {
  const person = await market.person('seller');
  const [listed, removed] = [await aProductOf(person), await aProductOf(person)];
  await person.call(removeProduct, { params: { id: removed } });
  const sale = await aPaidBookingOf(buyer, listed, cards);
  const reportedBike = await aProductOf(seller);
  await person.call(reportProduct, { params: { id: reportedBike } });
  const booking = await aBookingOf(person, await aProductOf(seller));

  const { status, body, headers } = await person.call(exportAccount);
  assert.deepEqual([status, headers.get('cache-control')], [200, 'no-store']);
  assert.ok(Math.abs(Date.parse(body.exportedAt) - Date.now()) < 60_000);
  assert.deepEqual(body.user, (await person.call(readUser, { params: { email: person.email } })).body);
  assert.deepEqual(
    body.products.map(({ _id, isAvailable }) => [_id, isAvailable]),
    [
      [removed, false],
      [listed, false],
    ],
  );
  assert.deepEqual(
    body.bookings.map(({ _id }) => _id),
    [booking],
  );
  assert.deepEqual(
    body.sales.map(({ _id, paid, buyersEmail }) => [_id, paid, buyersEmail]),
    [[sale, true, buyer.email]],
  );
  assert.deepEqual(
    body.reports.map(({ productId, productName }) => [productId, productName]),
    [[reportedBike, goodBike.productName]],
  );
});

test('long lists are taken home whole', async () => {
  const dealer = await market.person('seller');
  const id = await aProductOf(dealer);
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    select gen_random_uuid(), seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description from products, generate_series(1, 249) where id = ${id}`;
  const { products } = (await dealer.call(exportAccount)).body;
  assert.equal(new Set(products.map(({ _id }) => _id)).size, 250);
});

test('deleting one’s account takes a login that is minutes old', async () => {
  const person = await market.person('seller');
  await aProductOf(person);
  const before = await contentsOf(sql);
  const minutes = RECENT_LOGIN_MINUTES * 60;
  for (const secondsAgo of ['unknown', minutes + 5, 86_400] as const) {
    const { status, body } = await (await loggedIn(person, secondsAgo)).call(removeAccount);
    assert.deepEqual([status, body.code], [401, 'sign-in-again'], `${secondsAgo}`);
  }
  assert.deepEqual(await contentsOf(sql), before);
  assert.equal((await (await loggedIn(person, minutes - 5)).call(removeAccount)).body.deletedCount, 1);
});

test('an account that is deleted leaves the market; deals and money stay on record', async () => {
  const leaving = await market.person('seller');
  const [free, held, sold] = [await aProductOf(leaving), await aProductOf(leaving), await aProductOf(leaving)];
  const ended = await aBookingOf(buyer, held);
  const paid = await aPaidBookingOf(buyer, sold, cards);
  const wanted = await aProductOf(seller);
  await aBookingOf(leaving, wanted);
  const bought = await aProductOf(seller);
  const purchase = await aPaidBookingOf(leaving, bought, cards);

  assert.deepEqual((await (await loggedIn(leaving)).call(removeAccount)).body, { deletedCount: 1 });
  for (const id of [free, held, sold]) assert.equal((await buyer.call(readProduct, { params: { id } })).status, 410);
  const orders = [ended, paid].map((id) => buyer.call(readBooking, { params: { id } }));
  assert.deepEqual(
    (await Promise.all(orders)).map(({ body }) => body.status),
    ['declined', 'paid'],
  );
  assert.equal((await buyer.call(readProduct, { params: { id: wanted } })).body.may.book, true);
  const { body: sales } = await seller.call(listBuyers, { params: { email: seller.email } });
  const sale = sales.find(({ _id }) => _id === purchase);
  assert.deepEqual([sale?.paid, sale?.buyersEmail], [true, leaving.email]);
  assert.equal((await sql`select 1 from payments where booking_id in ${sql([paid, purchase])}`).length, 2);
});

test('somebody who leaves waits for whoever books their bike, and not the other way round', async () => {
  const leaving = await market.person('seller');
  const productId = await aProductOf(leaving);
  const removal = await sql.begin(async (db) => {
    await db`select from products where id = ${productId} for update`;
    const removal = (await loggedIn(leaving)).call(removeAccount);
    await untilWaitingForLock(sql);
    await db`set local lock_timeout = '2s'`;
    // The lock that every foreign key to the user takes.
    await db`select from users where email = ${leaving.email} for key share`;
    return [removal];
  });
  assert.deepEqual(
    (await Promise.all(removal)).map(({ body }) => body),
    [{ deletedCount: 1 }],
  );
});

test('who has deleted their account is out, and deleting again changes nothing', async () => {
  const leaving = await market.person('buyer');
  const again = await loggedIn(leaving);
  const clicks = await Promise.all([1, 2, 3].map(() => again.call(removeAccount)));
  assert.deepEqual(clicks.map(({ status, body }) => [status, body.deletedCount]).sort(), [
    [200, 0],
    [200, 0],
    [200, 1],
  ]);
  assert.deepEqual((await again.call(removeAccount)).body, { deletedCount: 0 });
  assert.equal((await leaving.call(exportAccount)).status, 401);
  const query = { email: leaving.email };
  assert.equal((await again.call(readAccessToken, { query })).status, 404);
  const renewed = await market.person('seller', { email: leaving.email });
  assert.equal((await renewed.call(exportAccount)).body.user.role, 'seller');
  assert.deepEqual((await again.call(removeAccount)).body, { deletedCount: 0 });
  assert.equal((await renewed.call(exportAccount)).status, 200);
});

test('who has left can come back with the same login, as somebody new', async () => {
  const person = await market.person('seller');
  await aProductOf(person);
  const proven = await loggedIn(person);
  await proven.call(removeAccount);
  assert.equal(
    (await proven.call(createUser, { body: { email: person.email, name: 'Back', role: 'buyer' } })).status,
    200,
  );
  const { body } = await proven.call(readAccessToken, { query: { email: person.email } });
  const returned = callerOf(market.url, { ...person, token: body.accessToken });
  const { user, products } = (await returned.call(exportAccount)).body;
  assert.deepEqual([user.name, user.role, products.length], ['Back', 'buyer', 0]);
});

test('an admin does not leave like this', async () => {
  const { status, body } = await (await loggedIn(admin)).call(removeAccount);
  assert.deepEqual([status, body.code], [403, 'not-allowed']);
  assert.match(body.detail ?? '', /another admin/);
  assert.equal((await admin.call(exportAccount)).body.user.role, 'admin');
});

test('who never joined has nothing to delete', async () => {
  const stranger = await loggedIn({ ...market.nobody, subject: 'stranger', email: 'stranger@example.test' });
  assert.deepEqual((await stranger.call(removeAccount)).body, { deletedCount: 0 });
  assert.equal(
    (await stranger.call(createUser, { body: { email: stranger.email, name: 'Stranger', role: 'buyer' } })).status,
    200,
  );
});

async function loggedIn({ subject, email }: Caller, secondsAgo: number | 'unknown' = 0): Promise<Caller> {
  const loggedIn = secondsAgo === 'unknown' ? {} : { auth_time: Math.floor(Date.now() / 1000) - secondsAgo };
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, ...loggedIn });
  return callerOf(market.url, { subject, email, idToken });
}
