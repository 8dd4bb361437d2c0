import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, afterEach, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import type { LiveReader } from '../../test/live.ts';
import { publish } from './live.ts';
import { listening } from './testing/listening.ts';

const SOON_MS = 1_000;

let database: TestDatabase;
let live: ReturnType<typeof listening>;
before(async () => {
  database = await testDatabase();
  live = listening(database);
});
after(() => database.stop());
afterEach(() => live.stop());

async function openTransaction(userId: string, id: string) {
  const db = await database.sql.reserve();
  await db`begin`;
  await publish(db, [{ userId, topic: 'messages', id }]);
  return async (end: 'commit' | 'rollback') => {
    await db.unsafe(end);
    db.release();
  };
}

const ids = ({ events }: LiveReader) => events.map(({ data }) => JSON.parse(data).id);

test('whatever process writes, listeners of that person in all processes hear it within a second, and nobody else', async () => {
  const [maya, iker] = [await live.user(), await live.user()];
  const [one, other] = [live.hub(), live.hub()];
  const [mayas, mayasOther, ikers] = [
    await live.listen(one, maya),
    await live.listen(other, maya),
    await live.listen(other, iker),
  ];
  const id = randomUUID();
  await live.tell(maya, id);
  const from = performance.now();
  await Promise.all([mayas.hears('messages', id), mayasOther.hears('messages', id)]);
  assert.ok(performance.now() - from < SOON_MS, `${performance.now() - from} ms`);
  await live.tell(iker);
  await ikers.hears('messages');
  assert.deepEqual(ikers.names, ['resync', 'messages']);
});

test('what is written first and committed last is heard when it is committed, and once; what is rolled back never', async () => {
  const userId = await live.user();
  const reader = await live.listen(live.hub(), userId);
  const [early, late, never] = [randomUUID(), randomUUID(), randomUUID()];
  const [end, endNever] = [await openTransaction(userId, early), await openTransaction(userId, never)];
  await live.tell(userId, late);
  await reader.hears('messages', late);
  await pause(SOON_MS);
  await endNever('rollback');
  await end('commit');
  await reader.hears('messages', early);
  await pause(SOON_MS);
  assert.deepEqual(ids(reader).slice(1), [late, early]);
});

test('a new stream says that everything may have changed; one that goes on is told what it has missed', async () => {
  const userId = await live.user();
  const [one, other] = [live.hub(), live.hub()];
  const first = await live.listen(one, userId);
  await first.hears('resync');
  first.close();
  const [missed, open, later] = [randomUUID(), randomUUID(), randomUUID()];
  const end = await openTransaction(userId, open);
  await live.tell(userId, missed);
  const again = await live.listen(other, userId, { lastEventId: first.lastId });
  await again.hears('messages', missed);
  again.close();
  await end('commit');
  const third = await live.listen(one, userId, { lastEventId: again.lastId });
  await third.hears('messages', open);
  await live.tell(userId, later);
  await third.hears('messages', later);
  assert.ok(![...again.names, ...third.names].includes('resync'));
  third.close();
  // Repeats what was told while a transaction of any database of the server was open, and soon nothing.
  let last = third;
  do {
    last = await live.listen(one, userId, { lastEventId: last.lastId });
    await last.until(({ heard }) => heard.length > 0);
    last.close();
    assert.deepEqual(
      ids(last).filter((id) => ![missed, open, later].includes(id)),
      [],
    );
  } while (last.names.length);
});

test('with an id that is too old, of another server, or none at all, everything is fetched again', async () => {
  const userId = await live.user();
  const hub = live.hub();
  const { lastId = '' } = await (await live.listen(hub, userId)).hears('resync');
  const [server, xmin, at] = lastId.split('-').map(Number) as [number, number, number];
  await live.tell(userId);
  for (const lastEventId of [
    `${server}-${xmin}-${at - 1801}`,
    `${server}-${xmin}-${at + 3600}`,
    `${server + 1}-${xmin}-${at}`,
    `${server}-${xmin}`,
    'null',
    "1-1-1'; drop table users --",
    `${server}-99999999999999999999-${at}`,
  ]) {
    const reader = await live.listen(hub, userId, { lastEventId });
    await reader.hears('resync');
    assert.deepEqual(reader.names, ['resync'], lastEventId);
  }
  const good = await live.listen(hub, userId, { lastEventId: `${server}-${xmin}-${at - 1700}` });
  await good.hears('messages');
  assert.deepEqual(good.names, ['messages']);
});

test('whoever opens a stream while others write misses nothing', async () => {
  const userId = await live.user();
  const { lastId } = await (await live.listen(live.hub(), userId)).hears('resync');
  const written: string[] = [];
  const writing = Array.from({ length: 60 }, async (_, count) => {
    await pause(count * 10);
    const id = randomUUID();
    await live.tell(userId, id);
    written.push(id);
  });
  const readers: LiveReader[] = [];
  for (let count = 0; count < 20; count++) {
    await pause(30);
    readers.push(await live.listen(live.hub({ bounds: { person: 100 } }), userId, { lastEventId: lastId }));
  }
  await Promise.all(writing);
  for (const reader of readers) for (const id of written) await reader.hears('messages', id);
});

test('nothing is lost while the database cannot be reached', async () => {
  const userId = await live.user();
  const reader = await live.listen(live.hub(), userId);
  await reader.hears('resync');
  const sent = Array.from({ length: 5 }, () => randomUUID());
  for (const id of sent) {
    await database.sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where application_name = 'kickstand-live' and datname = current_database()`;
    await live.tell(userId, id);
  }
  for (const id of sent) await reader.hears('messages', id);
  assert.deepEqual(reader.names.filter((name) => name === 'resync').length, 1);
});

const asked = async () => {
  const [{ asked = '' } = {}] = await database.sql<{ asked: string }[]>`
    select max(query_start)::text as asked from pg_stat_activity
    where application_name = 'kickstand-live' and datname = current_database()`;
  return asked;
};

test('without listeners nothing is asked, and with listeners again', async () => {
  const userId = await live.user();
  const hub = live.hub();
  const reader = await live.listen(hub, userId);
  await reader.hears('resync');
  const before = await asked();
  await pause(SOON_MS);
  assert.notEqual(await asked(), before);
  reader.close();
  await reader.ended();
  await pause(SOON_MS);
  const silent = await asked();
  await pause(SOON_MS);
  assert.equal(await asked(), silent);
  assert.equal((await database.sql`select from live_streams`).length, 0);
  await live.tell(userId);
  const again = await live.listen(hub, userId, { lastEventId: reader.lastId });
  await again.hears('messages');
});

test('one statement asks for all streams', async () => {
  const transactions = async () => {
    await database.sql`select pg_stat_clear_snapshot()`;
    const [{ count = 0 } = {}] = await database.sql<{ count: number }[]>`
      select xact_commit as count from pg_stat_database where datname = current_database()`;
    return count;
  };
  const hub = live.hub({ checkMs: 1_000 });
  // In one statement: the server counts those of idle connections late.
  const people = await database.sql<{ id: string }[]>`
    insert into users (id, issuer, subject, email, name, role)
    select id, 'issuer', id::text, id || '@example.test', 'Iker', 'buyer'
    from (select gen_random_uuid() as id from generate_series(1, 300)) made returning id`;
  const readers = await Promise.all(people.map(({ id }) => live.listen(hub, id)));
  await Promise.all(readers.map((reader) => reader.hears('resync')));
  await pause(2_000);
  const before = await transactions();
  await pause(3_000);
  const sent = (await transactions()) - before;
  assert.ok(sent > 0 && sent < 60, `${sent} statements in three seconds`);
});
