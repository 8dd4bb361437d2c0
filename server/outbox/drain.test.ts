import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { testDatabase } from '../../test/database.ts';
import { openTestOutbox, TEST_OUTBOX, type TestTask } from '../../test/test-outbox.ts';
import { unavailable } from '../http/errors.ts';
import { type Claimed, done, drain, due, retry } from './outbox.ts';

const { sql, stop } = await testDatabase();
after(stop);
const errands = await openTestOutbox(sql);
beforeEach(errands.clear);

type Row = TestTask & Claimed;
const finish = (row: Row) => done(sql, TEST_OUTBOX, row);
const left = async () => (await sql`select from errands where state = 'due'`).length;

test('everything due is worked off once, by however many at once', async () => {
  for (const owner of ['ann', 'bob', 'cid']) await errands.add(owner, 60);
  const worked: number[] = [];
  const work = (row: Row) => {
    worked.push(row.id);
    return finish(row);
  };
  await Promise.all([1, 2, 3, 4].map(() => drain(sql, TEST_OUTBOX, { work, atOnce: 3 })));
  assert.deepEqual([worked.length, new Set(worked).size, await left()], [180, 180, 0]);
});

test('a person’s thousand rows do not starve others, who have their turn among the first', async () => {
  await errands.add('ann', 1000);
  await errands.add('bob', 2);
  await errands.add('cid');
  const order: string[] = [];
  const parting = new AbortController();
  const work = (row: Row) => {
    if (order.push(row.owner) === 6) parting.abort();
    return finish(row);
  };
  await drain(sql, TEST_OUTBOX, { work, atOnce: 1, left: parting.signal });
  assert.deepEqual(order.sort(), ['ann', 'ann', 'ann', 'bob', 'bob', 'cid']);
});

test('of one person only so many are listed, and no more than of others who came later', async () => {
  await errands.add('ann', 20);
  await errands.pass(10);
  await errands.add('bob', 20);
  const listed = await due(sql, TEST_OUTBOX, { limit: 10, ofPerson: 3 });
  assert.deepEqual(listed.map(({ person }) => person).sort(), ['ann', 'ann', 'ann', 'bob', 'bob', 'bob']);
  const fewer = await due(sql, TEST_OUTBOX, { limit: 4, ofPerson: 3 });
  assert.deepEqual(fewer.map(({ person }) => person).sort(), ['ann', 'ann', 'bob', 'bob']);
});

test('of a backlog only the oldest rows take part', async () => {
  await errands.add('ann', 20);
  await errands.pass(10);
  await errands.add('bob');
  const listed = await due(sql, TEST_OUTBOX, { limit: 10, ofPerson: 3, ranked: 20 });
  assert.deepEqual(
    listed.map(({ person }) => person),
    ['ann', 'ann', 'ann'],
  );
});

test('a person’s rows are worked on one at a time, in the order in which they were due', async () => {
  const ids = await errands.add('ann', 10);
  await errands.add('bob', 10);
  const order: number[] = [];
  const busy = new Set<string>();
  await drain(sql, TEST_OUTBOX, {
    async work(row) {
      assert.ok(!busy.has(row.owner), 'two of one person at once');
      busy.add(row.owner);
      await pause(2);
      busy.delete(row.owner);
      if (row.owner === 'ann') order.push(row.id);
      await finish(row);
    },
    atOnce: 4,
  });
  assert.deepEqual(order, ids);
});

test('a refusal is tried again at growing distances; giving up happens once and is reported', async () => {
  const [id = 0] = await errands.add('ann');
  const logged: unknown[] = [];
  const waits: unknown[] = [];
  const log = { warn: (...line: unknown[]) => void logged.push(line) };
  for (let time = 0; time < 6; time++) {
    await drain(sql, TEST_OUTBOX, { work: (row) => retry(sql, TEST_OUTBOX, row, { fault: 'No.' }), atOnce: 2, log });
    const { seconds } = await errands.read(id);
    waits.push(seconds && Math.round(seconds / 60));
    await errands.pass(10);
  }
  assert.deepEqual(waits, [1, 2, 4, null, null, null]);
  const facts = { errand: id, fault: 'No.' };
  const lines = [
    ...Array.from({ length: 3 }, () => [facts, 'An errand was refused']),
    [facts, 'An errand was given up'],
  ];
  assert.deepEqual(logged, lines);
});

test('one failure does not stop the others, and is thrown at the end; nothing is tried twice in a run', async () => {
  await errands.add('ann', 30);
  let calls = 0;
  const work = (row: Row) => (++calls % 3 ? finish(row) : Promise.reject(new Error('a bug')));
  await assert.rejects(drain(sql, TEST_OUTBOX, { work, atOnce: 2 }), /a bug/);
  assert.deepEqual([calls, await left()], [30, 10]);
});

test('a run ends when what all rows depend on is down', async () => {
  for (const owner of ['ann', 'bob', 'cid', 'dan']) await errands.add(owner, 10);
  let calls = 0;
  const work = () => {
    calls++;
    return Promise.reject(unavailable('busy', 'It is down'));
  };
  await assert.rejects(drain(sql, TEST_OUTBOX, { work, atOnce: 4 }), { status: 503 });
  assert.ok(calls >= 4 && calls <= 8, String(calls));
  assert.equal((await sql`select from errands where attempt > 1 or due_at > now()`).length, 0);
});

test('a process that stops takes nothing more', async () => {
  await errands.add('ann', 10);
  const parting = new AbortController();
  const work = (row: Row) => {
    parting.abort();
    return finish(row);
  };
  await drain(sql, TEST_OUTBOX, { work, atOnce: 2, left: parting.signal });
  assert.equal(await left(), 9);
});
