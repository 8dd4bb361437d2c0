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
