import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../test/database.ts';
import type { Db } from './connect.ts';
import { againAfterDeadlock } from './deadlock.ts';

const { sql, stop } = await testDatabase();
after(stop);
await sql`create table kept (name text primary key, times int not null default 0)`;
await sql`insert into kept (name) values ('bike'), ('booking')`;

const count = (db: Db, name: string) => db`update kept set times = times + 1 where name = ${name}`;

test('of two transactions that wait for each other both are done, once', async () => {
  let tries = 0;
  const both = Promise.withResolvers<void>();
  let holding = 0;
  const inOrder = (first: string, second: string) =>
    againAfterDeadlock(() =>
      sql.begin(async (db) => {
        tries++;
        await count(db, first);
        if (++holding === 2) both.resolve();
        await both.promise;
        await count(db, second);
      }),
    );
  await Promise.all([inOrder('bike', 'booking'), inOrder('booking', 'bike')]);
  assert.deepEqual([...(await sql`select times from kept`)], [{ times: 2 }, { times: 2 }]);
  assert.equal(tries, 3);
});

test('any other fault is told at once', async () => {
  let tries = 0;
  const failing = againAfterDeadlock(async () => {
    tries++;
    await sql`select 1 / 0`;
  });
  await assert.rejects(failing, /division by zero/);
  assert.equal(tries, 1);
});
