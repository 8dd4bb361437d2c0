import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { bikesChanged, everythingChanged, InvalidationPoller } from './invalidation.ts';

let database: TestDatabase;
let follower: InvalidationPoller;
let received: string[];
/** One item per poll. */
let polls: (readonly string[])[];
before(async () => {
  database = await testDatabase();
});
after(() => database.stop());
beforeEach(async () => {
  received = [];
  polls = [];
  follower = new InvalidationPoller(database.target, (changed) => {
    received.push(...changed);
    polls.push(changed);
  });
  await follower.poll();
});
afterEach(() => follower.end());

const note = (...bikes: string[]) => database.sql.begin((db) => bikesChanged(db, bikes));

async function pollOnce() {
  received = [];
  await follower.poll();
  return received.sort();
}

async function openNote(bike: string) {
  const db = await database.sql.reserve();
  await db`begin`;
  await bikesChanged(db, [bike]);
  return async (end: 'commit' | 'rollback') => {
    await db.unsafe(end);
    db.release();
  };
}

async function untilWaiting() {
  for (let waits = 0; !waits; await pause(5))
    [{ waits = 0 } = {}] = await database.sql<{ waits: number }[]>`
      select count(*) as waits from pg_stat_activity where application_name = 'kickstand-changes'
        and datname = current_database() and wait_event = 'advisory'`;
}

test('whoever begins to follow is told that everything may have changed', () => {
  assert.deepEqual(received, ['everything', 'index']);
  assert.ok(follower.isUpToDate);
});

test('a look hears each topic that was noted since the last one, once', async () => {
  await note('one', 'two');
  await note('two');
  assert.deepEqual(await pollOnce(), ['bike:one', 'bike:two']);
  assert.deepEqual(await pollOnce(), []);
});

test('what is noted first and committed last is heard when it is committed, and once', async () => {
  const end = await openNote('early');
  await note('late');
  assert.deepEqual(await pollOnce(), ['bike:late']);
  assert.deepEqual(await pollOnce(), []);
  await end('commit');
  assert.deepEqual(await pollOnce(), ['bike:early']);
  assert.deepEqual(await pollOnce(), []);
});

test('what is rolled back is never heard, nor what a savepoint takes back', async () => {
  const end = await openNote('rolled-back');
  await database.sql.begin(async (db) => {
    await bikesChanged(db, ['kept']);
    const fails = db.savepoint(async (inner) => {
      await bikesChanged(inner, ['taken-back']);
      throw new Error('taken back');
    });
    await assert.rejects(fails, /taken back/);
  });
  assert.deepEqual(await pollOnce(), ['bike:kept']);
  await end('rollback');
  assert.deepEqual(await pollOnce(), []);
});

test('many at once: whatever was acknowledged before a look is heard by its end', async () => {
  const write = async (number: number) => {
    await note(`${number}`);
    await follower.poll();
    assert.ok(received.includes(`bike:${number}`), `${number}`);
  };
  received = [];
  await Promise.all(Array.from({ length: 300 }, (_, number) => write(number)));
  assert.equal(new Set(received).size, 300);
  // Few are heard again: those seen before their transaction had let go of its locks.
  assert.ok(received.length < 400, `${received.length}`);
});

test('those who ask at the same time share a look', async () => {
  const first = follower.poll();
  assert.equal(follower.poll(), first);
  await first;
  const second = follower.poll();
  assert.notEqual(second, first);
  await second;
});

test('on another connection everything may have changed', async () => {
  await note('before');
  await pollOnce();
  await database.sql`
    select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where application_name = 'kickstand-changes' and datname = current_database()`;
  while (follower.isUpToDate) await pause(5);
  assert.deepEqual(await pollOnce(), ['everything', 'index']);
  await everythingChanged(database.sql);
  await note('after');
  assert.deepEqual(await pollOnce(), ['bike:after', 'everything']);
});

test('a look that fails is not taken for one that heard nothing', async () => {
  await database.sql`alter table changes rename to changes_away`;
  await assert.rejects(pollOnce(), /relation "changes" does not exist/);
  assert.deepEqual(received, ['everything', 'index']);
  assert.ok(!follower.isUpToDate);
  await database.sql`alter table changes_away rename to changes`;
  assert.deepEqual(await pollOnce(), ['everything', 'index']);
});

test('a look that had begun before a commit is not enough for those who ask after it', async () => {
  // The reader of a change is held up at an advisory lock.
  const lockKey = 7;
  await database.sql.unsafe(`
    alter table changes rename to changes_noted;
    create function is_open() returns boolean language plpgsql volatile as $$ begin
      perform pg_advisory_xact_lock_shared(${lockKey});
      return true;
    end $$;
    create view changes as select * from changes_noted where is_open()`);
  const lockHolder = await database.sql.reserve();
  await lockHolder`select pg_advisory_lock(${lockKey})`;
  await note('first');
  polls = [];
  const early = follower.poll();
  await untilWaiting();
  await note('second');
  const late = follower.poll();
  await lockHolder`select pg_advisory_unlock(${lockKey})`;
  lockHolder.release();
  await early;
  assert.deepEqual(polls[0], ['bike:first']);
  await late;
  assert.deepEqual(polls, [['bike:first'], ['bike:second']]);
});
