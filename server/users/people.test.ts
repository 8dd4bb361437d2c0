import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeName, startSelling } from '#contract/people.ts';
import { decideVerification, readPerson } from '#contract/person-facts.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { rateDeal } from '#contract/ratings.ts';
import { explainReport } from '#contract/reports.ts';
import { searchProducts } from '#contract/search.ts';
import { readUser, verifySeller } from '#contract/users.ts';
import { anAdminWith } from '../../test/admins.ts';
import { aBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { aMessageReportOf } from '../../test/conversations.ts';
import { dealIn } from '../../test/deal-in.ts';
import { A_QUEUED_TEXT, aCheckedProductOf, decideAs } from '../../test/listing-reviews.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);
const cast = { market, cards: cardHolder(market), buyer, seller, admin };
const of = ({ email }: Caller) => ({ params: { email } });
const facts = async (person: Caller) => (await admin.call(readPerson, of(person))).body;
const actionsOn = async (id: string) =>
  (await sql`select action from audit where subject = ${`user ${id}`} order by id`).map(({ action }) => action);

test('a verification says what was looked at, is taken back, and everything is written down', async () => {
  const dealer = await market.person('seller');
  const id = await aProductOf(dealer, { productName: 'Norton Commando' });
  const decide = async (body: object) => (await admin.call(decideVerification, { ...of(dealer), body })).body;
  assert.equal((await decide({ isVarified: true, note: 'Registration seen' })).modifiedCount, 1);
  assert.equal((await decide({ isVarified: true })).modifiedCount, 0);
  const isVerified = async () => (await buyer.call(readProduct, { params: { id } })).body.isVarified;
  const found = async () =>
    (await market.nobody.call(searchProducts, { query: { q: 'Norton', verified: 'yes', literal: 'yes' } })).body
      .products;
  assert.deepEqual([await isVerified(), (await found()).length], [true, 1]);
  assert.equal((await decide({ isVarified: false, note: 'Sold a stolen bike' })).modifiedCount, 1);
  assert.deepEqual([await isVerified(), (await found()).length], [false, 0]);
  assert.equal((await admin.call(verifySeller, of(dealer))).body.modifiedCount, 1);
  const { user, verifications } = await facts(dealer);
  assert.deepEqual(
    verifications.map(({ isVarified, note, by }) => [isVarified, note, by]),
    [
      [true, undefined, admin.name],
      [false, 'Sold a stolen bike', admin.name],
      [true, 'Registration seen', admin.name],
    ],
  );
  assert.deepEqual(await actionsOn(user._id), ['verify-seller', 'unverify-seller', 'verify-seller']);
});

test('only sellers are verified', async () => {
  const { status, body } = await admin.call(decideVerification, { ...of(buyer), body: { isVarified: true } });
  assert.deepEqual([status, body.errors?.[0]?.field], [400, 'email']);
});

test('an admin sees what is behind a name', async () => {
  const { productId } = await dealIn('completed', cast);
  await dealIn('disputed', cast);
  const onSale = await aProductOf(seller);
  await aBookingOf(buyer, onSale);
  await buyer.call(explainReport, { params: { id: onSale }, body: { reason: 'scam', words: 'Too cheap' } });
  const { user, bikes, deals, reports, steps, accountEvents, money, ...counts } = await facts(seller);
  assert.deepEqual(
    steps.map(({ state }) => state),
    ['confirmed', 'open', 'open', 'open'],
  );
  assert.equal(user.email, seller.email);
  assert.deepEqual(counts, {
    bikesOnSale: 1,
    bikesSold: 2,
    dealsSold: 1,
    dealsBought: 0,
    disputes: 1,
    payoutAccountReady: false,
    verifications: [],
    suspensions: [],
    ratings: [],
    messageReports: [],
    listingDecisions: [],
  });
  const { resalePrice: price } = goodBike;
  assert.deepEqual(money, { paid: 0, refunded: 0, sold: 2 * price, paidOut: price, fees: 0 });
  assert.equal((await facts(buyer)).money.paid, 2 * price);
  assert.deepEqual(
    bikes.map(({ isAvailable }) => isAvailable),
    [true, false, false],
  );
  assert.equal(bikes.at(-1)?._id, productId);
  assert.deepEqual(
    deals.map(({ status, side, with: other }) => [status, side, other]),
    [
      ['booked', 'seller', buyer.name],
      ['disputed', 'seller', buyer.name],
      ['completed', 'seller', buyer.name],
    ],
  );
  assert.deepEqual(
    reports.map(({ reason, words, isOpen }) => [reason, words, isOpen]),
    [['scam', 'Too cheap', true]],
  );
  assert.equal((await facts(buyer)).dealsBought, 1);
  assert.equal((await admin.call(readPerson, { params: { email: 'nobody@example.test' } })).status, 404);
});

test('an admin sees what others said of somebody, and what was decided about their bikes', async () => {
  const dealer = await market.person('seller');
  const { bookingId } = await dealIn('completed', { ...cast, seller: dealer });
  const rating = { stars: 2, asDescribed: false, words: 'Rusty' };
  assert.equal((await buyer.call(rateDeal, { params: { id: bookingId }, body: rating })).status, 200);
  await aMessageReportOf(market, dealer, seller);
  const id = await aCheckedProductOf(market, dealer, { disc: A_QUEUED_TEXT });
  await decideAs(admin, id, 'hide');
  const seen = await facts(dealer);
  assert.deepEqual(
    seen.ratings.map(({ stars, words, from, state }) => [stars, words, from, state]),
    [[2, 'Rusty', buyer.name, 'waiting']],
  );
  const [report] = seen.messageReports;
  assert.ok(report?.message && !report.decision);
  assert.deepEqual(
    seen.listingDecisions.map(({ productId, decision, by }) => [productId, decision, by]),
    [[id, 'hide', admin.name]],
  );
  assert.deepEqual((await facts(buyer)).messageReports, []);
  const finance = await anAdminWith(market, 'finance');
  const [unread] = (await finance.call(readPerson, of(dealer))).body.messageReports;
  assert.deepEqual([unread?._id, unread?.message], [report._id, undefined]);
});

test('a buyer becomes a seller without another account, once, and goes on buying', async () => {
  const person = await market.person('buyer');
  const list = () => person.call(addProduct, { body: goodBike });
  assert.equal((await list()).status, 403);
  const start = async (by: Caller) => (await by.call(startSelling, of(person))).body.modifiedCount;
  assert.deepEqual([await start(person), await start(person), await start(admin)], [1, 0, 0]);
  assert.equal((await list()).status, 200);
  await aBookingOf(person, await aProductOf(seller));
  const { body } = await person.call(readUser, of(person));
  assert.deepEqual([body.role, body.isVarified], ['seller', false]);
  assert.deepEqual(await actionsOn(body._id), ['start-selling']);
});

test('an admin makes a seller of somebody, nobody else does, and admins stay admins', async () => {
  const person = await market.person('buyer');
  assert.equal((await seller.call(startSelling, of(person))).status, 403);
  assert.equal((await admin.call(startSelling, of(person))).body.modifiedCount, 1);
  assert.equal((await admin.call(startSelling, of(admin))).status, 403);
  assert.equal((await admin.call(startSelling, { params: { email: 'nobody@example.test' } })).status, 404);
});

test('a new name stands on every bike of a person', async () => {
  const person = await market.person('seller');
  const id = await aProductOf(person);
  const change = async () => (await person.call(changeName, { body: { name: 'Nora Weiss' } })).body.modifiedCount;
  assert.deepEqual([await change(), await change()], [1, 0]);
  assert.equal((await market.nobody.call(readProduct, { params: { id } })).body.sellerName, 'Nora Weiss');
});

test('an admin sees when somebody signed in and failed to, without the address', async () => {
  const { securityEvents } = market.market;
  const from = (address: string) => ({ email: seller.email, address });
  securityEvents.note({ kind: 'sign-in', outcome: 'failure', ...from('192.0.2.1') });
  securityEvents.note({ kind: 'sign-in', outcome: 'failure', ...from('192.0.2.1') });
  securityEvents.note({ kind: 'access-refused', outcome: 'failure', ...from('192.0.2.1') });
  await securityEvents.flush();
  securityEvents.note({ kind: 'sign-in', outcome: 'success', ...from('192.0.2.2') });
  securityEvents.note({ kind: 'sign-in', outcome: 'success', email: buyer.email, address: '192.0.2.2' });
  await securityEvents.flush();
  const { accountEvents } = await facts(seller);
  assert.deepEqual(
    accountEvents.slice(0, 2).map(({ kind, hasFailed, times }) => [kind, hasFailed, times]),
    [
      ['sign-in', false, 1],
      ['sign-in', true, 2],
    ],
  );
  const [good, bad] = accountEvents.map(({ addressKey }) => addressKey);
  assert.ok(good && bad && good !== bad);
  assert.equal((await facts(buyer)).accountEvents[0]?.addressKey, good);
});
