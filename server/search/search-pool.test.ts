import assert from 'node:assert/strict';
import { after, afterEach, beforeEach, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { listCategories } from '#contract/categories.ts';
import { searchProducts } from '#contract/search.ts';
import { ALL_THE_TIME, openMarket } from '../../test/market.ts';

const SEATS = 4;
const WAITING = SEATS * 16;

// Load shedding is off, as the pool's own queue is under test.
const loadShedding = { ...ALL_THE_TIME, inside: SEATS + WAITING + 5 };
const { url, market, nobody } = await openMarket({ loadShedding, mostBikesInMemory: 0 });
const { sql } = market;
const blocker = await sql.reserve();
after(() => blocker.release());

/** Makes searches slow, with the vocabulary loaded before. */
beforeEach(async () => {
  assert.equal((await nobody.call(searchProducts)).status, 200);
  await blocker`begin`;
  await blocker`lock table shelf in access exclusive mode`;
});
afterEach(() => blocker`rollback`);

/** Distinct URLs: identical requests share one search. */
let searches = 0;
const search = (signal?: AbortSignal) => fetch(`${url}/search?q=pulsar&n=${searches++}`, { signal: signal ?? null });

async function running() {
  const [row] = await sql<{ count: number }[]>`
    select count(*) from pg_stat_activity where application_name = 'kickstand-search'
    and datname = current_database() and state = 'active'`;
  return row?.count ?? 0;
}

async function untilRunning(count: number) {
  while ((await running()) !== count) await pause(5);
}

test('a burst of slow searches holds up nobody else, and ends in the database when their people leave', async () => {
  const leaving = new AbortController();
  const burst = Array.from({ length: 20 }, () => search(leaving.signal).catch((error: Error) => error.name));
  await untilRunning(SEATS);
  assert.equal((await nobody.call(listCategories)).status, 200);
  leaving.abort();
  await untilRunning(0);
  assert.deepEqual(new Set(await Promise.all(burst)), new Set(['AbortError']));
  await blocker`rollback`;
  const found = await Promise.all(Array.from({ length: 20 }, () => search()));
  assert.deepEqual(new Set(found.map(({ status }) => status)), new Set([200]));
});

test('one person leaves, the others get what they asked for', async () => {
  const leaving = new AbortController();
  const left = search(leaving.signal).catch((error: Error) => error.name);
  await untilRunning(1);
  const staying = Array.from({ length: 8 }, () => search());
  await untilRunning(SEATS);
  leaving.abort();
  assert.equal(await left, 'AbortError');
  await blocker`rollback`;
  for (const { status } of await Promise.all(staying)) assert.equal(status, 200);
});

test('when too many search, the next one is told so at once, and nobody waits for ever', async () => {
  const reasons: string[] = [];
  const crowd = Array.from({ length: SEATS + WAITING + 5 }, async () => {
    const answer = await search();
    const { code, detail } = await answer.json();
    assert.deepEqual([answer.status, code, answer.headers.get('retry-after')], [503, 'busy', '2']);
    reasons.push(detail);
  });
  await Promise.all(crowd);
  const many = reasons.filter((reason) => /Many people are searching/.test(reason));
  const slow = reasons.filter((reason) => /took too long/.test(reason));
  assert.ok(reasons.slice(0, 5).every((reason) => /Many people are searching/.test(reason)));
  assert.ok(slow.length >= SEATS, 'a statement that takes too long is stopped');
  assert.equal(many.length + slow.length, reasons.length);
});
