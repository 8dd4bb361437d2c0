import assert from 'node:assert/strict';
import type { Sql } from '#server/database/connect.ts';
import { type Entry, entryOf } from '#server/search/search-index/entry.ts';
import { lockProduct } from '#server/search/search-index/fill-queries.ts';

/** The search index and its counts match the products on sale. */
export async function assertSearchIndex(sql: Sql) {
  const onSale = await sql<{ id: string }[]>`
    select p.id from products p join users s on s.id = p.seller_id
    where p.status in ('available', 'reserved') and s.removed_at is null order by p.id`;
  const bikes = (await Promise.all(onSale.map(({ id }) => lockProduct(sql, id)))).flat();
  const entries = await sql<Entry[]>`select * from shelf order by product_id`;
  assert.deepEqual(
    [...entries],
    bikes.map((bike) => entryOf(bike, bike.verified)),
  );
  assert.deepEqual(await counted(sql), await standing(sql));
}

const counted = async (sql: Sql) => [
  ...(await sql`
    select kind, key, sum(bikes)::int as bikes from (
      select kind, key, bikes from shelf_counts union all select kind, key, bikes from shelf_changes) c
    group by 1, 2 having sum(bikes) <> 0 order by 1, 2`),
];

const standing = async (sql: Sql) => [
  ...(await sql`
    select kind, key, count(*)::int as bikes from (
      select 'brand' as kind, category_id::text as key from shelf
      union all select 'model', model_id from shelf union all select 'place', place_id::text from shelf) s
    group by 1, 2 order by 1, 2`),
];
