import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../test/database.ts';
import type { Db } from './connect.ts';
import { expectOwnSessions, shareSessions } from './session-pooling.ts';

const { sql, stop } = await testDatabase();
const [one, other, third] = await Promise.all([sql.reserve(), sql.reserve(), sql.reserve()]);
after(async () => {
  for (const connection of [one, other, third]) connection.release();
  await stop();
});

/** Hands on another connection with each statement, as PgBouncer does with `pool_mode = transaction`. */
function pooled(...connections: Db[]): Db {
  let turn = 0;
  const next = () => connections[turn++ % connections.length] as Db;
  return ((...statement: Parameters<Db>) => next()(...statement)) as Db;
}

test('connections of their own are told from those that a pooler shares between transactions', async () => {
  await expectOwnSessions(sql);
  assert.equal(await shareSessions(one, other), false);
  assert.equal(await shareSessions(one, one), true);
  assert.equal(await shareSessions(pooled(one, third), other), true);
  assert.equal(await shareSessions(other, pooled(one, third)), true);
});

test('a statement that was prepared in another session tells it, too', async () => {
  const lost = (() =>
    Promise.reject(Object.assign(new Error('no such statement'), { code: '26000' }))) as unknown as Db;
  assert.equal(await shareSessions(one, lost), true);
});
