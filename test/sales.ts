import type { Db } from '#server/database/connect.ts';

export interface Sale {
  dollars: number;
  daysAgo: number;
}

/** Copies of a bike, each listed for its price, booked a day later, paid and done, without the steps between. */
export async function soldLike(db: Db, id: string, sales: Sale[]) {
  await db`
    with sales as materialized (
      select gen_random_uuid() as id, dollars * 100 as cents, now() - make_interval(days => "daysAgo") as at
      from jsonb_to_recordset(${db.json(sales.map((sale) => ({ ...sale })))}) as s (dollars int, "daysAgo" int)
    ), sold as (
      insert into products (id, seller_id, category_id, name, image_url, original_price_cents, resale_price_cents,
        years_of_use, condition, location, phone, description, status, listed_at, sold_at, model_id, model_year, kilometres,
        owners, engine_cc, body_type, place_id)
      select s.id, p.seller_id, p.category_id, p.name, p.image_url, p.original_price_cents, s.cents, p.years_of_use,
        p.condition, p.location, p.phone, p.description, 'sold', s.at - interval '1 day', s.at, p.model_id, p.model_year,
        p.kilometres, p.owners, p.engine_cc, p.body_type, p.place_id
      from sales s cross join products p where p.id = ${id}
      returning id, seller_id, name, image_url, resale_price_cents, sold_at)
    insert into bookings (product_id, id, buyer_id, seller_id, product_name, image_url, price_cents, phone, meeting_place,
      status, booked_at, paid_at, handed_over_at, ended_at, captured_cents, payout_cents, rating_asked_at)
    select id, gen_random_uuid(), seller_id, seller_id, name, image_url, resale_price_cents, '+880 1800-000000', 'Here',
      'completed', sold_at, sold_at, sold_at, sold_at, resale_price_cents, resale_price_cents, now()
    from sold`;
}

export const salesAt = (dollars: number, count: number, daysAgo = 10): Sale[] =>
  Array.from({ length: count }, () => ({ dollars, daysAgo }));
