import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { bookProduct, listBookings, readBooking } from '#contract/bookings.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { createPaymentIntent, recordPayment } from '#contract/payments.ts';
import { listProductChanges } from '#contract/product-changes.ts';
import {
  addProduct,
  advertiseProduct,
  editProduct,
  listSellerProducts,
  readProduct,
  removeProduct,
} from '#contract/products.ts';
import { dismissReports, listReportedProducts, reportProduct } from '#contract/reports.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, listUsers, readAdmin, readUser, removeUser, verifySeller } from '#contract/users.ts';
import { aBookingOf, letTimeRunOut } from './bookings.ts';
import { cardHolder } from './cards.ts';
import { contentsOf } from './contents.ts';
import { openMarket } from './market.ts';
import { callerOf } from './people.ts';
import { aProductOf, goodBike, meeting } from './products.ts';

// Each test is a vulnerability of an older product of this kind.

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [victim, attacker, seller, rival, admin] = await Promise.all([
  market.person('buyer'),
  market.person('buyer'),
  market.person('seller'),
  market.person('seller'),
  market.person('admin'),
]);
const { nobody } = market;
const { resalePrice } = goodBike;
const UNKNOWN = '019a0000-0000-7000-8000-00000000ffff';

test('1. become somebody by knowing their e-mail address', () =>
  inVain(async () => {
    for (const { email } of [victim, admin]) {
      assert.equal((await nobody.call(readAccessToken, { query: { email } })).status, 401);
      assert.equal((await attacker.call(readAccessToken, { query: { email } })).status, 403);
    }
    for (const operator of ['email[$ne]', 'email[]', 'email.$ne'])
      assert.equal((await attacker.call(readAccessToken, { query: { [operator]: 'x' } })).status, 400);
    assert.equal((await admin.call(listUsers, { query: { 'role[$ne]': 'x' } })).status, 400);
  }));

test('2. become an admin, or verified, by asking for it', async () => {
  const [email, sub] = ['climber@example.test', 'climber'];
  const climber = callerOf(market.url, {
    email,
    idToken: await market.issuer.sign({ sub, email, email_verified: true }),
  });
  const ask = (body: object) => climber.call(createUser, { body: { email, name: 'Climber', ...body } });
  await inVain(async () => {
    for (const role of ['admin', 'ADMIN', ['admin'], { $ne: 'buyer' }, undefined])
      assert.equal((await ask({ role })).status, 400);
    assert.equal((await ask({ role: 'seller', email: admin.email })).status, 403);
  });
  assert.deepEqual((await ask({ role: 'seller', isVarified: true })).body, { acknowledged: true });
  assert.deepEqual((await ask({ role: 'buyer' })).body, { acknowledged: true });
  const { name, role, isVarified } = (await admin.call(readUser, { params: { email } })).body;
  assert.deepEqual([name, role, isVarified], ['Climber', 'seller', false]);
});

test('3. remove, verify, advertise, list and report without being anybody, or make things that never were', () =>
  inVain(async () => {
    const id = (await sql<{ id: string }[]>`select id from products limit 1`)[0]?.id ?? UNKNOWN;
    const { email } = seller;
    const tries: [Endpoint, object][] = [
      [removeUser, { params: { email } }],
      [verifySeller, { params: { email } }],
      [removeProduct, { params: { id } }],
      [advertiseProduct, { params: { id } }],
      [addProduct, { body: goodBike }],
      [reportProduct, { params: { id } }],
      [listReportedProducts, {}],
      [dismissReports, { params: { id } }],
      [listSellerProducts, { params: { email } }],
    ];
    for (const [endpoint, input] of tries)
      assert.equal((await nobody.call(endpoint, input)).status, 401, endpoint.path);
    assert.equal((await seller.call(verifySeller, { params: { email } })).status, 403);
    assert.equal((await admin.call(verifySeller, { params: { email: 'ghost@example.test' } })).status, 404);
    assert.equal((await seller.call(advertiseProduct, { params: { id: UNKNOWN } })).status, 404);
    assert.equal((await victim.call(reportProduct, { params: { id: UNKNOWN } })).status, 404);
    assert.equal((await admin.call(removeProduct, { params: { id: UNKNOWN } })).status, 404);
  }));

