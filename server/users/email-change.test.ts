import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exportAccount } from '#contract/account.ts';
import { listBookings, listBuyers } from '#contract/bookings.ts';
import { addFavourite, listFavourites } from '#contract/favourites.ts';
import { listSellerProducts } from '#contract/products.ts';
import { readAccessToken } from '#contract/session.ts';
import { createUser, listUsers, readUser, removeUser } from '#contract/users.ts';
import { aBookingOf, aPaidBookingOf } from '../../test/bookings.ts';
import { cardHolder } from '../../test/cards.ts';
import { openMarket } from '../../test/market.ts';
import { type Caller, callerOf } from '../../test/people.ts';
import { aProductOf } from '../../test/products.ts';
import { followEmail } from './users.ts';

const market = await openMarket();
const { sql } = market.market;
const { issuer } = market.issuer.trusted;
const cards = cardHolder(market);
const [buyer, admin] = await Promise.all([market.person('buyer'), market.person('admin')]);

const follow = ({ subject }: Caller, email: string) => followEmail(market.market, { issuer, subject }, email);
const signed = ({ subject: sub }: Caller, email: string) => market.issuer.sign({ sub, email, email_verified: true });

async function recordOf({ subject }: Caller) {
  const [row] = await sql<{ id: string; email: string; confirmed: boolean }[]>`
    select id, email, email_confirmed_at is not null as confirmed from users where subject = ${subject}`;
  return row;
}

async function renewed(person: Caller, email: string) {
  const idToken = await signed(person, email);
  const { body } = await callerOf(market.url, { idToken }).call(readAccessToken, { query: { email } });
  return callerOf(market.url, { ...person, email, idToken, token: body.accessToken });
}

test('the account keeps bikes, bookings, sales, favourites and id under its new e-mail', async () => {
  const seller = await market.person('seller');
  const [bike, sold] = [await aProductOf(seller), await aProductOf(seller)];
  const sale = await aPaidBookingOf(buyer, sold, cards);
  const wanted = await aProductOf(await market.person('seller'));
  const booking = await aBookingOf(seller, wanted);
  await seller.call(addFavourite, { params: { id: wanted } });
  const before = await recordOf(seller);
  const email = 'seller-moved@example.test';

  assert.equal(await follow(seller, email), true);
  const now = await renewed(seller, email);
  const { _id, role } = (await now.call(readUser, { params: { email } })).body;
  assert.deepEqual([_id, role], [before?.id, 'seller']);
  const ids = (rows: { _id: string }[]) => rows.map((row) => row._id).sort();
  const params = { email };
  assert.deepEqual(ids((await now.call(listSellerProducts, { params })).body), [bike, sold].sort());
  assert.deepEqual(ids((await now.call(listBookings, { params })).body), [booking]);
  assert.deepEqual(ids((await now.call(listBuyers, { params })).body), [sale]);
  assert.deepEqual(
    (await now.call(listFavourites)).body.map(({ productId }) => productId),
    [wanted],
  );
  assert.equal((await now.call(exportAccount)).body.user.email, email);
});

test('paths with the former e-mail are nobody’s, and admins find the new one', async () => {
  const person = await market.person('buyer');
  const email = 'buyer-moved@example.test';
  await follow(person, email);
  const now = await renewed(person, email);
  assert.equal((await now.call(readUser, { params: { email: person.email } })).status, 403);
  assert.equal((await admin.call(readUser, { params: { email: person.email } })).status, 404);
  const found = await admin.call(listUsers, { query: { role: 'buyer', search: 'buyer-moved' } });
  assert.deepEqual(
    found.body.map((user) => user.email),
    [email],
  );
});

test('it is in the audit, once, by id only', async () => {
  const person = await market.person('seller');
  const { id } = (await recordOf(person)) ?? { id: '' };
  const email = 'audited@example.test';
  assert.deepEqual(await Promise.all([1, 2, 3].map(() => follow(person, email))), [true, true, true]);
  const rows = await sql`select actor, actor_id as "actorId", action, facts from audit where subject = ${`user ${id}`}`;
  assert.deepEqual(
    rows.map((row) => ({ ...row })),
    [{ actor: 'seller', actorId: id, action: 'change-email', facts: {} }],
  );
});

test('of two people who take the same address at once, one has it', async () => {
  for (let time = 0; time < 20; time++) {
    const people = await Promise.all([market.person('buyer'), market.person('seller')]);
    const email = `both-${time}@example.test`;
    const done = await Promise.all(people.map((person) => follow(person, email)));
    assert.deepEqual(done.sort(), [false, true]);
  }
});

test('a removed person’s address is not taken on, and who never joined has nothing to change', async () => {
  const [person, removed] = [await market.person('buyer'), await market.person('buyer')];
  await admin.call(removeUser, { params: { email: removed.email } });
  assert.equal(await follow(person, removed.email), false);
  assert.equal((await recordOf(person))?.email, person.email);
  assert.equal(await follow({ ...person, subject: 'never joined' }, 'never-joined@example.test'), true);
});

test('a change that ended half way is put right at the next login, by what the identity service says', async (t) => {
  const person = await market.person('seller');
  const unfinished = 'unfinished@example.test';
  await follow(person, unfinished);
  const truth = { email: person.email };
  market.market.emailOf = async () => truth.email;
  t.after(() => delete market.market.emailOf);
  const open = async (email: string) =>
    (await callerOf(market.url, { idToken: await signed(person, email) }).call(readAccessToken, { query: { email } }))
      .status;

  assert.equal(await open(person.email), 200);
  assert.equal((await recordOf(person))?.email, person.email);

  // A token from before the change carries the former address; it moves nothing back.
  truth.email = unfinished;
  await follow(person, unfinished);
  assert.equal(await open(person.email), 200);
  assert.deepEqual([(await recordOf(person))?.email, (await recordOf(person))?.confirmed], [unfinished, true]);
});

test('who signs up with the former address later joins as somebody else', async () => {
  const person = await market.person('seller');
  await aProductOf(person);
  await follow(person, 'gone-elsewhere@example.test');
  const idToken = await market.issuer.sign({ sub: 'another person', email: person.email, email_verified: true });
  const newcomer = callerOf(market.url, { idToken });
  const body = { email: person.email, name: 'Another', role: 'buyer' } as const;
  assert.equal((await newcomer.call(createUser, { body })).status, 200);
  const { accessToken: token } = (await newcomer.call(readAccessToken, { query: { email: person.email } })).body;
  const { user, products } = (await callerOf(market.url, { token }).call(exportAccount)).body;
  assert.deepEqual([user.name, user.role, products.length], ['Another', 'buyer', 0]);
  assert.equal((await recordOf(person))?.email, 'gone-elsewhere@example.test');
});
