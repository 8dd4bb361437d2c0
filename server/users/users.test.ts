import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { bookProduct, listBookings, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { addProduct, listAdvertisedProducts, listSellerProducts } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, listUsers, readAdmin, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, goodBike, meeting } from '../../test/products.ts';
import { forgetRemovedAddresses } from './users.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);

test('a person joins as buyer or seller, not verified', async () => {
  for (const role of ['buyer', 'seller'] as const) {
    const person = await market.person(role);
    const { body } = await person.call(readUser, { params: { email: person.email } });
    const { _id, joinedAt, ...record } = body;
    assert.ok(Math.abs(Date.parse(joinedAt ?? '') - Date.now()) < 60_000);
    assert.deepEqual(record, { name: person.name, email: person.email, role, isVarified: false, emailConfirmed: true });
  }
});

test('the picture of a person is the one the identity service has now', async () => {
  const person = await market.person('buyer');
  for (const picture of ['/pictures/avatar-ngoc-anh.svg', '/pictures/avatar-salma-akter.svg']) {
    const idToken = await market.issuer.sign({ sub: person.subject, email: person.email, picture });
    await callerOf(market.url, { idToken }).call(readAccessToken, { query: { email: person.email } });
    assert.equal((await person.call(readUser, { params: { email: person.email } })).body.photoURL, picture);
  }
});

test('joining again changes nothing: a Google login never turns a seller into a buyer', async () => {
  const seller = await market.person('seller');
  const again = { email: seller.email, name: 'Another name', role: 'buyer', isVarified: true };
  const { status, body } = await seller.call(createUser, { body: again });
  assert.deepEqual([status, body], [200, { acknowledged: true }]);
  const { body: record } = await seller.call(readUser, { params: { email: seller.email } });
  assert.deepEqual([record.name, record.role, record.isVarified], [seller.name, 'seller', false]);
});

test('joining many times at once makes one user', async () => {
  const sub = 'impatient';
  const email = 'impatient@example.test';
  const caller = callerOf(market.url, { idToken: await market.issuer.sign({ sub, email }) });
  const clicks = await Promise.all(Array.from({ length: 10 }, () => join(caller, email)));
  assert.deepEqual([...new Set(clicks.map(({ status }) => status))], [200]);
  assert.equal((await sql`select 1 from users where email = ${email}`).length, 1);
});

test('nobody joins with an e-mail address that their login does not have', async () => {
  const email = 'somebody-else@example.test';
  const caller = callerOf(market.url, {
    idToken: await market.issuer.sign({ sub: 'pretender', email: 'own@example.test' }),
  });
  const { status, body } = await join(caller, email);
  assert.deepEqual([status, body.code], [403, 'not-allowed']);
  assert.equal((await sql`select 1 from users where email in (${email}, 'own@example.test')`).length, 0);
});

test('one e-mail address belongs to one living person', async () => {
  const other = callerOf(market.url, { idToken: await market.issuer.sign({ sub: 'an impostor', email: buyer.email }) });
  const { status, body } = await join(other, buyer.email);
  assert.deepEqual([status, body.code], [409, 'not-allowed']);
  assert.equal((await other.call(readAccessToken, { query: { email: buyer.email } })).status, 404);
  await assert.rejects(
    sql`insert into users (id, issuer, subject, email, name, role)
      values (gen_random_uuid(), 'x', 'y', ${buyer.email}, 'z', 'buyer')`.execute(),
    { code: '23505', constraint_name: 'users_email' },
  );
});

test('a seller is verified once; buyers and strangers cannot be', async () => {
  const seller = await market.person('seller');
  const verify = (email: string) => admin.call(verifySeller, { params: { email } });
  const twice = await Promise.all([verify(seller.email), verify(seller.email.toUpperCase())]);
  assert.deepEqual(twice.map(({ body }) => body.modifiedCount).sort(), [0, 1]);
  assert.equal((await verify(seller.email)).body.modifiedCount, 0);
  assert.equal((await admin.call(readUser, { params: { email: seller.email } })).body.isVarified, true);
  assert.equal((await verify(buyer.email)).status, 400);
  assert.equal((await verify('stranger@example.test')).status, 404);
  assert.equal((await sql`select 1 from users where email = 'stranger@example.test'`).length, 0);
});

