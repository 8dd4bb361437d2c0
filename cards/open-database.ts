import postgres from 'postgres';
import type { Sql } from './database.ts';

/** A URL, or the driver's options; without either the driver reads `PGHOST`, `PGPORT`, `PGUSER` and `PGDATABASE`. */
export type Where = string | { host: string; port: number; user: string; database: string } | undefined;

export async function openDatabase(where: Where, { schema = 'cards', max = 4 } = {}): Promise<Sql> {
  const options = {
    max,
    onnotice: () => {},
    types: { bigint: { to: 20, from: [20], parse: Number, serialize: String } },
    connection: { application_name: 'stripe-stand-in', search_path: schema },
  };
  const sql = typeof where === 'string' ? postgres(where, options) : postgres({ ...where, ...options });
  await sql`create schema if not exists ${sql(schema)}`;
  return sql;
}
