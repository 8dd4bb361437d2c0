import type { Db, Sql } from '../../database/connect.ts';
import { LOWEST_ID } from '../cursor.ts';
import type { Entry } from '../search-index/search-index.ts';

export interface IndexedBike extends Omit<Entry, 'sample' | 'terms'> {
  /** Separated by spaces. */
  terms: string;
}

type LoadCursor = Pick<IndexedBike, 'model_id' | 'price_cents' | 'product_id'>;

export const LOAD_START: LoadCursor = { model_id: '', price_cents: 0, product_id: LOWEST_ID };

export interface BrandRow {
  id: string;
  name: string;
  retired: boolean;
}

const columns = (db: Db) => db`
  product_id, category_id, model_id, price_cents, model_year, kilometres, engine_cc, traits, place_id, freshness, price_score,
  array_to_string(terms, ' ') as terms`;

/** In the order of this index, so that a model's bikes, which searches compare most, are beside each other in memory. */
export const bikesAfter = (sql: Sql, { model_id, price_cents, product_id }: LoadCursor, most: number) => sql<
  IndexedBike[]
>`
  select ${columns(sql)} from shelf
  where (model_id, price_cents, product_id) > (${model_id}, ${price_cents}::int, ${product_id}::uuid)
  order by model_id, price_cents, product_id limit ${most}`;

export const bikesById = (sql: Sql, ids: string[]) => sql<IndexedBike[]>`
  select ${columns(sql)} from shelf where product_id = any(${ids}::uuid[])`;

export const brands = (sql: Sql) => sql<BrandRow[]>`
  select id, brand_name as name, retired_at is not null as retired from categories order by position, id`;

export const countBikes = (sql: Sql, most: number) => sql<{ bikes: number }[]>`
  select count(*)::int as bikes from (select product_id from shelf limit ${most}) as listed`;