test('admins list buyers and sellers, newest first, page by page', async () => {
  const joined: string[] = [];
  for (let count = 0; count < 5; count++) joined.unshift((await market.person('seller')).email);
  const query = { role: 'seller', limit: 3 };
  const first = await admin.call(listUsers, { query });
  const second = await admin.call(listUsers, { query: { ...query, after: first.body.at(-1)?._id } });
  assert.deepEqual([...first.body, ...second.body].map(({ email }) => email).slice(0, 5), joined);
  assert.ok([...first.body, ...second.body].every(({ role }) => role === 'seller'));
  const buyers = (await admin.call(listUsers, { query: { role: 'buyer' } })).body;
  assert.ok(buyers.length > 0 && buyers.every(({ role }) => role === 'buyer'));
});

test('only an admin is an admin', async () => {
  const isAdmin = async (who: Caller) => (await who.call(readAdmin, { params: { email: who.email } })).body.isAdmin;
  assert.deepEqual([await isAdmin(admin), await isAdmin(buyer)], [true, false]);
});

test('a removed seller’s products leave the market and their unpaid bookings end; what is paid stays', async () => {
  const seller = await market.person('seller');
  const free = await anAdvertisedProductOf(seller);
  const bookingId = await aBookingOf(buyer, await anAdvertisedProductOf(seller));
  const paid = await aPaidBookingOf(buyer, await aProductOf(seller), cards);
  assert.equal((await remove(seller)).body.deletedCount, 1);
  assert.equal((await remove(seller)).body.deletedCount, 0);

  assert.ok(!(await onSale()).some(({ sellerName }) => sellerName === seller.name));
  assert.deepEqual((await admin.call(listSellerProducts, { params: { email: seller.email } })).body, []);
  assert.equal((await buyer.call(bookProduct, { body: { productId: free, ...meeting } })).status, 410);
  const status = async (id: string) => (await buyer.call(readBooking, { params: { id } })).body.status;
  assert.deepEqual([await status(bookingId), await status(paid)], ['declined', 'paid']);
});

test('a removed buyer’s unpaid bookings free the bikes; what is paid stays on record', async () => {
  const seller = await market.person('seller');
  const leaving = await market.person('buyer');
  const [held, bought] = [await aProductOf(seller), await aProductOf(seller)];
  await aBookingOf(leaving, held);
  const paid = await aPaidBookingOf(leaving, bought, cards);
  await remove(leaving);
  assert.equal((await buyer.call(bookProduct, { body: { productId: held, ...meeting } })).status, 200);
  assert.equal((await buyer.call(bookProduct, { body: { productId: bought, ...meeting } })).status, 409);
  const { body } = await seller.call(readBooking, { params: { id: paid } });
  assert.deepEqual([body.status, body.buyersEmail], ['paid', leaving.email]);
  assert.equal((await sql`select 1 from payments where booking_id = ${paid}`).length, 1);
});

test('a removed person is out at once and cannot come back', async () => {
  const person = await market.person('seller');
  await remove(person);
  assert.equal((await person.call(addProduct, { body: goodBike })).status, 401);
  assert.equal((await person.call(listBookings, { params: { email: person.email } })).status, 401);
  const session = await person.call(readAccessToken, { query: { email: person.email } });
  assert.deepEqual(
    [session.status, session.body.detail],
    [403, 'This account was removed from Kickstand. It cannot be opened again.'],
  );
  const { status, body } = await join(person, person.email);
  assert.deepEqual([status, body.code], [403, 'not-allowed']);
  assert.equal((await admin.call(readUser, { params: { email: person.email } })).status, 404);
});

