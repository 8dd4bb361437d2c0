import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { bookProduct } from '#contract/bookings.ts';
import { beginConversation } from '#contract/conversations.ts';
import { addProduct, readProduct } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { readAccessToken } from '#contract/session.ts';
import * as contract from '#contract/suspensions.ts';
import { createUser, readUser } from '#contract/users.ts';
import { cardHolder } from '../../test/cards.ts';
import { said } from '../../test/conversations.ts';
import { dealIn, takeInDeal } from '../../test/deal-in.ts';
import { declaredEndpoints } from '../../test/endpoints.ts';
import { A_WITHHELD_TEXT, aCheckedProductOf, decideAs } from '../../test/listing-reviews.ts';
import { openMarket } from '../../test/market.ts';
import { doTo, lastOf, offer } from '../../test/offers.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf, goodBike, meeting } from '../../test/products.ts';
import { A_SUSPENSION, suspend } from '../../test/suspensions.ts';
import { settleSuspensions } from './suspensions.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [admin, buyer] = await Promise.all([market.person('admin'), market.person('buyer')]);
const settle = () => settleSuspensions(market.market, new AbortController().signal);
const lift = ({ email }: Caller) => admin.call(contract.liftSuspension, { params: { email } });
const isSeen = async (id: string) => (await market.nobody.call(readProduct, { params: { id } })).status === 200;
const idOf = async (email: string) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';
async function endNow({ email }: Caller) {
  await sql`update users set suspended_until = now() where email = ${email}`;
  await sql`update suspensions set ends_at = now() where settled_at is null and user_id = ${await idOf(email)}`;
}

test('a suspended seller’s bikes leave the market with their offers, and come back when it is lifted', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller, { disc: 'a vanishing one' });
  await offer(buyer, id);
  const found = async () => (await market.nobody.call(searchProducts, { query: { q: 'vanishing' } })).body.total.bikes;
  assert.equal(await found(), 1);
  await suspend(admin, seller);
  assert.deepEqual([await isSeen(id), await found()], [false, 0]);
  assert.deepEqual((await lift(seller)).body, { deletedCount: 1 });
  assert.deepEqual([await isSeen(id), await found()], [true, 1]);
  assert.deepEqual((await lift(seller)).body, { deletedCount: 0 });
  const open = await sql`select from offers where product_id = ${id} and status = 'open'`;
  assert.equal(open.length, 0);
});

test('what a review holds back stays back, also when an admin approves it meanwhile, until the end', async () => {
  const seller = await market.person('seller');
  const withheld = await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
  const approved = await aCheckedProductOf(market, seller, { disc: A_WITHHELD_TEXT });
  await suspend(admin, seller);
  assert.equal((await decideAs(admin, approved, 'approve')).status, 200);
  assert.equal(await isSeen(approved), false);
  await lift(seller);
  assert.deepEqual([await isSeen(withheld), await isSeen(approved)], [false, true]);
});

test('who is suspended begins nothing, and is told why; deals under way go on', async () => {
  const seller = await market.person('seller');
  const cast = { market, cards, buyer, seller, admin };
  const deal = await dealIn('paid', cast);
  const another = await aProductOf(await market.person('seller'));
  await suspend(admin, seller);
  const refused = [
    await seller.call(addProduct, { body: goodBike }),
    await seller.call(bookProduct, { body: { productId: another, ...meeting } }),
    await seller.call(beginConversation, { body: { productId: another, ...said() } }),
    await offer(seller, another),
  ];
  for (const { status, body } of refused) assert.deepEqual([status, body.code], [403, 'suspended']);
  await takeInDeal(cast, deal, 'propose', 'seller');
  assert.equal((await seller.call(readUser, { params: { email: seller.email } })).body.isSuspended, true);
  const [own] = (await seller.call(contract.readSuspension)).body;
  assert.deepEqual([own?.reason, own?.words, own?.endsAt], [A_SUSPENSION.reason, A_SUSPENSION.words, undefined]);
});

