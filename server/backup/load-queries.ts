import type { Db } from '../database/connect.ts';
import { catalogueText } from './catalogue-text.ts';
import { SCHEMAS } from './queries.ts';

const inOurs = (db: Db) => db`any(${SCHEMAS}::text[])`;

export const createSchemas = (db: Db, names: string[]) =>
  names.map((name) => db`create schema if not exists ${db(name)}`);

export const createTable = (db: Db, { schema, name }: { schema: string; name: string }, columns: string) => db`
  create table ${db(schema)}.${db(name)} (${catalogueText(db, columns)})`;

export const createSequence = (db: Db, name: string) => db`create sequence if not exists ${catalogueText(db, name)}`;

export const setSequence = (db: Db, { name, value }: { name: string; value: number | null }) =>
  db`select setval(${name}::text::regclass, ${value ?? 1}, ${value !== null})`;

/** Foreign keys, with what makes them again. */
export const foreignKeys = (db: Db) => db<{ drop: string; add: string }[]>`
  select format('alter table %s drop constraint %I', k.conrelid::regclass, k.conname) as drop,
    format('alter table %s add constraint %I %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid)) as add
  from pg_catalog.pg_constraint k join pg_catalog.pg_namespace n on n.oid = k.connamespace
  where k.contype = 'f' and k.conparentid = 0 and n.nspname = ${inOurs(db)}`;

/** Indexes of no constraint: making them at the end takes a fraction of the time. */
export const plainIndexes = (db: Db) => db<{ drop: string; add: string }[]>`
  select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
  from pg_catalog.pg_index i join pg_catalog.pg_class c on c.oid = i.indexrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = ${inOurs(db)} and c.relkind in ('i', 'I') and not c.relispartition
    and not exists (select 1 from pg_catalog.pg_constraint k where k.conindid = i.indexrelid)`;

const STATES = { O: 'enable trigger', D: 'disable trigger', R: 'enable replica trigger', A: 'enable always trigger' };

export const triggers = (db: Db) => db<{ drop: string; add: string }[]>`
  select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as drop,
    format('alter table %s %s %I', t.tgrelid::regclass, ${db.json(STATES)}::jsonb ->> t.tgenabled::text, t.tgname) as add
  from pg_catalog.pg_trigger t join pg_catalog.pg_class c on c.oid = t.tgrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where not t.tgisinternal and n.nspname = ${inOurs(db)}`;

/** What migrations fill comes from the backup. */
export const emptyTables = (db: Db) => db<{ text: string }[]>`
  select 'truncate ' || string_agg(c.oid::regclass::text, ', ') as text
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = ${inOurs(db)} and c.relkind in ('r', 'p')`;

export const countRows = (db: Db, { schema, name }: { schema: string; name: string }) =>
  db<{ rows: number }[]>`select count(*) as rows from ${db(schema)}.${db(name)}`;

/** Fresh statistics for the first searches. */
export const analyze = (db: Db) => db`analyze`;
