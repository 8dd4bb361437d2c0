import type { Sql } from '#server/database/connect.ts';
import type { Measured } from '../measured.ts';

interface Size {
  table: string;
  rows: number;
  heap: number;
  indexes: number;
}

const MB = 1024 ** 2;

export async function tableSizes(sql: Sql, measured: Measured) {
  const sizes = await sql<Size[]>`
    select relname as table, reltuples::float8 as rows, (pg_table_size(oid))::float8 as heap, pg_indexes_size(oid)::float8 as indexes
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000
    order by pg_total_relation_size(oid) desc`;
  measured.add('tables', 'tables', { count: sizes.length });
  return sizes.map(({ table, rows, heap, indexes }) => ({
    table,
    rows,
    'MB of rows': heap / MB,
    'MB of indexes': indexes / MB,
    'bytes a row': Math.round(heap / rows),
    'bytes of indexes a row': Math.round(indexes / rows),
  }));
}

export async function indexSizes(sql: Sql, table: string, measured: Measured) {
  const sizes = await sql<{ index: string; bytes: number }[]>`
    select indexrelid::regclass::text as index, pg_relation_size(indexrelid)::float8 as bytes
    from pg_index where indrelid = ${table}::regclass order by 2 desc`;
  measured.add(`indexes of ${table}`, 'indexes', { count: sizes.length });
  return sizes.map(({ index, bytes }) => ({ index, MB: bytes / MB }));
}