test('3. list a bike in another seller’s name', async () => {
  await rival.call(addProduct, { body: { ...goodBike, sellerEmail: seller.email, sellerName: seller.name } });
  assert.deepEqual((await seller.call(listSellerProducts, { params: { email: seller.email } })).body, []);
});

test('4. read other people’s bookings and profiles', async () => {
  const id = await aBookingOf(victim, await aProductOf(seller));
  assert.equal((await attacker.call(listBookings, { params: { email: victim.email } })).status, 403);
  assert.equal((await nobody.call(readBooking, { params: { id } })).status, 401);
  for (const caller of [attacker, rival])
    assert.equal((await caller.call(readBooking, { params: { id } })).status, 404);
  assert.equal((await nobody.call(readUser, { params: { email: victim.email } })).status, 401);
  assert.equal((await attacker.call(readUser, { params: { email: victim.email } })).status, 403);
  assert.equal((await attacker.call(readAdmin, { params: { email: admin.email } })).status, 403);
});

test('5. pay what one likes', async () => {
  const bookingId = await aBookingOf(victim, await aProductOf(seller));
  await inVain(async () => {
    const ask = async (price: unknown, id: string | undefined = bookingId, caller = victim) =>
      (await caller.call(createPaymentIntent, { body: { resalePrice: price, bookingId: id } })).status;
    assert.equal(await ask(1), 409);
    for (const price of ['a bargain', 'NaN', 0, -1450.5, 1450.499]) assert.equal(await ask(price), 400);
    assert.equal(await ask(resalePrice, bookingId, nobody), 401);
    assert.equal(await ask(resalePrice, bookingId, attacker), 404);
    assert.equal(await ask(resalePrice, UNKNOWN), 404);
    assert.equal((await attacker.call(createPaymentIntent, { body: { resalePrice } })).status, 404);
  });
});

test('6. say that one has paid', async () => {
  const bookingId = await aBookingOf(attacker, await aProductOf(seller));
  const theirs = await aBookingOf(victim, await aProductOf(seller));
  const paidByVictim = await cards.pay(victim, theirs, resalePrice);
  await inVain(async () => {
    const claim = (transactionId: string) =>
      attacker.call(recordPayment, { body: { bookingId, transactionId, resalePrice } });
    for (const id of ['pi_3NaturallyPaid', paidByVictim]) assert.equal((await claim(id)).body.code, 'payment-mismatch');
    const event = JSON.stringify({
      type: 'payment_intent.succeeded',
      data: { object: { id: 'pi_x', metadata: { bookingId } } },
    });
    assert.equal((await cards.send(event)).status, 400);
  });
});

test('7. book what another has booked, at one’s own price, or one’s own bike', async () => {
  const productId = await aProductOf(seller);
  const claims = { productId, ...meeting, resalePrice: 1, img: 'https://x.example.test/', productName: 'x' };
  const race = await Promise.all([victim, attacker].map((person) => person.call(bookProduct, { body: claims })));
  assert.deepEqual(race.map(({ status }) => status).sort(), [200, 409]);
  const winner = race[0]?.status === 200 ? victim : attacker;
  const id = race.find(({ status }) => status === 200)?.body.insertedId ?? '';
  const { body } = await winner.call(readBooking, { params: { id } });
  assert.deepEqual([body.resalePrice, body.img, body.productName], [resalePrice, '', goodBike.productName]);
  assert.equal((await nobody.call(bookProduct, { body: claims })).status, 401);
  assert.equal(
    (await seller.call(bookProduct, { body: { ...claims, productId: await aProductOf(seller) } })).status,
    409,
  );
});

test('7. block a bike for ever by booking it and never paying', async () => {
  const productId = await aProductOf(seller);
  await letTimeRunOut(sql, await aBookingOf(attacker, productId));
  assert.equal((await victim.call(bookProduct, { body: { productId, ...meeting } })).status, 200);
});

