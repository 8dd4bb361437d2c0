import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../test/database.ts';
import { connect, isDatabaseDown, SEARCHING, type Sql } from './connect.ts';
import { NoCapacity, ReaderPool } from './reader-pool.ts';

const STAYING = new AbortController().signal;
const SEATS = 2;

let database: TestDatabase;
let turns: ReaderPool;
before(async () => {
  database = await testDatabase();
  turns = new ReaderPool(database.target, { seats: SEATS });
});
after(async () => {
  await turns.end();
  await database.stop();
});

const slow = (sql: Sql) => sql`select pg_sleep(60)`;
const answer = async (sql: Sql) => (await sql<{ answer: number }[]>`select 42 as answer`)[0]?.answer;

async function running() {
  const [row] = await database.sql<{ count: number }[]>`
    select count(*) from pg_stat_activity where application_name = 'kickstand-search'
    and datname = current_database() and state = 'active' and query = 'select pg_sleep(60)'`;
  return row?.count ?? 0;
}

async function untilRunning(count: number) {
  while ((await running()) !== count) await pause(5);
}

test('searches have settings of their own', async () => {
  const settings = await turns.take(
    (sql) => sql`select current_setting('statement_timeout') as longest, current_setting('enable_seqscan') as scans,
      current_setting('plan_cache_mode') as plans, current_setting('jit') as jit,
      current_setting('max_parallel_workers_per_gather') as workers`,
    STAYING,
  );
  assert.deepEqual(
    { ...settings[0] },
    { longest: '2s', scans: 'off', plans: ofCluster() ?? 'force_generic_plan', jit: 'off', workers: '0' },
  );
});

function ofCluster() {
  const { target } = database;
  return 'url' in target ? new URL(target.url).searchParams.get('plan_cache_mode') : undefined;
}

test('what the URL of a cluster says of plans holds for searches too', () => {
  const url = 'postgres://me@127.0.0.1/market?plan_cache_mode=auto';
  const { connection } = connect({ url }, { settings: SEARCHING }).options;
  assert.equal(connection.plan_cache_mode, 'auto');
  assert.equal(connection.enable_seqscan, 'off');
});

test('whoever leaves is stopped, and the connection serves the next one at once', async () => {
  const leaving = new AbortController();
  const left = Array.from({ length: SEATS }, () => turns.take(slow, leaving.signal).catch((error: Error) => error));
  await untilRunning(SEATS);
  const next = Array.from({ length: 5 }, () => turns.take(answer, STAYING));
  leaving.abort();
  assert.deepEqual(await Promise.all(next), [42, 42, 42, 42, 42]);
  for (const error of await Promise.all(left)) assert.ok('code' in error && error.code === '57014');
  await untilRunning(0);
});

test('whoever leaves the queue leaves it at once; those behind move up', async () => {
  const [first, second] = [new AbortController(), new AbortController()];
  const served = Array.from({ length: SEATS }, () => turns.take(slow, first.signal).catch(() => {}));
  let read = false;
  const waiting = turns.take(async () => {
    read = true;
  }, second.signal);
  const behind = turns.take(answer, STAYING);
  second.abort();
  await assert.rejects(waiting, { name: 'AbortError' });
  await untilRunning(SEATS);
  first.abort();
  assert.equal(await behind, 42);
  assert.equal(read, false);
  await Promise.all(served);
});

test('when too many wait, the next one hears so at once; who waited too long hears so too', async () => {
  const hasty = new ReaderPool(database.target, { seats: SEATS, patience: 50 });
  // No query runs; only the slots are taken.
  const { promise: standUp, resolve: stand } = Promise.withResolvers<void>();
  const seated = Array.from({ length: SEATS }, () => hasty.take(() => standUp, STAYING));
  const queue = Array.from({ length: SEATS * 16 }, () => hasty.take(answer, STAYING).catch((error) => error));
  await assert.rejects(hasty.take(answer, STAYING), NoCapacity);
  for (const outcome of await Promise.all(queue)) assert.ok(outcome instanceof NoCapacity);
  stand();
  await Promise.all(seated);
  assert.equal(await hasty.take(answer, STAYING), 42);
  await hasty.end();
});

test('whoever comes next on a connection is never stopped in place of one who left', async () => {
  const one = new ReaderPool(database.target, { seats: 1 });
  const stopped = { left: 0, next: 0 };
  for (let round = 0; round < 100; round++) {
    const leaving = new AbortController();
    const left = one.take((sql) => sql`select pg_sleep(0.003)`, leaving.signal).catch(() => stopped.left++);
    const next = one.take((sql) => sql`select pg_sleep(0.002)`, STAYING).catch(() => stopped.next++);
    // Around the end of the first query: sometimes before, sometimes after.
    await pause(1 + (round % 5));
    leaving.abort();
    await Promise.all([left, next]);
  }
  await one.end();
  assert.equal(stopped.next, 0);
  assert.ok(stopped.left > 0 && stopped.left < 100, `${stopped.left} were stopped`);
});

test('one who leaves before the connection is open leaves it fit for use', async () => {
  const fresh = new ReaderPool(database.target, { seats: 1 });
  const leaving = new AbortController();
  const left = fresh.take(answer, leaving.signal);
  leaving.abort();
  await assert.rejects(left, { name: 'AbortError' });
  assert.equal(await fresh.take(answer, STAYING), 42);
  await fresh.end();
});

test('a connection that the server ended fails its reader and is opened again for the next', async () => {
  const ended = assert.rejects(turns.take(slow, STAYING), isDatabaseDown);
  await untilRunning(1);
  await database.sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'kickstand-search' and datname = current_database() and state = 'active'`;
  await ended;
  const leaving = new AbortController();
  const again = assert.rejects(turns.take(slow, leaving.signal), { code: '57014' });
  await untilRunning(1);
  leaving.abort();
  await again;
  assert.equal(await turns.take(answer, STAYING), 42);
});
