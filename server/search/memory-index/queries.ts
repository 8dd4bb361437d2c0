import type { Db, Sql } from '../../database/connect.ts';

export interface BikeRow {
  id: string;
  brand: string;
  model: string;
  cents: number;
  year: number;
  kilometres: number;
  cc: number;
  traits: number;
  place: number;
  freshness: number;
  score: number;
  /** Separated by spaces. */
  terms: string;
}

export interface BrandRow {
  id: string;
  name: string;
  retired: boolean;
}

const columns = (db: Db) => db`
  product_id as id, category_id as brand, model_id as model, price_cents as cents, model_year as year, kilometres,
  engine_cc as cc, traits, place_id as place, freshness, price_score as score, array_to_string(terms, ' ') as terms`;

export const bikesAfter = (sql: Sql, id: string, most: number) => sql<BikeRow[]>`
  select ${columns(sql)} from shelf where product_id > ${id} order by product_id limit ${most}`;

export const bikesById = (sql: Sql, ids: string[]) => sql<BikeRow[]>`
  select ${columns(sql)} from shelf where product_id = any(${ids}::uuid[])`;

export const brands = (sql: Sql) => sql<BrandRow[]>`
  select id, brand_name as name, retired_at is not null as retired from categories order by position, id`;

export const countBikes = (sql: Sql, most: number) => sql<{ bikes: number }[]>`
  select count(*)::int as bikes from (select product_id from shelf limit ${most}) as listed`;