test('8. leave reports nobody can dismiss, or bikes of people who are gone', async () => {
  const leaving = await market.person('seller');
  const [kept, id] = [await aProductOf(seller), await aProductOf(leaving)];
  await attacker.call(reportProduct, { params: { id: kept } });
  assert.equal((await admin.call(dismissReports, { params: { id: kept } })).body.deletedCount, 1);
  assert.deepEqual((await admin.call(listReportedProducts)).body, []);
  await admin.call(removeUser, { params: { email: leaving.email } });
  const { body } = await victim.call(listCategoryProducts, { params: { brandName: 'YAMAHA' } });
  assert.ok(!body.some(({ _id }) => _id === id));
});

test('9. bring the server down with an id that is none', async () => {
  const ids = ['x', '507f1f77bcf86cd799439011', '{}', '[object Object]', "1'", '%00', 'é'.repeat(50), '0'.repeat(299)];
  const bikes = [readProduct, editProduct, listProductChanges, advertiseProduct, removeProduct, reportProduct];
  const byId = [...bikes, readBooking, dismissReports];
  const storm = ids.flatMap((id) =>
    byId.map((endpoint) =>
      (endpoint.access === 'seller' ? seller : admin).call(endpoint as Endpoint, { params: { id } }),
    ),
  );
  assert.deepEqual([...new Set((await Promise.all(storm)).map(({ status }) => status))], [400]);
  assert.equal((await fetch(new URL('/readyz', market.url))).status, 200);
});

test('9. call from another web site, in a frame or with guessed content types', async () => {
  for (const path of ['/categories', '/users', '/nothing']) {
    const headers = { origin: 'https://evil.example.test', authorization: `bearer ${admin.token}` };
    const answer = await fetch(market.url + path, { headers });
    for (const [name] of answer.headers) assert.doesNotMatch(name, /^access-control-|^x-powered-by$|^server$/);
    assert.match(answer.headers.get('content-security-policy') ?? '', /default-src 'none'.*frame-ancestors 'none'/);
    assert.equal(answer.headers.get('x-content-type-options'), 'nosniff');
    assert.match(answer.headers.get('strict-transport-security') ?? '', /max-age=\d{7,}/);
    assert.match(answer.headers.get('referrer-policy') ?? '', /^(no-referrer|same-origin|strict-origin)/);
  }
  const preflight = await fetch(`${market.url}/users`, {
    method: 'OPTIONS',
    headers: { origin: 'https://evil.example.test', 'access-control-request-method': 'DELETE' },
  });
  assert.ok(!preflight.ok && !preflight.headers.has('access-control-allow-origin'));
});

test('10. find secrets among the files', () => {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: import.meta.dirname, encoding: 'utf8' });
  const files = git('ls-files', '--full-name', ':/', '--cached', '--others', '--exclude-standard', '-z')
    .split('\0')
    .filter(Boolean);
  const root = git('rev-parse', '--show-toplevel').trim();
  const secret =
    /-----BEGIN (?:\w+ )*PRIVATE KEY-----|\b[sr]k_live_\w{8,}|\bwhsec_[A-Za-z0-9+/]{24,}|\bAKIA[A-Z0-9]{16}\b|\bgh[pousr]_\w{30,}/;
  assert.ok(files.length > 50);
  for (const file of files) {
    assert.doesNotMatch(
      file,
      /(^|\/)(\.env(\..+)?|\.npmrc\.local|secrets\.json|id_[a-z0-9]+)$|\.(pem|p12|pfx|key|sqlite)$/,
    );
    if (existsSync(`${root}/${file}`)) assert.ok(!secret.test(readFileSync(`${root}/${file}`, 'utf8')), file);
  }
});

async function inVain(attempts: () => Promise<unknown>) {
  const before = await contentsOf(sql);
  await attempts();
  const after = await contentsOf(sql);
  assert.deepEqual(after, before);
}
