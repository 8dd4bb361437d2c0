import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { testDatabase } from '../../test/database.ts';
import { expectMigrated, migrate } from './migrate.ts';

const { sql, stop } = await testDatabase();
const folder = mkdtempSync(join(tmpdir(), 'kickstand-migrations-'));
const files = pathToFileURL(`${folder}/`);
after(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});

const ONE = '0001_one.sql';
const TWO = '0002_two.sql';
const write = (name: string, text: string) => writeFileSync(join(folder, name), text);

beforeEach(async () => {
  await sql`drop table if exists migrations, one, two`;
  rmSync(join(folder, TWO), { force: true });
  write(ONE, 'create table one ();\n');
});

test('each migration is applied once, with what it said', async () => {
  await migrate(sql, files);
  write(TWO, 'create table two ();\n');
  await Promise.all([migrate(sql, files), migrate(sql, files)]);
  await expectMigrated(sql, files);
  const rows = await sql`select name from migrations where length(checksum) = 64 order by name`;
  assert.deepEqual([...rows], [{ name: ONE }, { name: TWO }]);
});

test('a database of a later version is refused, by name, and left as it is', async () => {
  write(TWO, 'create table two ();\n');
  await migrate(sql, files);
  rmSync(join(folder, TWO));
  for (const check of [migrate, expectMigrated])
    await assert.rejects(check(sql, files), /newer than this version.*0002_two\.sql/);
});

test('a migration that was changed after it was applied is refused; ends of lines are no change', async () => {
  await migrate(sql, files);
  write(ONE, 'create table one ();\r\n');
  await migrate(sql, files);
  write(ONE, 'create table one (id int);\n');
  for (const check of [migrate, expectMigrated])
    await assert.rejects(check(sql, files), /0001_one\.sql is not the one/);
});

test('what was applied before there were checksums is taken as it is, and held to that from then on', async () => {
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`;
  await sql`insert into migrations (name) values (${ONE})`;
  write(ONE, 'this was edited since, and is not run again');
  await migrate(sql, files);
  assert.equal((await sql`select to_regclass('one') as one`)[0]?.one, null);
  write(ONE, 'edited once more');
  await assert.rejects(migrate(sql, files), /0001_one\.sql/);
});

test('who only looks on refuses an empty and an older database, and makes nothing there', async () => {
  await assert.rejects(expectMigrated(sql, files), /no marketplace/);
  await sql`create table migrations (name text primary key, applied_at timestamptz not null default now())`;
  await assert.rejects(expectMigrated(sql, files), /older than this version: 0001_one\.sql/);
  assert.equal((await sql`select to_regclass('one') as one`)[0]?.one, null);
});
