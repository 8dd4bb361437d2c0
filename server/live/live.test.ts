import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, beforeEach, test } from 'node:test';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { tellPerson } from '../notifications/notifications.ts';
import { forgetLiveEvents, publish } from './live.ts';

let database: TestDatabase;
before(async () => {
  database = await testDatabase();
});
after(() => database.stop());
beforeEach(() => database.sql`truncate live_events`);

const written = () => database.sql<{ userId: string; topic: string; id: string | null }[]>`
  select user_id as "userId", topic, thing_id as id from live_events order by topic`;

test('an event is written with the change, once, and lost with it', async () => {
  const [userId, id] = [randomUUID(), randomUUID()];
  const messages = { userId, topic: 'messages', id } as const;
  const notices = { userId, topic: 'notices' } as const;
  await database.sql.begin((db) => publish(db, [messages, notices, messages]));
  const broken = database.sql.begin(async (db) => {
    await publish(db, [{ userId, topic: 'offers', id }]);
    throw new Error('The lights go out');
  });
  await assert.rejects(broken, /lights/);
  await publish(database.sql, []);
  assert.deepEqual([...(await written())], [messages, { ...notices, id: null }]);
});

test('personal news is published', async () => {
  const { sql } = database;
  const userId = randomUUID();
  await sql`insert into users (id, issuer, subject, email, name, role)
    values (${userId}, 'i', 's', 'a@example.test', 'A', 'seller')`;
  await sql.begin((db) => tellPerson(db, { id: randomUUID(), userId, verb: 'bank-set', facts: { last4: '1234' } }));
  assert.deepEqual([...(await written())], [{ userId, topic: 'notices', id: null }]);
});

test('events are forgotten after an hour, and not before', async () => {
  const { sql } = database;
  const [old, young] = [randomUUID(), randomUUID()];
  await publish(sql, [{ userId: old, topic: 'messages' }]);
  await sql`update live_events set at = now() - interval '61 minutes'`;
  await publish(sql, [{ userId: young, topic: 'messages' }]);
  await forgetLiveEvents(sql);
  assert.deepEqual(
    (await written()).map(({ userId }) => userId),
    [young],
  );
});
