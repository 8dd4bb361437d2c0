import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readAdmin } from '#contract/users.ts';
import { openMarket } from './market.ts';
import { type Caller, callerOf } from './people.ts';

const PROCESSES = 3;
const CALLS_OF_A_PERSON = 600;
const CALLS_OF_AN_ADDRESS = 1800;
/** What each process but one may let in too many. */
const UNHEARD = 0.04;

const market = await openMarket({ rateLimit: true });
const database = { target: market.target, sql: market.market.sql, stop: async () => {} };
const others = [await openMarket({ rateLimit: true, database }), await openMarket({ rateLimit: true, database })];
const processes = [market, ...others];

/** Statuses of one call, sent to the processes in turn, as by a balancer. */
async function spread(person: Caller, times: number, atOnce = 30) {
  const callers = processes.map(({ url }) => callerOf(url, person));
  const statuses: number[] = [];
  while (statuses.length < times) {
    const calls = Array.from({ length: atOnce }, async (_, nth) => {
      const caller = callers[nth % PROCESSES] as Caller;
      return (await caller.call(readAdmin, { params: { email: person.email } })).status;
    });
    statuses.push(...(await Promise.all(calls)));
  }
  return statuses;
}

const within = (count: number, most: number, least = most) =>
  assert.ok(count >= least && count <= most * (1 + UNHEARD * (PROCESSES - 1)), `${count} of ${most}`);

test('three processes let a person call as often as one does, and others as often as ever', async () => {
  const [eager, calm] = [await market.person('buyer'), await market.person('buyer')];
  const statuses = await spread(eager, CALLS_OF_A_PERSON * 1.3);
  within(statuses.filter((status) => status === 200).length, CALLS_OF_A_PERSON);
  assert.deepEqual(new Set(statuses), new Set([200, 429]));
  assert.deepEqual(new Set(await spread(calm, 120)), new Set([200]));
});

test('and an address', async () => {
  const [{ used = 0 } = {}] = await market.market.sql<{ used: number }[]>`
    select used from rate_counts where key = ${market.market.securityEvents.hashOf('address', 'calls 127.0.0.1')}`;
  const nobody = { ...market.nobody, email: 'nobody@example.test' };
  const statuses = await spread(nobody, CALLS_OF_AN_ADDRESS);
  const since = statuses.filter((status) => status === 401).length;
  assert.ok(since > 0 && since < statuses.length);
  // A fiftieth of the limit may be untold at each process.
  within(used + since, CALLS_OF_AN_ADDRESS, CALLS_OF_AN_ADDRESS * (1 - UNHEARD * PROCESSES));
});

test('nobody’s address or id can be read off the counts', async () => {
  const keys = await market.market.sql<{ key: string }[]>`select key from rate_counts`;
  assert.ok(keys.length >= 3);
  for (const { key } of keys) assert.match(key, /^[\w-]{20}$/);
});
