import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestDatabase, testDatabase } from '../../../test/database.ts';
import { dialled, redirected } from '../../../test/database-address.ts';
import { flakyLine } from '../../../test/flaky-proxy.ts';
import { recordStatements } from '../../../test/statement-recorder.ts';
import type { DatabaseTarget } from '../../database/connect.ts';
import { TooManyRequests } from '../errors.ts';
import { forgetRateCounts, openRateLimits, type RateLimits } from './rate-limit.ts';

const MOST = 600;
const PROCESSES = 3;
/** What each process but one may let in too many. */
const UNHEARD = (MOST / 50) * 2;

let database: TestDatabase;
const running: (() => Promise<unknown>)[] = [];
const said: string[] = [];
const log = { warn: () => said.push('alone'), info: () => said.push('together') };
before(async () => {
  database = await testDatabase();
});
beforeEach(() => database.sql`truncate rate_counts`);
afterEach(async () => {
  while (running.length) await running.pop()?.();
  said.length = 0;
});
after(() => database.stop());

function aProcess(target: DatabaseTarget = database.target): RateLimits {
  const limits = openRateLimits({ enforced: true, target, hashOf: (name) => `hash of ${name}`, log });
  running.push(limits.stop);
  return limits;
}

type Counter = ReturnType<RateLimits['counter']>;
const counters = (limits: RateLimits[], most = MOST) => limits.map((each) => each.counter('calls', most));

/** How many of these are let in. */
async function letIn(counter: Counter, times: number, key = 'ann', atOnce = 20) {
  let count = 0;
  for (let asked = 0; asked < times; asked += atOnce) {
    const uses = Array.from({ length: Math.min(atOnce, times - asked) }, () => counter.use(key));
    for (const use of await Promise.allSettled(uses)) {
      if (use.status === 'fulfilled') count++;
      else assert.ok(use.reason instanceof TooManyRequests, String(use.reason));
    }
  }
  return count;
}

const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
const rows = async () => [...(await database.sql<{ key: string; used: number }[]>`select key, used from rate_counts`)];

async function until(holds: () => boolean | Promise<boolean>) {
  for (const end = performance.now() + 15_000; !(await holds()); await pause(20)) assert.ok(performance.now() < end);
}

test('one process lets in exactly as many as it may', async () => {
  const [counter] = counters([aProcess()]) as [Counter];
  assert.equal(await letIn(counter, MOST * 2), MOST);
  assert.equal(await letIn(counter, 1, 'bob'), 1);
});

test('three processes at once let in hardly more than one would, and others all of theirs', async () => {
  const three = counters(Array.from({ length: PROCESSES }, () => aProcess()));
  const all = sum(await Promise.all(three.map((counter) => letIn(counter, MOST))));
  assert.ok(all >= MOST && all <= MOST + (PROCESSES - 1) * UNHEARD, `${all} of ${MOST}`);
  const others = sum(await Promise.all(three.map((counter) => letIn(counter, MOST / PROCESSES, 'bob'))));
  assert.equal(others, MOST);
});

test('who is refused by one process is soon refused by the next, and told when to come again', async () => {
  const [one, other] = counters([aProcess(), aProcess()]) as [Counter, Counter];
  assert.equal(await letIn(one, MOST), MOST);
  assert.ok((await letIn(other, MOST)) <= UNHEARD);
  const refused = await other.use('ann').catch((error) => error);
  assert.ok(refused.retryAfter > 50 && refused.retryAfter <= 60, `${refused.retryAfter} s`);
});

test('a new process knows what the former ones have counted, until their minute is over', async () => {
  const former = aProcess();
  assert.equal(await letIn(former.counter('calls', MOST), MOST), MOST);
  await former.stop();
  assert.ok((await letIn(aProcess().counter('calls', MOST), MOST)) <= UNHEARD);
  await database.sql`update rate_counts set ends_at = now()`;
  assert.equal(await letIn(aProcess().counter('calls', MOST), MOST), MOST);
});

test('most requests ask nothing of the database, and many keys share a statement', async () => {
  const recorder = await recordStatements({ ...database, stop: async () => {} });
  running.push(recorder.database.stop);
  const counter = aProcess(recorder.database.target).counter('calls', MOST);
  const few = await recorder.during(async () => {
    for (let key = 0; key < 5_000; key++) await counter.use(`visitor ${key}`);
  });
  assert.deepEqual([few.sent.length, await rows()], [0, []]);
  const { sent } = await recorder.during(async () => {
    await Promise.all(Array.from({ length: 100 }, (_, key) => letIn(counter, MOST / 50, `reader ${key}`)));
    await until(async () => (await rows()).length === 100);
  });
  const counting = sent.filter(({ text }) => text.includes('rate_counts'));
  assert.ok(counting.length <= 2, `${counting.length} statements for 1,200 requests of 100 readers`);
});

test('of more busy keys than fit in a statement each is let in, and all are told', async () => {
  const counter = aProcess().counter('calls', MOST);
  const KEYS = 4_500;
  const counts = await Promise.all(
    Array.from({ length: KEYS }, (_, key) => letIn(counter, UNHEARD * 2, `busy ${key}`)),
  );
  assert.deepEqual([...new Set(counts)], [UNHEARD * 2]);
  const told = (await rows()).filter(({ used }) => used >= UNHEARD);
  assert.equal(told.length, KEYS);
});

test('neither one address nor very many let the memory or the table grow', async () => {
  const limits = aProcess();
  const counter = limits.counter('calls', MOST);
  await letIn(counter, MOST * 3);
  await until(async () => (await rows())[0]?.used === MOST);
  for (let key = 0; key < 20_000; key++) await counter.use(`visitor ${key}`);
  assert.equal(counter.size, 5_000);
  assert.equal((await rows()).length, 1);
  await database.sql`update rate_counts set ends_at = now() - interval '1 second'`;
  await forgetRateCounts(database.sql);
  assert.deepEqual(await rows(), []);
});

for (const state of ['cut', 'silent'] as const)
  test(`with the database ${state}, each process counts alone; then they count together again`, async () => {
    const line = await flakyLine(() => dialled(database.target));
    running.push(line.stop);
    const target = redirected(database.target, line.port);
    const three = counters(Array.from({ length: PROCESSES }, () => aProcess(target)));
    const [one, other] = three as [Counter, Counter];
    const before = await letIn(one, MOST / 2);
    await until(async () => (await rows()).length === 1);
    line.become(state);
    const from = performance.now();
    const counts = await Promise.all(three.map((counter) => letIn(counter, MOST)));
    const elapsed = performance.now() - from;
    assert.deepEqual([before, ...counts], [MOST / 2, MOST / 2, MOST, MOST]);
    assert.ok(elapsed < 6_000, `${elapsed} ms`);
    assert.equal(await letIn(one, 1), 0);

    line.become('open');
    await until(async () => {
      await Promise.all(three.map((counter) => letIn(counter, UNHEARD, `again ${performance.now()}`)));
      return said.length === PROCESSES * 2;
    });
    assert.deepEqual(said.toSorted(), [...Array(PROCESSES).fill('alone'), ...Array(PROCESSES).fill('together')]);
    assert.equal(await letIn(one, MOST, 'bob'), MOST);
    assert.ok((await letIn(other, MOST, 'bob')) <= UNHEARD);
  });
