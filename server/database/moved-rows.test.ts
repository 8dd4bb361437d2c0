import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { v7 as newId } from 'uuid';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { knownMigrations, migrate, migrateTo } from './migrate.ts';

const LAST_BEFORE = '0035_live_events.sql';

let database: TestDatabase;
const [seller, buyer, silent, product] = [newId(), newId(), newId(), newId()];
const [answered, unanswered, begunBySeller] = [newId(), newId(), newId()];
const [searchOfWords, searchWithNews, quietSearch] = [newId(), newId(), newId()];

/** Rows as versions before these migrations wrote them. */
before(async () => {
  database = await testDatabase();
  const { sql } = database;
  await sql`drop schema public, identity, cards cascade`;
  await sql`create schema public`;
  const older = (await knownMigrations()).filter(({ name }) => name <= LAST_BEFORE);
  await sql.begin(async (db) => {
    await migrateTo(db, older);
    for (const { name, checksum } of older) await db`insert into migrations ${db({ name, checksum })}`;
  });
  for (const [id, role] of Object.entries({ [seller]: 'seller', [buyer]: 'buyer', [silent]: 'buyer' }))
    await sql`insert into users (id, issuer, subject, email, name, role)
      values (${id}, 'issuer', ${id}, ${`${id}@example.test`}, 'Person', ${role})`;
  const [category] = await sql`insert into categories (id, brand_name, picture, position)
    values (gen_random_uuid(), 'Brand', 'p', 1000) returning id`;
  await sql`insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    values (${product}, ${seller}, ${category?.id}, 'Bike', '', 200000, 100000, 3, 'Good', 'Dhaka', '1', '')`;
  await conversation(answered, buyer, [
    [seller, '08:00'],
    [buyer, '09:00'],
    [buyer, '09:30'],
    [seller, '10:15'],
    [seller, '11:00'],
  ]);
  await conversation(unanswered, silent, [[silent, '12:00']]);
  await conversation(begunBySeller, newId(), [[seller, '13:00']]);
  await search(searchOfWords, { has_words: true, understood_at: '2026-01-02T03:04:05Z' });
  await search(searchWithNews, { untold: 7, next_told_at: '2026-02-03T04:05:06Z' });
  await search(quietSearch, {});
  await migrate(sql);
});
after(() => database.stop());

/** The last message is unread by the other side; the first column of the row says who read. */
async function conversation(id: string, buyerId: string, messages: [author: string, at: string][]) {
  const { sql } = database;
  await sql`insert into users (id, issuer, subject, email, name, role)
    values (${buyerId}, 'issuer', ${buyerId}, ${`${buyerId}@example.test`}, 'Person', 'buyer') on conflict do nothing`;
  await sql`insert into conversations (product_id, id, buyer_id, seller_id, messages)
    values (${product}, ${id}, ${buyerId}, ${seller}, ${messages.length})`;
  const last = messages.at(-1)?.[0];
  for (const [personId, side] of [
    [buyerId, 'buyer'],
    [seller, 'seller'],
  ] as const)
    await sql`insert into conversation_sides (product_id, conversation_id, person_id, side, received, read)
      values (${product}, ${id}, ${personId}, ${side}, ${last === personId ? 0 : messages.length}, 0)`;
  for (const [at, [authorId, time]] of messages.entries())
    await sql`insert into messages (product_id, conversation_id, number, id, author_id, words, sent_at)
      values (${product}, ${id}, ${at + 1}, ${newId()}, ${authorId}, 'words', ${`2026-03-01T${time}:00Z`})`;
}

async function search(id: string, changes: Record<string, unknown>) {
  const { sql } = database;
  const bounds = ['cents', 'year', 'kilometres', 'cc'].flatMap((of) => [
    [`least_${of}`, 0],
    [`most_${of}`, 9],
  ]);
  const row = { id, person_id: buyer, name: 'Search', address: id, told: 'daily', utc_offset: 0, refused: 0 };
  const empty = { anchors: [], brand_names: [], models: [], places: [], words: [] };
  const rest = { has_words: false, next_told_at: '2026-01-01', ...Object.fromEntries(bounds) };
  await sql`insert into saved_searches ${sql({ ...row, ...empty, ...rest, ...changes })}`;
}

test('0036 moves the words and the news of saved searches to tables of their own', async () => {
  const { sql } = database;
  const words = await sql`select search_id, understood_at from saved_search_words`;
  assert.deepEqual([...words], [{ search_id: searchOfWords, understood_at: new Date('2026-01-02T03:04:05Z') }]);
  const news = await sql`select search_id, untold, due_at from saved_search_news`;
  assert.deepEqual([...news], [{ search_id: searchWithNews, untold: 7, due_at: new Date('2026-02-03T04:05:06Z') }]);
  const [left] = await sql`select sum(untold) as untold, count(*) as searches from saved_searches`;
  assert.deepEqual({ ...left }, { untold: 7, searches: 3 }, 'the version before goes on with its columns');
});

test('0037 takes what is unread for unread always', async () => {
  const { sql } = database;
  const sides = await sql`select conversation_id, side, unread_during::text as during from conversation_sides
    order by conversation_id, side`;
  const unread = Object.fromEntries(
    sides.map(({ conversation_id, side, during }) => [`${conversation_id} ${side}`, during]),
  );
  const [always, never] = ['{(,)}', '{}'];
  assert.deepEqual(unread, {
    [`${answered} buyer`]: always,
    [`${answered} seller`]: never,
    [`${unanswered} buyer`]: never,
    [`${unanswered} seller`]: always,
    [`${begunBySeller} buyer`]: always,
    [`${begunBySeller} seller`]: never,
  });
});

test('0039 finds when a buyer first asked, and when the seller first answered that', async () => {
  const { sql } = database;
  const rows = await sql`select id, to_char(asked_at at time zone 'UTC', 'HH24:MI') as asked,
    to_char(answered_at at time zone 'UTC', 'HH24:MI') as answered from conversations`;
  assert.deepEqual(Object.fromEntries(rows.map(({ id, asked, answered }) => [id, [asked, answered]])), {
    [answered]: ['09:00', '10:15'],
    [unanswered]: ['12:00', null],
    [begunBySeller]: [null, null],
  });
});
