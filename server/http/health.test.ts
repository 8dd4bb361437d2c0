import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import fastify from 'fastify';
import { databaseDoor, through } from '../../test/database-door.ts';
import { replicated } from '../../test/replicated.ts';
import type { AppContext } from '../context.ts';
import { connect, type DatabaseTarget } from '../database/connect.ts';
import { handleErrors } from './error-handler.ts';
import { healthRoutes } from './health.ts';

const { database, replica } = await replicated();
const door = await databaseDoor(database.target);
after(async () => {
  door.stop();
  await database.stop();
});

async function readiness(target: DatabaseTarget) {
  const sql = connect(target, { max: 1 });
  const app = fastify();
  handleErrors(app);
  await healthRoutes(app, { sql } as AppContext);
  after(async () => {
    await app.close();
    await sql.end({ timeout: 0 });
  });
  return async () => {
    const { statusCode, headers } = await app.inject('/readyz');
    assert.equal((await app.inject('/healthz')).statusCode, 200);
    assert.equal(statusCode === 503, 'retry-after' in headers);
    return statusCode;
  };
}

test('ready is who reaches a database that takes writes', async () => {
  assert.equal(await (await readiness(database.target))(), 200);
  // As through a proxy that leads elsewhere after a failover.
  assert.equal(await (await readiness(replica))(), 503);
});

test('a database that says nothing makes not ready within seconds', async () => {
  const ask = await readiness(through(database.target, door.place));
  assert.equal(await ask(), 200);
  door.become('silent');
  await new Promise((later) => setTimeout(later, 1_100));
  const from = performance.now();
  assert.equal(await ask(), 503);
  assert.ok(performance.now() - from < 8_000);
});
