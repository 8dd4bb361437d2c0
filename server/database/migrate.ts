import { readdir, readFile } from 'node:fs/promises';
import type { Sql } from './connect.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
const LOCK = 7_205_102;

/** Brings the database up to date: numbered `.sql` files, each once, in order, one process at a time. */
export async function migrate(sql: Sql): Promise<void> {
  await sql.begin(async (db) => {
    await db`set local statement_timeout = 0`;
    await db`select pg_advisory_xact_lock(${LOCK})`;
    await db`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`;
    const applied = new Set((await db<{ name: string }[]>`select name from migrations`).map((row) => row.name));
    for (const name of (await readdir(FOLDER)).filter((file) => file.endsWith('.sql')).sort()) {
      if (applied.has(name)) continue;
      await db.unsafe(await readFile(new URL(name, FOLDER), 'utf8'));
      await db`insert into migrations (name) values (${name})`;
    }
  });
}
