import type { Sql } from '#server/database/connect.ts';

/**
 * Row counts and hashes by table: equal means that nothing was written. Omits cards.events (delivery marks) and
 * security_events (refusals).
 */
export async function contentsOf(sql: Sql): Promise<Record<string, string>> {
  const tables = await sql<{ schema: string; name: string }[]>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema in ('public', 'cards') and table_type = 'BASE TABLE'
      and (table_schema, table_name) not in (('cards', 'events'), ('public', 'security_events'))
    order by 1, 2`;
  const contents: Record<string, string> = {};
  for (const { schema, name } of tables) {
    const [found] = await sql<{ count: number; print: string }[]>`
      select count(*) as count, md5(coalesce(string_agg(t::text, E'\n' order by t::text), '')) as print
      from ${sql(schema)}.${sql(name)} t`;
    contents[`${schema}.${name}`] = `${found?.count} rows, ${found?.print}`;
  }
  return contents;
}
