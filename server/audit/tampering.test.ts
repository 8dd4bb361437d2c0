import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import fc from 'fast-check';
import { alwaysInTime } from '../../test/always.ts';
import { looked, tamper, written } from '../../test/audit.ts';
import { testDatabase } from '../../test/database.ts';
import { openAuditor } from './audit.ts';

const { sql, stop } = await testDatabase();
after(stop);

const ROWS = 9;
const begin = async () => {
  await tamper(sql, 'delete from audit', 'delete from audit_chain', 'delete from audit_waiting');
  await written(sql, ROWS);
};
beforeEach(begin);

const kinds = async () => [...new Set((await looked(sql)).findings.map(({ kind }) => kind))].sort();
const rowOf = (seq: number) => `(select audit_id from audit_chain where seq = ${seq})`;
const asRowOf = (seq: number) => `insert into audit select gen_random_uuid(), happened_at, actor, actor_id, action,
  subject, facts, mac from audit where id = ${rowOf(seq)} returning id`;
const nextSeq = '(select max(seq) + 1 from audit_chain)';

test('an audit that nobody touched is as it was written, also while it grows', async () => {
  assert.deepEqual((await looked(sql)).findings, []);
  await written(sql, 3, { sealed: false });
  assert.deepEqual((await looked(sql)).findings, []);
  await written(sql, 3);
  const { findings, head } = await looked(sql);
  assert.deepEqual(findings, []);
  assert.equal(head.seq, ROWS + 6);
});

const CHANGES = [
  'id = gen_random_uuid()',
  "happened_at = happened_at + interval '1 ms'",
  "happened_at = 'infinity'",
  "actor = actor || '!'",
  'actor_id = gen_random_uuid()',
  "action = 'remove-user'",
  "subject = subject || ' '",
  `facts = facts || '{"turn": 99}'`,
  `facts = facts || '{"more": 1}'`,
  `facts = facts || '{"said": {"so": 1}}'`,
  "facts = 'null'",
  "facts = '[]'",
  'mac = sha256(mac)',
];
const LINK_CHANGES = ['seq = seq + 1000', 'audit_id = gen_random_uuid()', 'link = sha256(link)'];

test('a change of any column of any row is found', async () => {
  for (const seq of [1, 5, ROWS])
    for (const change of CHANGES) {
      await begin();
      await tamper(sql, `update audit set ${change} where id = ${rowOf(seq)}`);
      assert.ok((await kinds()).length > 0, `${seq}: ${change}`);
    }
  for (const seq of [1, 5, ROWS])
    for (const change of LINK_CHANGES) {
      await begin();
      await tamper(sql, `update audit_chain set ${change} where seq = ${seq}`);
      assert.ok((await kinds()).length > 0, `${seq}: ${change}`);
    }
});

test('every column there is was changed here', async () => {
  const columns = await sql<{ name: string }[]>`
    select distinct column_name as name from information_schema.columns where table_name in ('audit', 'audit_chain')`;
  const changed = [...CHANGES, ...LINK_CHANGES].map((change) => change.split(' ')[0]);
  assert.deepEqual(columns.map(({ name }) => name).sort(), [...new Set(changed)].sort());
});

test('a change of a row that is not sealed yet is found, and it is never sealed', async () => {
  await written(sql, 1, { sealed: false });
  await tamper(sql, "update audit set action = 'nothing' where id in (select audit_id from audit_waiting)");
  assert.deepEqual(await kinds(), ['changed']);
  await written(sql, 2);
  assert.deepEqual(await kinds(), ['changed']);
  assert.equal((await looked(sql)).head.seq, ROWS + 2);
});

test('a row that is removed is found: the first, one between, the last, one not sealed yet', async () => {
  for (const seq of [1, 5, ROWS]) {
    await begin();
    await tamper(sql, `delete from audit where id = ${rowOf(seq)}`);
    assert.deepEqual(await kinds(), ['removed'], `row ${seq}`);
  }
  await begin();
  await written(sql, 1, { sealed: false });
  await tamper(sql, 'delete from audit where id in (select audit_id from audit_waiting)');
  assert.deepEqual(await kinds(), ['removed']);
});

test('rows that are removed with their links are found, also when the others are numbered anew', async () => {
  for (const seq of [1, 5]) {
    await begin();
    const removal = [`delete from audit where id = ${rowOf(seq)}`, `delete from audit_chain where seq = ${seq}`];
    await tamper(sql, ...removal);
    assert.deepEqual(await kinds(), ['removed'], `row ${seq}`);
    await tamper(
      sql,
      `update audit_chain set seq = -seq where seq > ${seq}`,
      'update audit_chain set seq = -seq - 1 where seq < 0',
    );
    assert.deepEqual(await kinds(), ['broken'], `row ${seq}`);
  }
});