test('every call that begins something new says so', async () => {
  const seller = await market.person('seller');
  await suspend(admin, seller);
  const params = { id: randomUUID(), productId: randomUUID(), buyerId: randomUUID() };
  const refused: string[] = [];
  for (const [name, endpoint] of await declaredEndpoints()) {
    if (!endpoint.needs) continue;
    const { body } = await seller.call(endpoint, { params: { ...params, step: 'phone' } });
    if (body.code === 'suspended') refused.push(name);
  }
  assert.deepEqual(refused.sort(), [
    ...['acceptOffer', 'addProduct', 'advertiseProduct', 'beginConversation', 'bookProduct', 'changeOfferTerms'],
    ...['changePrices', 'counterOffer', 'editProduct', 'makeOffer', 'relistProduct', 'runImport', 'startImport'],
  ]);
});

test('a suspended buyer gets no bike by an offer that the seller accepts', async () => {
  const [seller, haggler] = await Promise.all([market.person('seller'), market.person('buyer')]);
  const id = await aProductOf(seller);
  const open = lastOf(await offer(haggler, id));
  await suspend(admin, haggler);
  assert.notEqual((await doTo(open, 'accept', seller)).status, 200);
  assert.equal((await sql`select from bookings where product_id = ${id}`).length, 0);
  await lift(haggler);
  assert.equal((await doTo(open, 'accept', seller)).status, 200);
});

test('two admins suspend once; admins are not suspended', async () => {
  const seller = await market.person('seller');
  const params = { email: seller.email };
  const answers = await Promise.all(
    [1, 2, 3].map(() => admin.call(contract.suspendUser, { params, body: A_SUSPENSION })),
  );
  assert.deepEqual(answers.map(({ body }) => body.modifiedCount).sort(), [0, 0, 1]);
  const own = await admin.call(contract.suspendUser, { params: { email: admin.email }, body: A_SUSPENSION });
  assert.deepEqual([own.status, own.body.errors?.[0]?.field], [400, 'email']);
});

test('one with an end is over by itself, at once for the person, within a minute for the bikes', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller);
  await suspend(admin, seller, 7);
  await settle();
  assert.equal(await isSeen(id), false);
  await endNow(seller);
  assert.equal((await seller.call(addProduct, { body: goodBike })).status, 200);
  await settle();
  await settle();
  assert.equal(await isSeen(id), true);
  await suspend(admin, seller, 30);
  assert.equal(await isSeen(id), false);
});

test('who is suspended again before their bikes are back stays suspended', async () => {
  const seller = await market.person('seller');
  const id = await aProductOf(seller);
  await suspend(admin, seller, 7);
  await endNow(seller);
  const { body } = await admin.call(contract.suspendUser, { params: { email: seller.email }, body: A_SUSPENSION });
  assert.deepEqual(body, { modifiedCount: 1 });
  await settle();
  assert.equal(await isSeen(id), false);
  await lift(seller);
  assert.equal(await isSeen(id), true);
});

test('a bike that a deal puts back meanwhile leaves the market again', async () => {
  const seller = await market.person('seller');
  const cast = { market, cards, buyer, seller, admin };
  const deal = await dealIn('booked', cast);
  await suspend(admin, seller);
  await takeInDeal(cast, deal, 'cancel', 'buyer');
  await settle();
  assert.equal(await isSeen(deal.productId), false);
  await lift(seller);
  assert.equal(await isSeen(deal.productId), true);
});

