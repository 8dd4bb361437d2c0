import type { Sql } from '#server/database/connect.ts';

export const FIRST = 10;

/** Baseline: PostgreSQL full-text search over name, brand, model and description. */
export async function prepareRivals(sql: Sql) {
  await sql`create extension if not exists pg_trgm`;
  await sql`
    create table rival as
    select p.id, p.name, to_tsvector('simple', concat_ws(' ', p.name, c.brand_name, p.model, p.description)) as words,
      concat_ws(' ', c.brand_name, p.name) as text
    from products p join categories c on c.id = p.category_id`;
  await sql`create index on rival using gin (words)`;
  await sql`create index on rival using gin (text gin_trgm_ops)`;
  await sql`analyze rival`;
}

export async function fullText(sql: Sql, typed: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from rival, websearch_to_tsquery('simple', ${typed}) as wanted where words @@ wanted
    order by ts_rank(words, wanted) desc, id desc limit ${FIRST}`;
  return rows.map(({ id }) => id);
}

export async function trigrams(sql: Sql, typed: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from rival where ${typed} <% text order by word_similarity(${typed}, text) desc, id desc limit ${FIRST}`;
  return rows.map(({ id }) => id);
}
