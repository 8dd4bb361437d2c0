import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { auditor, looked, silent, tamper, written } from '../../test/audit.ts';
import { testDatabase } from '../../test/database.ts';
import { connect } from '../database/connect.ts';
import { headText, readHead, sealAudit } from './audit.ts';

const { sql, target, stop } = await testDatabase();
after(stop);

const links = async () =>
  (await sql<{ seq: number }[]>`select seq from audit_chain order by seq`).map(({ seq }) => seq);
const waiting = async () => (await sql<{ count: number }[]>`select count(*) from audit_waiting`)[0]?.count;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

test('many machines seal at once, while many write: one chain without gaps', async () => {
  const machines = Array.from({ length: 4 }, () => connect(target, { max: 2 }));
  let writing = true;
  const sealers = machines.map(async (machine) => {
    while (writing) await sealAudit({ sql: machine, auditor }, silent);
  });
  await Promise.all(machines.map((machine) => Promise.all(upTo(25).map(() => written(machine, 3, { sealed: false })))));
  writing = false;
  await Promise.all(sealers);
  await sealAudit({ sql, auditor }, silent);
  await Promise.all(machines.map((machine) => machine.end()));
  assert.deepEqual(await links(), upTo(300));
  assert.equal(await waiting(), 0);
  assert.deepEqual((await looked(sql)).findings, []);
});

test('what was rolled back leaves nothing behind', async () => {
  await assert.rejects(
    sql.begin(async (db) => {
      await auditor.note(db, { actor: 'admin', action: 'remove-user', subject: 'user 1' });
      throw new Error('after all not');
    }),
  );
  assert.equal(await waiting(), 0);
  assert.deepEqual((await looked(sql)).findings, []);
});

test('more rows than a turn takes are sealed in one go', async () => {
  const before = (await links()).length;
  await written(sql, 1203);
  assert.equal((await links()).length, before + 1203);
  assert.equal(await waiting(), 0);
});

test('a row that the marketplace did not write is told of each time, and holds up nobody', async () => {
  const before = (await links()).length;
  await written(sql, 3, { sealed: false });
  await tamper(
    sql,
    `update audit set subject = 'somebody else' where id = (select audit_id from audit_waiting order by audit_id limit 1)`,
  );
  const [forged] = await sql<{ id: string }[]>`select id from audit where subject = 'somebody else'`;
  for (const sealed of [2, 3]) {
    const logged: unknown[] = [];
    await sealAudit({ sql, auditor }, { info() {}, error: (what: unknown) => logged.push(what) });
    assert.deepEqual(logged, [{ rows: [forged?.id] }]);
    assert.equal((await links()).length, before + sealed);
    await written(sql, 1, { sealed: false });
  }
});

test('the log says how far the chain goes', async () => {
  const logged: object[] = [];
  await written(sql, 1, { sealed: false });
  await sealAudit({ sql, auditor }, { error() {}, info: (what: object) => logged.push(what) });
  const { head } = await looked(sql);
  assert.deepEqual(logged, [{ head: headText(head) }]);
  assert.deepEqual(readHead(` ${headText(head)}\n`), head);
  for (const wrong of ['', '5', '5:xyz', '5:abc', ':ab', '-1:ab']) assert.equal(readHead(wrong), undefined, wrong);
});
