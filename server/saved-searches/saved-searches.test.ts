import assert from 'node:assert/strict';
import { test } from 'node:test';
import { v7 as newId } from 'uuid';
import { exportAccount } from '#contract/account.ts';
import { blockPerson } from '#contract/blocks.ts';
import { NewProduct, removeProduct } from '#contract/products.ts';
import {
  changeSavedSearch,
  countNewMatches,
  listSavedSearches,
  MOST_NEW_MATCHES,
  MOST_SAVED_SEARCHES,
  openSavedSearch,
  removeSavedSearch,
  saveSearch,
} from '#contract/saved-searches.ts';
import { removeUser } from '#contract/users.ts';
import { openMarket } from '../../test/market.ts';
import type { Caller } from '../../test/people.ts';
import { aProductOf, goodBike } from '../../test/products.ts';
import { listProducts } from '../products/products.ts';
import { forgetOldMatches, matchSavedSearches } from './saved-searches.ts';

const market = await openMarket();
const { sql } = market.market;
const [seller, admin] = await Promise.all([market.person('seller'), market.person('admin')]);
const buyer = () => market.person('buyer');

const save = async (person: Caller, body: Record<string, unknown>) => {
  const { status, body: answer } = await person.call(saveSearch, { body: { name: 'Mine', ...body } });
  assert.equal(status, 200, JSON.stringify(answer));
  return answer.insertedId;
};
const list = async (person: Caller) => (await person.call(listSavedSearches)).body;
const counted = async (person: Caller) => (await person.call(countNewMatches)).body.newMatches;

test('a saved search counts and shows the bikes that came since, until it is opened', async () => {
  const person = await buyer();
  await aProductOf(seller, { productName: 'Yamaha seaworthy, there before' });
  const id = await save(person, { name: 'By the sea', address: 'q=seaworthy&maxPrice=2000&sort=newest' });
  const [first, second] = [
    await aProductOf(seller, { productName: 'Yamaha seaworthy' }),
    await aProductOf(seller, { productName: 'Seaworthy FZ' }),
  ];
  await aProductOf(seller, { productName: 'Yamaha seaworthy', resalePrice: 2001 });
  assert.equal(await counted(person), 0, 'nothing is matched in the way of the listing');
  await matchSavedSearches(market.market);
  const [saved, ...others] = await list(person);
  assert.deepEqual(others, []);
  assert.deepEqual(
    { ...saved, products: saved?.products.map(({ _id }) => _id).sort(), savedAt: undefined },
    {
      _id: id,
      name: 'By the sea',
      address: 'q=seaworthy&maxPrice=2000',
      told: 'daily',
      savedAt: undefined,
      newMatches: 2,
      products: [first, second].sort(),
    },
  );
  assert.equal(await counted(person), 2);
  const { body } = await person.call(openSavedSearch, { params: { id } });
  assert.deepEqual(body.products.sort(), [first, second].sort());
  assert.deepEqual((await person.call(openSavedSearch, { params: { id } })).body, { products: [] });
  assert.deepEqual([(await list(person))[0]?.newMatches, await counted(person)], [0, 0]);
});

test('a bike that is gone, or that no longer matches, is no new match; nor is one’s own', async () => {
  const [person, another] = await Promise.all([market.person('seller'), buyer()]);
  for (const one of [person, another]) await save(one, { address: 'q=brindled&maxPrice=1500' });
  const gone = await aProductOf(seller, { productName: 'Brindled one' });
  await aProductOf(person, { productName: 'Brindled other' });
  await matchSavedSearches(market.market);
  assert.deepEqual([await counted(person), await counted(another)], [1, 2]);
  await seller.call(removeProduct, { params: { id: gone } });
  assert.deepEqual([await counted(person), await counted(another)], [0, 1], 'at once');
  await another.call(blockPerson, { params: { id: await idOf(person) } });
  assert.deepEqual([await counted(another), (await list(another))[0]?.newMatches], [0, 0], 'blocked');
});

const idOf = async ({ email }: Caller) =>
  (await sql<{ id: string }[]>`select id from users where email = ${email}`)[0]?.id ?? '';

test('a search without order and page is saved once, whatever is sent again', async () => {
  const person = await buyer();
  const id = await save(person, { address: 'brand=YAMAHA&maxPrice=900', told: 'weekly' });
  assert.equal(await save(person, { address: 'maxPrice=900&brand=YAMAHA&sort=price-up', name: 'Again' }), id);
  const saves = await Promise.all(Array.from({ length: 5 }, () => save(person, { address: 'brand=HERO' })));
  assert.equal(new Set(saves).size, 1);
  assert.deepEqual(
    (await list(person)).map(({ name, told }) => [name, told]),
    [
      ['Mine', 'daily'],
      ['Mine', 'weekly'],
    ],
  );
});

