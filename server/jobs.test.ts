import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { openMarket } from '../test/market.ts';
import { startJobs } from './jobs.ts';

const { market, target } = await openMarket();
const log = { error() {}, warn() {}, info() {} } as unknown as FastifyBaseLogger;
const start = () => startJobs(market, target, { log, pictureFetch: false, listingChecks: true, ownIdentity: false });

test('a job whose process is lost is missed within a minute, also where its queue is older', async () => {
  await (await start()).stop();
  await market.sql`update pgboss.queue set heartbeat_seconds = null`;
  const jobs = await start();
  after(() => jobs.stop());
  const rows = await market.sql<{ name: string; heartbeat: number }[]>`
    select name, heartbeat_seconds as heartbeat from pgboss.queue where policy = 'singleton'`;
  assert.ok(rows.length > 20);
  assert.deepEqual([...new Set(rows.map(({ heartbeat }) => heartbeat))], [30]);
});

test('a schedule that this version has changed is the one that counts, and only that is written', async () => {
  await market.sql`update pgboss.schedule set cron = '0 0 1 1 *' where name = 'send-refunds'`;
  const schedules = () => market.sql`select name, cron, xmin::text as version from pgboss.schedule order by name`;
  const before = await schedules();
  await (await start()).stop();
  const after = await schedules();
  const changed = after.filter(({ version }, at) => version !== before[at]?.version);
  assert.deepEqual(
    changed.map(({ name, cron }) => [name, cron]),
    [['send-refunds', '* * * * *']],
  );
});
