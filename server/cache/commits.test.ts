import assert from 'node:assert/strict';
import type { IncomingMessage } from 'node:http';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 as newId } from 'uuid';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { bikesChanged, cacheTags } from './invalidation.ts';
import { since } from './invalidation-queries.ts';
import { type Making, ResponseCache } from './response-cache.ts';

const WRITES = 150;
const READERS = 4;
const STAYING = new AbortController().signal;
const ASKING = { headers: {} } as IncomingMessage;

let database: TestDatabase;
let cache: ResponseCache;
/** Of several shards, where there are any. */
const bikes = Array.from({ length: 8 }, () => newId());
before(async () => {
  database = await testDatabase();
  cache = new ResponseCache({ target: database.target, megabytes: 1, isReplicated: false });
  const { sql } = database;
  const seller = newId();
  await sql`insert into users (id, issuer, subject, email, name, role)
    values (${seller}, 'here', 'seller', 'seller@example.test', 'Seller', 'seller')`;
  const [{ id: brand = '' } = {}] = await sql<{ id: string }[]>`select id from categories limit 1`;
  await sql`
    insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
      years_of_use, condition, location, phone, description)
    select id, ${seller}, ${brand}, '0', 'https://pictures.example.test/fz.jpg', 2, 1, 3, 'Good', '', '', ''
    from unnest(${bikes}::uuid[]) as id`;
});
after(async () => {
  await cache.stop();
  await database.stop();
});

async function make({ tag }: Making) {
  const [{ oldest = 0 } = {}] = await database.sql<{ oldest: number }[]>`
    select min(name::int) as oldest from products where id = any(${bikes})`;
  tag(...bikes.map(cacheTags.bike));
  return { status: 200, headers: [], body: Buffer.from(String(oldest)) };
}

test('what is asked for after a write was acknowledged has it, also when others asked while it was committed', async () => {
  let acknowledged = 0;
  let isWriting = true;
  const stale: string[] = [];
  const read = async () => {
    while (isWriting) {
      const least = acknowledged;
      const { body } = await (await cache.answer('/bikes', STAYING, make)).for(ASKING);
      if (Number(body) < least) stale.push(`${body} instead of ${least}`);
    }
  };
  const reading = Array.from({ length: READERS }, read);
  for (let version = 1; version <= WRITES; version++) {
    await database.sql.begin(async (db) => {
      await db`update products set name = ${version} where id = any(${bikes})`;
      await bikesChanged(db, bikes);
    });
    acknowledged = version;
    await pause(version % 5);
  }
  isWriting = false;
  await Promise.all(reading);
  assert.deepEqual(stale, []);
  assert.ok(cache.counts.get('hit') > WRITES);
});

test('a change is settling while its transaction holds its lock, and is told again once it does not', async () => {
  const { sql } = database;
  const writer = await sql.reserve();
  await writer`begin`;
  const [{ xid = '' } = {}] = await writer<{ xid: string }[]>`select pg_current_xact_id()::text as xid`;
  await sql`insert into changes (topics) values ('{bike:settling}')`;
  await sql`update changes set xid = ${xid}::xid8 where topics = '{bike:settling}'`;
  const [{ snapshot = '' } = {}] = await sql<{ snapshot: string }[]>`select pg_current_snapshot()::text as snapshot`;
  const look = async (before: { snapshot: string; settling: string[] }) => {
    const [{ topics, settling } = { topics: [], settling: [] }] = await since(sql, before);
    return { topics, settling };
  };
  assert.deepEqual(await look({ snapshot, settling: [] }), { topics: ['bike:settling'], settling: [xid] });
  await writer`commit`;
  writer.release();
  const [{ later = '' } = {}] = await sql<{ later: string }[]>`select pg_current_snapshot()::text as later`;
  assert.deepEqual(await look({ snapshot: later, settling: [xid] }), { topics: ['bike:settling'], settling: [] });
  assert.deepEqual(await look({ snapshot: later, settling: [] }), { topics: [], settling: [] });
});
