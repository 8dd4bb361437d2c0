import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { LiveReader } from '../../test/live.ts';
import { endSession } from '../users/session/session.ts';
import { forgetLiveEvents, type LiveHub, publish } from './live.ts';
import { listening } from './testing/listening.ts';

const CHECKED = { checkMs: 100 };

let database: TestDatabase;
let live: ReturnType<typeof listening>;
before(async () => {
  database = await testDatabase();
  live = listening(database);
});
after(() => database.stop());
afterEach(() => live.stop());

async function assertEnds(reader: LiveReader, why: string) {
  const last = (await reader.ended()).events.at(-1);
  assert.deepEqual([last?.event, JSON.parse(last?.data ?? '{}')], ['end', { why }]);
  return last?.retry ?? Number.NaN;
}

const staysOpen = async (reader: LiveReader, userId: string) => {
  const id = randomUUID();
  await live.tell(userId, id);
  await reader.hears('messages', id);
};

test('with its session a stream ends, and no other', async () => {
  const userId = await live.user();
  const hub = live.hub(CHECKED);
  const [one, other] = [
    await live.listen(hub, userId, { sessionId: 'the one' }),
    await live.listen(hub, userId, { sessionId: 'the other' }),
  ];
  const nameless = await live.listen(hub, userId);
  await endSession(database.sql, 'the one');
  assert.equal(await assertEnds(one, 'ended'), 0);
  await staysOpen(other, userId);
  await staysOpen(nameless, userId);
});

test('streams end whose tokens are refused from now on, or whose person was removed', async () => {
  const { sql } = database;
  const [userId, removed] = [await live.user(), await live.user()];
  const hub = live.hub(CHECKED);
  const earlier = await live.listen(hub, userId, { issuedAt: new Date(Date.now() - 60_000) });
  const reader = await live.listen(hub, removed);
  await sql`update users set tokens_not_before = now() - interval '10 seconds' where id = ${userId}`;
  await assertEnds(earlier, 'ended');
  await staysOpen(await live.listen(hub, userId), userId);
  await sql`update users set removed_at = now() where id = ${removed}`;
  await assertEnds(reader, 'ended');
});

test('a stream ends with its token', async () => {
  const userId = await live.user();
  const hub = live.hub();
  const from = performance.now();
  const reader = await live.listen(hub, userId, { expiresAt: new Date(Date.now() + 700) });
  const retry = await assertEnds(reader, 'expired');
  assert.ok(performance.now() - from < 1_500);
  assert.ok(retry >= 0 && retry <= 1_000);
});

test('of a person’s streams the oldest ends when there are too many, at once in one process', async () => {
  const userId = await live.user();
  const hub = live.hub({ bounds: { person: 2 }, checkMs: 60_000 });
  const readers: LiveReader[] = [];
  for (let count = 0; count < 4; count++) readers.push(await live.listen(hub, userId));
  const [first, second, third, fourth] = readers as [LiveReader, LiveReader, LiveReader, LiveReader];
  for (const ended of [first, second]) assert.ok((await assertEnds(ended, 'full')) >= 300_000);
  for (const kept of [third, fourth]) await staysOpen(kept, userId);
});

test('they are counted in all processes together', async () => {
  const userId = await live.user();
  const [one, other] = [
    live.hub({ bounds: { person: 3 }, ...CHECKED }),
    live.hub({ bounds: { person: 3 }, ...CHECKED }),
  ];
  const readers: LiveReader[] = [];
  for (const hub of [one, other, one, other, other]) readers.push(await live.listen(hub, userId));
  const [first, second, ...kept] = readers as [LiveReader, LiveReader, ...LiveReader[]];
  await assertEnds(first, 'full');
  await assertEnds(second, 'full');
  for (const reader of kept) await staysOpen(reader, userId);
});

test('streams of a process that crashed are not counted, and are forgotten', async () => {
  const { sql } = database;
  const userId = await live.user();
  const [hub, crashed] = [live.hub({ bounds: { person: 1 }, ...CHECKED }), randomUUID()];
  const reader = await live.listen(hub, userId);
  await sql`insert into live_streams (id, user_id, seen_at) values
    (${crashed}, ${userId}, now() - interval '4 minutes'), (${randomUUID()}, ${userId}, now() - interval '11 minutes')`;
  await staysOpen(reader, userId);
  await staysOpen(reader, userId);
  await forgetLiveEvents(sql);
  const left = await sql`select id from live_streams where seen_at < now() - interval '1 minute'`;
  assert.deepEqual(
    left.map(({ id }) => id),
    [crashed],
  );
});

test('a process and an address have so many streams, and further ones are refused until one closes', async () => {
  const hub = live.hub({ bounds: { all: 4, share: 1 / 2 } });
  const open = async (address: string) => live.listen(hub, await live.user(), { address });
  const [first] = [await open('one'), await open('one')];
  await assert.rejects(open('one'), { status: 429 });
  await Promise.all([open('two'), open('two')]);
  await assert.rejects(open('three'), { status: 503 });
  first.close();
  await first.ended();
  await open('one');
  assert.equal(hub.size, 4);
});

test('an address has so many in all processes, a wider network twice as many, and those of a lost process leave', async () => {
  const hubs = [0, 1].map(() => live.hub({ bounds: { all: 6, share: 1 / 2 }, ...CHECKED }));
  const open = async (nth: number, address: string, network?: string) =>
    live.listen(hubs[nth % 2] as LiveHub, await live.user(), { address, network });
  const [first] = [await open(0, 'one', 'site'), await open(1, 'one', 'site'), await open(1, 'one', 'site')];
  for (const nth of [0, 1]) await assert.rejects(open(nth, 'one', 'site'), { status: 429 });
  await Promise.all([open(0, 'two', 'site'), open(0, 'two', 'site'), open(1, 'two', 'site')]);
  await assert.rejects(open(1, 'three', 'site'), { status: 429 });
  await open(1, 'three');
  first.close();
  await first.ended();
  await open(0, 'one', 'site');
  await database.sql`update live_streams set seen_at = now() - interval '4 minutes' where address = 'one'`;
  await open(1, 'one');
});

test('a reader that does not read is cut', async () => {
  const userId = await live.user();
  const hub = live.hub();
  const stream = await hub.open({ userId, issuedAt: new Date(), expiresAt: new Date(Date.now() + 900_000) }, {});
  const many = Array.from({ length: 500 }, () => ({ userId, topic: 'offers' as const, id: randomUUID() }));
  await publish(database.sql, many);
  await new Promise((closed) => stream.once('close', closed));
  assert.ok(stream.isSlow);
  assert.equal(hub.size, 0);
});

test('a process that ends closes its streams at once, each with another time to come back, and opens no more', async () => {
  const hub = live.hub();
  const readers = await Promise.all(Array.from({ length: 20 }, async () => live.listen(hub, await live.user())));
  const from = performance.now();
  hub.close();
  const retries = await Promise.all(readers.map((reader) => assertEnds(reader, 'closing')));
  assert.ok(performance.now() - from < 1_000);
  assert.ok(retries.every((retry) => retry >= 500 && retry <= 5_000));
  assert.ok(new Set(retries).size > 15);
  await assert.rejects(live.listen(hub, await live.user()), { status: 503 });
});

test('heartbeats move the position on', async () => {
  const userId = await live.user();
  const reader = await live.listen(live.hub({ heartbeatMs: 50 }), userId);
  const { lastId } = await reader.hears('resync');
  await live.tell(await live.user());
  await reader.until(({ heard }) => heard.filter(({ event }) => !event).length > 4);
  await reader.until((now) => now.lastId !== lastId);
});