test('what asks for every bike, or for nothing that can be read, is refused by name', async () => {
  const person = await buyer();
  const faults: [Record<string, unknown>, string][] = [
    [{ address: '' }, 'address'],
    [{ address: 'sort=newest' }, 'address'],
    [{ address: 'q=bikes' }, 'address'],
    [{ address: 'maxPrice=cheap' }, 'address'],
    [{ address: 'brand=YAMAHA', name: ' ' }, 'name'],
    [{ address: 'brand=YAMAHA', told: 'hourly' }, 'told'],
    [{ address: 'brand=YAMAHA', utcOffset: 900 }, 'utcOffset'],
  ];
  for (const [wish, field] of faults) {
    const { status, body } = await person.call(saveSearch, { body: { name: 'Mine', ...wish } });
    assert.deepEqual([status, body.errors?.[0]?.field], [400, field], JSON.stringify(body));
  }
  assert.deepEqual(await list(person), []);
});

test('there is a limit a person, also for calls at the same moment', async () => {
  const person = await buyer();
  const saves = await Promise.all(
    Array.from({ length: MOST_SAVED_SEARCHES + 5 }, (_, nth) =>
      person.call(saveSearch, { body: { name: 'Mine', address: `maxPrice=${nth + 1}` } }),
    ),
  );
  const full = saves.filter(({ status }) => status === 409);
  assert.equal(full.length, 5);
  assert.equal(full[0]?.body.code, 'saved-searches-full');
  assert.equal((await list(person)).length, MOST_SAVED_SEARCHES);
});

test('a removed search comes back with its new matches, and its place was free meanwhile', async () => {
  const person = await buyer();
  const id = await save(person, { name: 'Kept', address: 'q=gossamer', told: 'weekly' });
  await aProductOf(seller, { productName: 'Gossamer Yamaha' });
  await matchSavedSearches(market.market);
  const { body } = await person.call(removeSavedSearch, { params: { id } });
  assert.deepEqual([body, await list(person), await counted(person)], [{ deletedCount: 1 }, [], 0]);
  assert.equal((await person.call(removeSavedSearch, { params: { id } })).status, 404);
  assert.equal(
    (await person.call(changeSavedSearch, { params: { id }, body: { name: 'No', told: 'daily' } })).status,
    404,
  );
  await sql`update saved_searches set removed_at = now() - interval '59 minutes' where id = ${id}`;
  await forgetOldMatches(market.market);
  assert.equal(await save(person, { name: 'Kept', address: 'q=gossamer', told: 'weekly' }), id);
  const [saved] = await list(person);
  assert.deepEqual([saved?.name, saved?.told, saved?.newMatches], ['Kept', 'weekly', 1]);
  await person.call(removeSavedSearch, { params: { id } });
  await sql`update saved_searches set removed_at = now() - interval '61 minutes' where id = ${id}`;
  await forgetOldMatches(market.market);
  assert.deepEqual([...(await sql`select from saved_searches where id = ${id}`)], []);
});

test('name and way of being told change; other people’s searches do not exist', async () => {
  const [person, another] = await Promise.all([buyer(), buyer()]);
  const id = await save(person, { address: 'brand=YAMAHA' });
  const wish = { params: { id }, body: { name: 'Another name', told: 'never' as const } };
  for (const answer of [
    await another.call(changeSavedSearch, wish),
    await another.call(openSavedSearch, { params: { id } }),
    await another.call(removeSavedSearch, { params: { id } }),
  ])
    assert.equal(answer.status, 404);
  assert.deepEqual((await person.call(changeSavedSearch, wish)).body, { modifiedCount: 1 });
  const [saved] = await list(person);
  assert.deepEqual([saved?.name, saved?.told], ['Another name', 'never']);
});

test('no more new matches are kept than are counted', async () => {
  const person = await buyer();
  const id = await save(person, { address: 'q=plentiful', told: 'never' });
  const sellerId = await idOf(seller);
  for (let batch = 0; batch < 3; batch++) {
    const bikes = Array.from({ length: 80 }, () => ({
      id: newId(),
      ...NewProduct.parse({ ...goodBike, productName: 'Plentiful' }),
    }));
    await sql.begin((db) => listProducts(db, sellerId, bikes));
  }
  await matchSavedSearches(market.market);
  assert.equal((await list(person))[0]?.newMatches, MOST_NEW_MATCHES);
  const [{ kept = 0 } = {}] = await sql<{ kept: number }[]>`
    select count(*) as kept from saved_search_matches where search_id = ${id}`;
  assert.ok(kept < 2 * MOST_NEW_MATCHES + 200, `${kept}`);
});

test('what one saved is exported, and gone when one leaves', async () => {
  const person = await buyer();
  await save(person, { name: 'Exported', address: 'q=farewell', told: 'at-once' });
  await aProductOf(seller, { productName: 'Farewell FZ' });
  await matchSavedSearches(market.market);
  const { savedSearches } = (await person.call(exportAccount)).body;
  assert.deepEqual(
    savedSearches.map(({ savedAt: _, ...search }) => search),
    [{ name: 'Exported', address: 'q=farewell', told: 'at-once' }],
  );
  await admin.call(removeUser, { params: { email: person.email } });
  assert.deepEqual([...(await sql`select from saved_searches where name = 'Exported'`)], []);
});
