import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import Fastify from 'fastify';
import { testDatabase } from '../../test/database.ts';
import type { AppContext } from '../context.ts';
import { healthRoutes } from './health.ts';
import { limitFiles } from './page-rate-limit.ts';
import { openRateLimits } from './rate-limit/rate-limit.ts';

const SITEMAPS = 600;

const database = await testDatabase();
const rateLimits = openRateLimits({ enforced: true, target: database.target, hashOf: (name) => name });
after(async () => {
  await rateLimits.stop();
  await database.stop();
});

test('files are counted by address, generously', async () => {
  const app = Fastify();
  limitFiles(app, rateLimits, 'sitemap');
  app.setErrorHandler(({ status }: Error & { status?: number }, _request, reply) => reply.code(status ?? 500).send());
  app.get('/file', () => 'here');
  const status = async (remoteAddress: string) => (await app.inject({ url: '/file', remoteAddress })).statusCode;
  for (let count = 0; count < SITEMAPS; count++) assert.equal(await status('203.0.113.7'), 200);
  assert.equal(await status('203.0.113.7'), 429);
  assert.equal(await status('203.0.113.8'), 200);
});

test('however many ask whether we are ready, the database is asked once a second', async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let requests = 0;
  const sql = async () => {
    requests++;
    return [];
  };
  const app = Fastify();
  await healthRoutes(app, { sql } as unknown as AppContext);
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  assert.deepEqual([...new Set(answers.map(({ statusCode }) => statusCode))], [200]);
  assert.equal(requests, 1);
  mock.timers.tick(1000);
  await app.inject('/readyz');
  assert.equal(requests, 2);
});
