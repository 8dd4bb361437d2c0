import type { Sql } from '#server/database/connect.ts';
import { withoutIndexes } from '../search/fill.ts';

/** Both lists are in the order of their foreign keys. */
const LISTINGS = ['users', 'products', 'shelf', 'product_photos', 'favourites', 'saved_searches', 'saved_search_words'];
const TRADE = [
  ...['conversations', 'conversation_sides', 'messages'],
  ...['bookings', 'booking_steps', 'payments', 'payment_intents', 'ledger', 'payouts', 'notices', 'ratings'],
  'rating_figures',
];
const KEPT = ['category_id'];

/** Keeps the time that a UUIDv7 begins with. */
const copied = (id: string) =>
  `overlay(overlay(md5(${id}::text || k)::uuid::text placing left(${id}::text, 15) from 1) placing '8' from 20)::uuid`;

/** Round prices stay round. */
const priced = (cents: string) => `${cents} + 500 * (k % 20)`;

const OTHERWISE: Record<string, string> = {
  'users.subject': copied('id'),
  'users.email': `${copied('id')} || '@example.test'`,
  'products.resale_price_cents': priced('resale_price_cents'),
  'shelf.price_cents': priced('price_cents'),
  'shelf.sample': `('x' || right(${copied('product_id')}::text, 4))::bit(16)::int & 32767`,
  'product_photos.name': 'md5(name || k)',
};

export interface Copies {
  copies: number;
  /** Each copy has people and bikes of its own, and each of so many has deals and messages, too. */
  tradeEvery: number;
}

export async function copyMarket(sql: Sql, { copies, tradeEvery }: Copies, log: (line: string) => void) {
  for (const table of [...LISTINGS, ...TRADE]) {
    const step = TRADE.includes(table) ? tradeEvery : 1;
    const begun = performance.now();
    const columns = await columnsOf(sql, table);
    const values = columns.map(
      ({ name, type }) => OTHERWISE[`${table}.${name}`] ?? (isId(name, type) ? copied(name) : name),
    );
    const names = columns.map(({ name }) => name).join(', ');
    let rows = 0;
    await withoutIndexes(sql, table, async (db) => {
      // Lateral, so that the rows stay in the order of time.
      const { count } = await db.unsafe(
        `insert into ${table} (${names}) select ${values.join(', ')}
        from ${table} t cross join lateral generate_series(${step}, case when t is null then 0 else ${copies} end, ${step}) k`,
      );
      rows = count;
    });
    await sql.unsafe(`vacuum analyze ${table}`);
    const seconds = (performance.now() - begun) / 1_000;
    log(
      `${table}: ${rows.toLocaleString('en-US')} rows, ${Math.round(rows / seconds).toLocaleString('en-US')} rows/s with their indexes`,
    );
  }
  await sql`truncate shelf_counts, shelf_changes, listing_changes, changes`;
  await sql`
    insert into shelf_counts (kind, key, bikes)
    select 'brand', category_id::text, count(*) from shelf group by category_id
    union all select 'model', model_id, count(*) from shelf group by model_id
    union all select 'place', place_id::text, count(*) from shelf group by place_id`;
  await sql.unsafe('vacuum analyze shelf_counts');
}

const isId = (name: string, type: string) => type === 'uuid' && !KEPT.includes(name);

const columnsOf = (sql: Sql, table: string) => sql<{ name: string; type: string }[]>`
  select column_name as name, data_type as type from information_schema.columns
  where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`;
