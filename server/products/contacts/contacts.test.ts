import assert from 'node:assert/strict';
import { test } from 'node:test';
import { removeAccount } from '#contract/account.ts';
import { listCategoryProducts } from '#contract/categories.ts';
import { CONTACTS_A_DAY, readContact } from '#contract/contacts.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { listAdvertisedProducts, readProduct, readProducts } from '#contract/products.ts';
import { searchProducts } from '#contract/search.ts';
import { aPaidBookingOf } from '../../../test/bookings.ts';
import { cardHolder } from '../../../test/cards.ts';
import { openMarket } from '../../../test/market.ts';
import { type Caller, callerOf } from '../../../test/people.ts';
import { anAdvertisedProductOf, aProductOf, goodBike } from '../../../test/products.ts';

const market = await openMarket();
const { sql } = market.market;
const cards = cardHolder(market);
const [buyer, seller, admin] = await Promise.all([
  market.person('buyer'),
  market.person('seller'),
  market.person('admin'),
]);

test('lists, search and pages tell contacts to nobody but the seller and admins', async () => {
  const id = await anAdvertisedProductOf(seller);
  const lists: [Endpoint, object][] = [
    [listCategoryProducts, { params: { brandName: 'YAMAHA' } }],
    [listAdvertisedProducts, {}],
    [readProduct, { params: { id } }],
    [readProducts, { query: { ids: id } }],
    [searchProducts, {}],
  ];
  for (const [endpoint, input] of lists)
    for (const [caller, isTold] of [
      [market.nobody, false],
      [buyer, false],
      [seller, true],
      [admin, true],
    ] as const) {
      const text = JSON.stringify((await caller.call(endpoint, input)).body);
      assert.equal(text.includes(seller.email) && text.includes(goodBike.sellerPhone), isTold, endpoint.path);
      if (!isTold) assert.doesNotMatch(text, /sellerEmail|sellerPhone|@/);
    }
});

test('the contacts of one seller are told to whoever asks for them', async () => {
  const { status, body } = await contact(buyer, await aProductOf(seller));
  assert.equal(status, 200);
  assert.deepEqual(body, { sellerEmail: seller.email, sellerPhone: goodBike.sellerPhone });
});

test('nobody gets those of more than twenty sellers in a day, also of many at once', async () => {
  const person = await market.person('buyer');
  const sellers = await Promise.all(Array.from({ length: CONTACTS_A_DAY + 5 }, () => market.person('seller')));
  const bikes = await Promise.all(sellers.map((one) => aProductOf(one)));
  const replies = await Promise.all([...bikes, ...bikes].map((id) => contact(person, id)));
  const sellerEmails = new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.sellerEmail));
  assert.equal(sellerEmails.size, CONTACTS_A_DAY);
  const refused = replies.filter(({ status }) => status !== 200);
  assert.deepEqual(
    [...new Set(refused.map(({ status, body }) => `${status} ${body.code}`))],
    ['429 too-many-requests'],
  );
  assert.match(refused[0]?.body.detail ?? '', /20 sellers today/);
  const known = bikes[sellers.findIndex(({ email }) => sellerEmails.has(email))] ?? '';
  assert.equal((await contact(person, known)).status, 200);
  for (const id of bikes) assert.equal((await contact(admin, id)).status, 200);
  await sql`update contacts_seen set day = day - 1`;
  for (const id of bikes.slice(-CONTACTS_A_DAY)) assert.equal((await contact(person, id)).status, 200);
});

test('of a sold bike they are told in the deal only', async () => {
  const id = await aProductOf(seller);
  await aPaidBookingOf(buyer, id, cards);
  assert.deepEqual([(await contact(buyer, id)).status, (await contact(seller, id)).status], [409, 200]);
});

test('who leaves leaves nothing behind of whom they wanted to reach', async () => {
  const { email, subject, ...person } = await market.person('buyer');
  await person.call(readContact, { params: { id: await aProductOf(seller) } });
  const of = () => sql`select from contacts_seen c join users u on u.id = c.person_id where u.email = ${email}`;
  assert.equal((await of()).length, 1);
  const idToken = await market.issuer.sign({ sub: subject, email, email_verified: true, auth_time: Date.now() / 1000 });
  await callerOf(market.url, { idToken }).call(removeAccount);
  assert.equal((await of()).length, 0);
});

const contact = (caller: Caller, id: string) => caller.call(readContact, { params: { id } });