test('an appeal is heard once, by another admin if there is one', async () => {
  const seller = await market.person('seller');
  const params = { email: seller.email };
  await suspend(admin, seller);
  const appeal = () => seller.call(contract.appealSuspension, { body: { words: 'They got it yesterday.' } });
  assert.deepEqual((await appeal()).body, { modifiedCount: 1 });
  assert.deepEqual((await appeal()).body, { modifiedCount: 0 });
  const { body } = await admin.call(contract.listSuspensions, { query: {} });
  assert.deepEqual([body[0]?.email, body[0]?.appeal, body[0]?.mayKeep], [seller.email, 'They got it yesterday.', true]);
  await sql`
    insert into users (id, issuer, subject, email, name, role, admin_job)
    values (gen_random_uuid(), 'another', 'admin', 'another-admin@example.test', 'Another', 'admin', 'finance')`;
  const [heard] = (await admin.call(contract.listSuspensions, { query: {} })).body;
  assert.equal(heard?.mayKeep, true, 'the other one may not');
  await sql`update users set admin_job = 'support' where email = 'another-admin@example.test'`;
  assert.equal((await admin.call(contract.keepSuspension, { params })).status, 403);
  const another = await idOf('another-admin@example.test');
  await sql`update suspensions set admin_id = ${another} where user_id = ${await idOf(seller.email)}`;
  assert.deepEqual((await admin.call(contract.keepSuspension, { params })).body, { modifiedCount: 1 });
  assert.deepEqual((await admin.call(contract.keepSuspension, { params })).body, { modifiedCount: 0 });
  const [own] = (await seller.call(contract.readSuspension)).body;
  assert.ok(own?.keptAt);
  await sql`delete from users where email = 'another-admin@example.test'`;
});

test('appeals that wait come first, then who is suspended longest, in parts', async () => {
  const people = await Promise.all([1, 2, 3].map(() => market.person('buyer')));
  for (const person of people) await suspend(admin, person);
  await people[2]?.call(contract.appealSuspension, { body: { words: 'It was not me.' } });
  const seen: string[] = [];
  for (let after: string | undefined, isLast = false; !isLast; ) {
    const { body } = await admin.call(contract.listSuspensions, { query: { limit: 2, ...(after && { after }) } });
    seen.push(...body.map(({ email }) => email));
    after = body.at(-1)?._id;
    isLast = body.length < 2;
  }
  assert.equal(seen[0], people[2]?.email);
  assert.equal(new Set(seen).size, seen.length);
  const places = people.slice(0, 2).map(({ email }) => seen.indexOf(email));
  assert.ok(places[0] !== undefined && places[1] !== undefined && places[0] > 0 && places[0] < places[1]);
});

test('whoever leaves while suspended cannot join anew with that address', async () => {
  const person = await market.person('buyer');
  await suspend(admin, person);
  const claims = (sub: string) => ({
    ...{ sub, email: person.email, email_verified: true },
    auth_time: Math.floor(Date.now() / 1000),
  });
  const leaving = callerOf(market.url, {
    email: person.email,
    idToken: await market.issuer.sign(claims(person.subject)),
  });
  assert.equal((await leaving.call(removeAccount)).status, 200);
  const anew = callerOf(market.url, { email: person.email, idToken: await market.issuer.sign(claims('anew')) });
  const joined = await anew.call(createUser, { body: { email: person.email, name: 'Anew', role: 'seller' } });
  assert.notEqual(joined.status, 200);
  assert.notEqual((await anew.call(readAccessToken, { query: { email: person.email } })).status, 200);
});

test('a dealer’s many bikes come back in portions', async () => {
  const dealer = await market.person('seller');
  const first = await aProductOf(dealer);
  const bikes = 119;
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents, years_of_use,
      condition, location, phone, description, freshness)
    select gen_random_uuid(), seller_id, category_id, name || ' ' || n, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description, freshness + n
    from products, generate_series(1, ${bikes}::int) n where id = ${first}`;
  const onSale = async () =>
    (
      await sql`select from products where seller_id = (select id from users where email = ${dealer.email})
      and status = 'available'`
    ).length;
  await suspend(admin, dealer);
  assert.equal(await onSale(), 0);
  await lift(dealer);
  const atOnce = await onSale();
  assert.ok(atOnce > 0 && atOnce < bikes);
  await settle();
  assert.equal(await onSale(), bikes + 1);
});
