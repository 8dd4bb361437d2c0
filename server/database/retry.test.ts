import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { testDatabase } from '../../test/database.ts';
import { retriedTransaction } from './retry.ts';

const { sql, stop } = await testDatabase();
after(stop);
await sql`create table places (id int primary key, visits int not null default 0)`;
await sql`insert into places (id) values (1), (2)`;

const raise = (code: string) => sql.unsafe(`do $$ begin raise exception using errcode = '${code}'; end $$`);

/** Rejects with the code; says how often it was tried. */
async function triesOf(code: string) {
  let tries = 0;
  const failing = retriedTransaction(sql, async () => {
    tries++;
    await raise(code);
  });
  await assert.rejects(failing, { code });
  return tries;
}

test('of two transactions that wait for each other both are done, once', async () => {
  let tries = 0;
  let bothStand = () => {};
  const met = new Promise<void>((resolve) => {
    bothStand = resolve;
  });
  const visit = (first: number, second: number) =>
    retriedTransaction(sql, async (db) => {
      tries++;
      await db`update places set visits = visits + 1 where id = ${first}`;
      if (tries === 2) bothStand();
      await met;
      await db`update places set visits = visits + 1 where id = ${second}`;
      return first;
    });
  assert.deepEqual(await Promise.all([visit(1, 2), visit(2, 1)]), [1, 2]);
  assert.equal(tries, 3);
  const places = await sql`select id, visits from places order by id`;
  assert.deepEqual(
    places.map(({ visits }) => visits),
    [2, 2],
  );
});

test('it gives up in the end, and does not repeat what failed for another reason', async () => {
  assert.equal(await triesOf('40001'), 3);
  assert.equal(await triesOf('40P01'), 3);
  assert.equal(await triesOf('23505'), 1);
});
