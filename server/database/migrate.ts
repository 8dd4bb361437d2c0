import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Db, Sql, Transaction } from './connect.ts';
import { onACluster, placeNew } from './distribution/plan.ts';
import { RefusedStart } from './refused-start.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
export const MIGRATION_LOCK = 7_205_102;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/** Null for migrations applied before checksums existed. */
interface Applied {
  name: string;
  checksum: string | null;
}

export async function migrate(sql: Sql, folder = FOLDER): Promise<void> {
  await sql.begin(async (db) => {
    await db`set local statement_timeout = 0`;
    await db`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
    await db`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    await db`alter table migrations add column if not exists checksum text`;
    const known = await knownMigrations(folder);
    const done = await applied(db);
    refuseForeign(done, known);
    for (const { name, text, checksum } of known) {
      const before = done.get(name);
      if (before?.checksum) continue;
      if (!before) await apply(db, text);
      await db`insert into migrations (name, checksum) values (${name}, ${checksum})
        on conflict (name) do update set checksum = excluded.checksum`;
    }
  });
}

/** Where a migration says `-- place`, its new tables get their shards and copies, if the database is distributed. */
async function apply(db: Transaction, text: string) {
  const [first = '', ...later] = text.split(/^-- place$/m);
  await onACluster(db);
  await db.unsafe(first);
  for (const part of later) {
    await placeNew(db);
    await db.unsafe(part);
  }
}

/** Into an empty database: the schema as it was after these migrations. */
export async function migrateTo(db: Transaction, wanted: Applied[], folder = FOLDER): Promise<void> {
  await db`select pg_advisory_xact_lock(${MIGRATION_LOCK})`;
  const known = await knownMigrations(folder);
  const names = new Map(wanted.map((migration) => [migration.name, migration]));
  refuseForeign(names, known);
  await db`create table migrations (name text primary key, applied_at timestamptz not null default now(), checksum text)`;
  for (const { name, text } of known) if (names.has(name)) await apply(db, text);
}

/** For read-only commands: throws unless the schema matches this version. */
export async function expectMigrated(db: Db, folder = FOLDER): Promise<void> {
  const [found] = await db<{ exists: boolean }[]>`select to_regclass('migrations') is not null as exists`;
  if (!found?.exists) throw new RefusedStart('There is no marketplace in this database.');
  const [known, done] = [await knownMigrations(folder), await applied(db)];
  refuseForeign(done, known);
  const missing = known.find(({ name }) => !done.has(name));
  if (missing)
    throw new RefusedStart(
      `The database is older than this version: ${missing.name} was not applied. Start the marketplace first, or use the version that it runs.`,
    );
}

async function applied(db: Db): Promise<Map<string, Applied>> {
  const rows = await db<Applied[]>`select name, to_jsonb(migrations) ->> 'checksum' as checksum from migrations`;
  return new Map(rows.map((row) => [row.name, row]));
}

export async function knownMigrations(folder = FOLDER): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    }),
  );
}

/** Git may convert line endings. */
const checksumOf = (text: string) => createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex');

function refuseForeign(done: Map<string, Applied>, known: Migration[]) {
  const files = new Map(known.map((migration) => [migration.name, migration]));
  for (const { name, checksum } of [...done.values()].sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const file = files.get(name);
    if (!file)
      throw new RefusedStart(
        `The database is newer than this version, which does not know its migration ${name}. Use the version that it was last started with, or a later one; to go back, restore a backup from before it.`,
      );
    if (checksum && checksum !== file.checksum)
      throw new RefusedStart(
        `The migration ${name} is not the one that this database was made with: the file was changed since. Restore the file; changes belong into a new migration.`,
      );
  }
}