test('nobody joins with the address of somebody whom an admin removed, for two years; who left may', async () => {
  const [gone, left] = [await market.person('seller'), await market.person('seller')];
  await remove(gone);
  const now = Math.floor(Date.now() / 1000);
  const leaving = callerOf(market.url, {
    idToken: await market.issuer.sign({ sub: left.subject, email: left.email, email_verified: true, auth_time: now }),
  });
  assert.equal((await leaving.call(removeAccount)).body.deletedCount, 1);
  const joinAgain = async ({ email }: Caller, sub: string) => {
    const idToken = await market.issuer.sign({ sub, email, email_verified: true });
    return callerOf(market.url, { idToken }).call(createUser, { body: { email, name: 'Me', role: 'seller' } });
  };
  const answers = await Promise.all([1, 2, 3].map((time) => joinAgain(gone, `again-${time}`)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [403]);
  assert.match(answers[0]?.body.detail ?? '', /was removed from Kickstand/);
  assert.equal((await joinAgain(left, 'left-again')).status, 200);
  assert.equal((await sql`select from users where email = ${gone.email} and removed_at is null`).length, 0);
  const [hash] = await sql<{ bytes: Buffer }[]>`select address_hash as bytes from removed_addresses limit 1`;
  assert.equal(hash?.bytes.length, 32);

  await sql`update removed_addresses set removed_at = now() - interval '729 days'`;
  await forgetRemovedAddresses(sql);
  assert.equal((await joinAgain(gone, 'later')).status, 403);
  await sql`update removed_addresses set removed_at = now() - interval '731 days'`;
  await forgetRemovedAddresses(sql);
  assert.equal((await sql`select from removed_addresses`).length, 0);
  assert.equal((await joinAgain(gone, 'later')).status, 200);
});

test('a person who is removed while others book leaves no living booking behind', async () => {
  const seller = await market.person('seller');
  const ids = await Promise.all(Array.from({ length: 10 }, () => aProductOf(seller)));
  const bookings = ids.map((productId) => buyer.call(bookProduct, { body: { productId, ...meeting } }));
  const listing = Array.from({ length: 5 }, () => seller.call(addProduct, { body: goodBike }));
  const [removed, ...others] = await Promise.all([remove(seller), ...bookings, ...listing]);
  assert.equal(removed?.status, 200);
  assert.deepEqual(
    others.filter(({ status }) => status >= 500),
    [],
  );
  const living = await sql`
    select 1 from bookings b join users u on u.id = b.seller_id
    where u.email = ${seller.email} and b.status = 'booked'`;
  assert.equal(living.length, 0);
  assert.ok(!(await onSale()).some(({ sellerName }) => sellerName === seller.name));
});

test('what a removed person managed to list at the last moment is not on sale', async () => {
  const seller = await market.person('seller');
  const productId = await anAdvertisedProductOf(seller);
  await remove(seller);
  await sql`update products set status = 'available' where id = ${productId}`;
  assert.ok(!(await onSale()).some(({ _id }) => _id === productId));
  assert.equal((await buyer.call(bookProduct, { body: { productId, ...meeting } })).status, 410);
});

test('who takes over the address of somebody who left sees nothing of their bookings', async () => {
  const [leaving, seller] = await Promise.all([market.person('buyer'), market.person('seller')]);
  await aBookingOf(leaving, await aProductOf(seller));
  assert.equal((await leaving.call(removeAccount)).body.deletedCount, 1);
  const successor = await market.person('buyer', { email: leaving.email });
  const { body } = await successor.call(listBookings, { params: { email: leaving.email } });
  assert.deepEqual(body, []);
});

test('an admin cannot remove themselves', async () => {
  for (const email of [admin.email, admin.email.toUpperCase()])
    assert.equal((await admin.call(removeUser, { params: { email } })).status, 403);
  assert.equal((await admin.call(removeUser, { params: { email: 'stranger@example.test' } })).body.deletedCount, 0);
});

async function onSale() {
  const query = { limit: 100 };
  const ofBrand = await market.nobody.call(listCategoryProducts, { params: { brandName: 'YAMAHA' }, query });
  return [...ofBrand.body, ...(await market.nobody.call(listAdvertisedProducts, { query })).body];
}

const join = (caller: Caller, email: string) => caller.call(createUser, { body: { email, name: 'Me', role: 'buyer' } });
const remove = ({ email }: Caller) => admin.call(removeUser, { params: { email } });
