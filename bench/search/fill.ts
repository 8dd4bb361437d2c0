import type { Sql } from '#server/database/connect.ts';
import { fillSearchIndex, foldCounts } from '#server/search/search-index/search-index.ts';
import { BRANDS } from './bikes.ts';
import { type Chance, chance } from './chance.ts';
import { idAt, LISTED_OVER_MS, listBikes } from './list-bikes.ts';

const SEED = 20_261_121;
const BIKES_A_SELLER = 20;
const VERIFIED = 0.2;

export async function fillMarket(sql: Sql, bikes: number) {
  const random = chance(SEED);
  const brands = await sellBrands(sql);
  const sellers = await addSellers(sql, random, Math.ceil(bikes / BIKES_A_SELLER));
  await withoutIndexes(sql, 'products', (copy) => listBikes(copy, random, { bikes, brands, sellers }));
  await sql`vacuum analyze products`;
  await withoutIndexes(sql, 'shelf', () => fillSearchIndex(sql));
  await foldCounts(sql);
  // Or a job would look at each bike, for saved searches, while something is measured.
  await sql`update listing_changes set matched_at = now() where matched_at is null`;
  await sql.unsafe('vacuum full shelf_changes');
  await sql.unsafe('vacuum analyze shelf');
  await sql.unsafe('vacuum analyze listing_changes');
  await sql.unsafe('vacuum analyze shelf_counts');
  await sql.unsafe('checkpoint');
}

async function sellBrands(sql: Sql): Promise<Map<string, string>> {
  for (const [position, brand] of BRANDS.entries())
    await sql`
      insert into categories (id, brand_name, picture, position)
      values (${`019a0000-0000-7000-8000-0000000001${String(position).padStart(2, '0')}`}, ${brand},
        '/pictures/brand-other-1.svg', ${position + 1})
      on conflict (brand_name) do nothing`;
  const rows = await sql<{ id: string; name: string }[]>`select id, brand_name as name from categories`;
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function addSellers(sql: Sql, random: Chance, count: number): Promise<string[]> {
  const sellers = Array.from({ length: count }, () => idAt(random, Date.now() - LISTED_OVER_MS));
  for (let start = 0; start < count; start += 5000) {
    const some = sellers.slice(start, start + 5000);
    const verified = some.map(() => Number(random.next() < VERIFIED));
    await sql`
      insert into users (id, issuer, subject, email, email_confirmed_at, name, role, verified_at)
      select id, 'bench', id::text, id || '@example.test', now(), 'Seller ' || left(id::text, 13), 'seller',
        case when verified = 1 then now() end
      from unnest(${some}::uuid[], ${verified}::int[]) as s (id, verified)`;
  }
  return sellers;
}

/** Creates indexes and constraints after the load, which is much faster. */
export async function withoutIndexes(sql: Sql, table: string, load: (sql: Sql) => Promise<unknown>) {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique`;
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  const one = await sql.reserve();
  try {
    await one.unsafe('set session_replication_role = replica; set statement_timeout = 0');
    await load(one as unknown as Sql);
    await one.unsafe(`set maintenance_work_mem = '1GB'`);
    for (const { definition } of indexes) await one.unsafe(definition);
  } finally {
    await one.unsafe('reset all');
    one.release();
  }
}
