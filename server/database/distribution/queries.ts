import type { Db } from '../connect.ts';

export async function tables(db: Db): Promise<string[]> {
  const rows = await db<{ name: string }[]>`
    select relname as name from pg_class c
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
      and not exists (select 1 from pg_depend d where d.objid = c.oid and d.deptype = 'e')
    order by relname`;
  return rows.map(({ name }) => name);
}

export interface KeyApart {
  table: string;
  name: string;
  definition: string;
}

export interface ForeignKey extends KeyApart {
  references: string;
  columns: string[];
  referenced: string[];
}

/** Citus hides shards in pg_class only. */
export const foreignKeys = (db: Db) => db<ForeignKey[]>`
  select conrelid::regclass::text as table, conname as name, confrelid::regclass::text as references,
    pg_get_constraintdef(k.oid) as definition,
    (select array_agg(attname::text order by place) from unnest(conkey) with ordinality as n (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number) as columns,
    (select array_agg(attname::text order by place) from unnest(confkey) with ordinality as n (number, place)
      join pg_attribute on attrelid = confrelid and attnum = number) as referenced
  from pg_constraint k join pg_class c on c.oid = conrelid
  where contype = 'f' and connamespace = current_schema()::regnamespace and conparentid = 0
  order by 1, 2`;

export const uniqueIndexes = (db: Db) => db<{ table: string; name: string; columns: string[] }[]>`
  select indrelid::regclass::text as table, indexrelid::regclass::text as name,
    coalesce((select array_agg(attname::text) from pg_attribute
      where attrelid = indrelid and attnum = any ((indkey::int2[])[0:indnkeyatts - 1])), '{}') as columns
  from pg_index join pg_class c on c.oid = indrelid
  where indisunique and c.relnamespace = current_schema()::regnamespace order by 1, 2`;

export const keysApart = (db: Db) => db<KeyApart[]>`
  select table_name as table, key_name as name, definition from foreign_keys_apart order by 1, 2`;

export interface Cluster {
  /** Null without Citus. */
  version: string | null;
  workers: number;
  hasCoordinator: boolean;
  /** Later statements of a transaction may change copied tables; a node gets one connection, not one for each shard. */
  isSequential: boolean;
  /** The URL asks for it, so that the search does too: Citus plans no statement without its values. */
  plansWithValues: boolean;
}

export async function cluster(db: Db): Promise<Cluster> {
  const [citus] = await db<
    { version: string }[]
  >`select extversion as version from pg_extension where extname = 'citus'`;
  const none = { workers: 0, hasCoordinator: false, isSequential: false, plansWithValues: false };
  if (!citus) return { version: null, ...none };
  const [nodes] = await db<Omit<Cluster, 'version'>[]>`
    select count(*) filter (where groupid > 0 and isactive)::int as workers,
      count(*) filter (where groupid = 0) > 0 as "hasCoordinator",
      current_setting('citus.multi_shard_modify_mode') = 'sequential' as "isSequential",
      (select setting = 'auto' and source = 'client' from pg_settings where name = 'plan_cache_mode') as "plansWithValues"
    from pg_dist_node where noderole = 'primary'`;
  return { version: citus.version, ...none, ...nodes };
}

/** Tables with copies or shards on other nodes; none without Citus. */
export async function placed(db: Db): Promise<Set<string>> {
  const [catalogue] = await db<{ exists: boolean }[]>`
    select to_regclass('pg_catalog.pg_dist_partition') is not null as exists`;
  if (!catalogue?.exists) return new Set();
  const rows = await db<{ name: string }[]>`
    select logicalrelid::regclass::text as name from pg_dist_partition where partmethod = 'h' or repmodel = 't'`;
  return new Set(rows.map(({ name }) => name));
}

export const othersTables = (db: Db) => db<{ name: string; owner: string }[]>`
  select relname as name, pg_get_userbyid(relowner) as owner from pg_class
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and not pg_has_role(relowner, 'usage')
  order by relname`;

/** Each process of a marketplace has one of these connections, idle or not. */
export async function isMarketplaceRunning(db: Db): Promise<boolean> {
  const [row] = await db<{ running: boolean }[]>`
    select exists (select 1 from pg_stat_activity where datname = current_database()
      and application_name in ('kickstand-changes', 'kickstand-jobs')) as running`;
  return row?.running ?? false;
}
