import type { Sql } from '#server/database/connect.ts';
import type { Acknowledged, Kind } from './acknowledged.ts';

type Ids = { id: string }[];

const LOOKED_UP: Record<Exclude<Kind, 'price'>, (sql: Sql, ids: string[]) => PromiseLike<Ids>> = {
  product: (sql, ids) => sql<Ids>`select id from products where id = any(${ids}::uuid[])`,
  message: (sql, ids) => sql<Ids>`select id from messages where id = any(${ids}::uuid[])`,
  booking: (sql, ids) => sql<Ids>`select id from bookings where id = any(${ids}::uuid[])`,
  payment: (sql, ids) => sql<Ids>`select booking_id as id from payments where booking_id = any(${ids}::uuid[])`,
};

/** Acknowledged, and not in the database. */
export async function lost(sql: Sql, acknowledged: Acknowledged): Promise<string[]> {
  const missing: string[] = [];
  for (const [kind, lookUp] of Object.entries(LOOKED_UP)) {
    const ids = acknowledged.ids(kind as Kind);
    const found = new Set((await lookUp(sql, ids)).map(({ id }) => id));
    missing.push(...ids.filter((id) => !found.has(id)).map((id) => `${kind} ${id}`));
  }
  const prices = acknowledged.ids('price').map((id) => id.split(' '));
  const bikes = [...new Set(prices.map(([id = '']) => id))];
  const rows = await sql<{ id: string; price: number }[]>`
    select id, resale_price_cents / 100.0::float8 as price from products where id = any(${bikes}::uuid[])`;
  const now = new Map(rows.map(({ id, price }) => [id, price]));
  missing.push(...prices.filter(([id = '', price]) => (now.get(id) ?? 0) < Number(price)).map(([id]) => `price ${id}`));
  return missing;
}

/** Bikes with two living deals, listed twice, or paid twice; messages said twice. */
export async function twice(sql: Sql): Promise<string[]> {
  const rows = await sql<{ what: string }[]>`
    select 'deals on ' || product_id as what from bookings where status not in ('expired', 'cancelled')
      group by product_id having count(*) > 1
    union all select 'bikes named ' || name from products where name like 'Yamaha FZ %-%-%-%-%'
      group by name having count(*) > 1
    union all select 'payments of ' || booking_id from payments where status = 'succeeded'
      group by booking_id having count(*) > 1
    union all select 'messages ' || id from messages group by id having count(*) > 1`;
  return rows.map(({ what }) => what);
}

export async function unsentLetters(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*) from notices where next_mail_at is not null`;
  return row?.count ?? 0;
}

/** Recorded as sent, and never taken by the mail server. */
export async function lostLetters(sql: Sql, messageIds: Set<string>): Promise<number> {
  const rows = await sql<Ids>`select id from notices where mailed_at is not null`;
  return rows.filter(({ id }) => !messageIds.has(id)).length;
}
