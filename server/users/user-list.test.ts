import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listUsers, removeUser, USER_ORDERS, type User, verifySeller } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import { pagesOf } from '../../test/pages.ts';

const market = await openMarket();
const admin = await market.person('admin');

const sellers: [name: string, email: string][] = [
  ['bert Okafor', 'w.first@example.test'],
  ['Anna 100%', 'z.second@example.test'],
  ['anna Zhou', 'a_third@example.test'],
  ['Carl ÅBERG', 'm.fourth@example.test'],
  ['Dora \\ Duo', 'c.fifth@example.test'],
];
const began = Date.now();
for (const [name, email] of sellers) await market.person('seller', { name, email });
await market.person('buyer', { name: 'Anna the buyer' });
for (const email of ['a_third@example.test', 'c.fifth@example.test'])
  await admin.call(verifySeller, { params: { email } });

const [BERT, ANNA, ZHOU, CARL, DORA] = sellers.map(([name]) => name);
const ORDERS = {
  newest: [DORA, CARL, ZHOU, ANNA, BERT],
  name: [ANNA, ZHOU, BERT, CARL, DORA],
  email: [ZHOU, DORA, CARL, BERT, ANNA],
  unverified: [CARL, ANNA, BERT, DORA, ZHOU],
};

for (const [sort, names] of Object.entries(ORDERS))
  test(`admins look through people ordered by ${sort}, page by page, each once`, async () => {
    for (const limit of [1, 2, 3]) {
      const pages = await pagesOf<User>(market.url, admin, `/users?role=seller&limit=${limit}&sort=${sort}`);
      assert.equal(pages.length, Math.ceil(names.length / limit));
      assert.deepEqual(
        pages.flat().map(({ name }) => name),
        names,
      );
    }
  });

test('newest first is the order nobody asks for', async () => {
  assert.deepEqual(await list({}), ORDERS.newest);
});

test('the whole record is in the list', async () => {
  const { body } = await admin.call(listUsers, { query: { role: 'seller', limit: 1 } });
  const [{ _id, joinedAt, ...record } = {} as User] = body;
  assert.match(_id, /^[0-9a-f-]{36}$/);
  assert.ok(Date.parse(joinedAt) >= began && Date.parse(joinedAt) <= Date.now());
  assert.deepEqual(record, {
    name: DORA,
    email: 'c.fifth@example.test',
    role: 'seller',
    isVarified: true,
    emailConfirmed: true,
    bookingsGivenUp: 0,
  });
});

test('a search finds any part of a name or e-mail address, in any letter case', async () => {
  assert.deepEqual(await list({ search: 'ANNA' }), [ZHOU, ANNA]);
  assert.deepEqual(await list({ search: 'åberg' }), [CARL]);
  assert.deepEqual(await list({ search: 'A\u030aBERG' }), [CARL]);
  assert.deepEqual(await list({ search: 'FIRST@' }), [BERT]);
  assert.deepEqual(await list({ search: '  okafor ' }), [BERT]);
  assert.deepEqual(await list({ search: ' ' }), ORDERS.newest);
  assert.deepEqual(await list({ search: 'nobody' }), []);
});

test('what stands for anything in a pattern stands for itself in a search', async () => {
  assert.deepEqual(await list({ search: '%' }), [ANNA]);
  assert.deepEqual(await list({ search: '0%' }), [ANNA]);
  assert.deepEqual(await list({ search: '_' }), [ZHOU]);
  assert.deepEqual(await list({ search: '\\' }), [DORA]);
  for (const search of ['%%', '__', '\\%', '\\\\', "'", '.*', 'a%u'])
    assert.deepEqual(await list({ search }), [], search);
});

test('a link to the next page keeps the search and the order', async () => {
  const pages = await pagesOf<User>(market.url, admin, '/users?role=seller&limit=1&sort=email&search=anna');
  assert.deepEqual(
    pages.map(([person]) => person?.name),
    [ZHOU, ANNA],
  );
});

test('the next page goes on behind a person who was removed meanwhile', async () => {
  for (const [sort, names] of Object.entries(ORDERS)) {
    const { email } = await market.person('seller', { name: 'aaa', email: `0.${sort}@example.test` });
    const { body } = await admin.call(listUsers, { query: { role: 'seller', limit: 1, sort } });
    await admin.call(removeUser, { params: { email } });
    assert.equal(body[0]?.name, 'aaa');
    assert.deepEqual(await list({ sort, after: body[0]?._id ?? '' }), names);
  }
});

test('behind thousands of others are found, in each order, whose names few have', async () => {
  await market.market.sql`
    insert into users (id, issuer, subject, name, email, role, created_at)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, 'https://many.example.test', n::text,
      'aaa ' || case when n in (1, 2) then 'ক্লাউডি Ünïque' else 'Other' end, 'aaa' || n || '@example.test', 'buyer', now()
    from generate_series(1, 5200) n`;
  const emails = async (query: object) =>
    (await admin.call(listUsers, { query: { role: 'buyer', ...query } })).body.map(({ email }) => email).sort();
  for (const sort of USER_ORDERS)
    for (const search of ['উডি', 'ÜNÏ', 'ক্লাউডি ü'])
      assert.deepEqual(await emails({ sort, search }), ['aaa1@example.test', 'aaa2@example.test'], `${sort} ${search}`);
  const [first] = await emails({ search: 'ünï', sort: 'email', limit: 1 });
  assert.equal(first, 'aaa1@example.test');
  const pages = await pagesOf<User>(market.url, admin, '/users?role=buyer&limit=1&sort=email&search=aaa%20%E0%A6%95');
  assert.deepEqual(
    pages.flat().map(({ email }) => email),
    ['aaa1@example.test', 'aaa2@example.test'],
  );
});

async function list(query: object) {
  const { body } = await admin.call(listUsers, { query: { role: 'seller', ...query } });
  return body.map(({ name }) => name);
}