test('a link that is removed alone is found', async () => {
  for (const seq of [1, 5, ROWS]) {
    await begin();
    await tamper(sql, `delete from audit_chain where seq = ${seq}`);
    assert.deepEqual(await kinds(), ['removed'], `link ${seq}`);
  }
});

test('an end that is cut off is found by the head of before, also when the chain has grown again', async () => {
  const { head } = await looked(sql);
  const findings = async () => (await looked(sql, { head })).findings.map(({ kind }) => kind);
  assert.deepEqual(await findings(), []);
  await tamper(
    sql,
    `delete from audit where id in (select audit_id from audit_chain where seq > 6)`,
    'delete from audit_chain where seq > 6',
  );
  assert.deepEqual(await findings(), ['removed']);
  await written(sql, 8);
  assert.deepEqual(await findings(), ['broken']);
});

test('a row that is inserted is found, with a link or without', async () => {
  await tamper(sql, asRowOf(3));
  assert.deepEqual(await kinds(), ['inserted']);
  await written(sql, 1);
  assert.deepEqual(await kinds(), ['inserted']);
  await begin();
  await tamper(sql, `with forged as (${asRowOf(3)}) insert into audit_waiting select id from forged`);
  assert.deepEqual(await kinds(), ['changed']);
  await written(sql, 1);
  assert.equal((await looked(sql)).head.seq, ROWS + 1);
  await begin();
  await tamper(
    sql,
    `with forged as (${asRowOf(3)}) insert into audit_chain select ${nextSeq}, id, sha256('a guess') from forged`,
  );
  assert.deepEqual(await kinds(), ['changed']);
});

test('rows in another order are found', async () => {
  const swapped: string[] = [
    `update audit a set facts = b.facts from audit b where a.id in (${rowOf(2)}, ${rowOf(6)})
      and b.id in (${rowOf(2)}, ${rowOf(6)}) and a.id <> b.id`,
    'update audit_chain set seq = case seq when 3 then -7 else -3 end where seq in (3, 7)',
  ];
  for (const swap of swapped) {
    await begin();
    await tamper(sql, swap, 'update audit_chain set seq = -seq where seq < 0');
    assert.ok((await kinds()).length > 0, swap);
  }
  await begin();
  await tamper(sql, 'update audit_chain set seq = -seq', `update audit_chain set seq = ${ROWS + 1} + seq`);
  assert.deepEqual(await kinds(), ['broken']);
});

test('with another key nothing of it is right', async () => {
  const { findings } = await looked(sql, { by: openAuditor('another key') });
  assert.equal(findings.length, ROWS);
});

const anyRow = fc.integer({ min: 1, max: ROWS });
const meddling = fc.oneof(
  fc
    .record({ row: anyRow, change: fc.constantFrom(...CHANGES) })
    .map(({ row, change }) => [`update audit set ${change} where id = ${rowOf(row)}`]),
  fc
    .record({ row: anyRow, change: fc.constantFrom(...LINK_CHANGES) })
    .map(({ row, change }) => [`update audit_chain set ${change} where seq = ${row}`]),
  fc
    .tuple(anyRow, anyRow)
    .filter(([one, other]) => one !== other)
    .map(([one, other]) => [
      `update audit_chain set seq = case seq when ${one} then -${other} else -${one} end where seq in (${one}, ${other})`,
      'update audit_chain set seq = -seq where seq < 0',
    ]),
  anyRow.map((row) => [`delete from audit where id = ${rowOf(row)}`]),
  fc
    .integer({ min: 1, max: ROWS - 1 })
    .map((row) => [`delete from audit where id = ${rowOf(row)}`, `delete from audit_chain where seq = ${row}`]),
  anyRow.map((row) => [asRowOf(row)]),
);

const contents = async () => {
  const [all] = await sql`
    select (select string_agg(a::text, '' order by id) from audit a) as rows,
      (select string_agg(c::text, '' order by seq) from audit_chain c) as links`;
  return JSON.stringify(all);
};

test('whatever is done to it without the key is found, however often', async () => {
  await alwaysInTime(
    fc.asyncProperty(fc.array(meddling, { minLength: 1, maxLength: 3 }), fc.boolean(), async (meddlings, goesOn) => {
      await begin();
      const { head } = await looked(sql);
      const before = await contents();
      // An earlier statement may make the next one fail.
      for (const statements of meddlings) await tamper(sql, ...statements).catch(() => {});
      const tampered = before !== (await contents());
      if (goesOn) await written(sql, 2);
      assert.equal((await looked(sql, { head })).findings.length > 0, tampered);
    }),
    100,
  );
});
