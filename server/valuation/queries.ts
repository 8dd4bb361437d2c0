import { LABEL_WAITS_MINUTES } from '#contract/valuation.ts';
import type { Db } from '../database/connect.ts';
import type { ErrorBounds } from './price-trend.ts';

export interface PriceRow {
  id: string;
  sellerId: string;
  name: string;
  brand: string;
  modelId: string | null;
  model: string | null;
  modelYear: number;
  kilometres: number | null;
  owners: number | null;
  engineCc: number | null;
  bodyType: string | null;
  placeId: number;
  cents: number;
  days: number;
  isPaid: boolean;
}

export const facts = (db: Db) => db`
  p.id, p.seller_id as "sellerId", p.name, c.brand_name as brand, p.model_id as "modelId", p.model,
  coalesce(p.model_year, extract(year from p.listed_at)::int - round(p.years_of_use)::int) as "modelYear",
  p.kilometres, p.owners, p.engine_cc as "engineCc", p.body_type as "bodyType", p.place_id as "placeId"`;

const daysSince = (db: Db, at: ReturnType<typeof facts>) =>
  db`(extract(epoch from now() - ${at}) / 86400)::float8 as days`;

export interface Alike {
  modelId: string;
  placeIds: number[];
  withoutSeller: string;
}

/** The freshest that others ask and the last that others paid. */
export const pricesAlike = (
  db: Db,
  { modelId, placeIds, withoutSeller }: Alike,
  { asked, paid }: { asked: number; paid: number },
) => db<PriceRow[]>`
  (select ${facts(db)}, p.resale_price_cents as cents, ${daysSince(db, db`p.listed_at`)}, false as "isPaid"
    from products p join categories c on c.id = p.category_id
    where p.model_id = ${modelId} and p.status = 'available'
      and p.place_id = any(${placeIds}::int[]) and p.seller_id <> ${withoutSeller}
    order by p.freshness desc, p.id desc limit ${asked})
  union all
  (select ${facts(db)}, b.price_cents as cents, ${daysSince(db, db`b.paid_at`)}, true as "isPaid"
    from products p join categories c on c.id = p.category_id
      join bookings b on b.product_id = p.id and b.status = 'completed'
    where p.model_id = ${modelId} and p.status = 'sold'
      and p.place_id = any(${placeIds}::int[]) and p.seller_id <> ${withoutSeller}
    order by p.sold_at desc limit ${paid})`;

/** A random sample of what is asked. */
export const pricesAsked = (db: Db, most: number) => db<PriceRow[]>`
  select ${facts(db)}, p.resale_price_cents as cents, ${daysSince(db, db`p.listed_at`)}, false as "isPaid"
  from (select product_id from shelf order by sample, product_id limit ${most}) s
    join products p on p.id = s.product_id join categories c on c.id = p.category_id
  where p.status = 'available' and p.place_id is not null`;

export interface TrendRow {
  coefficients: number[];
  levels: Record<string, [level: number, bikes: number]>;
  errors: ErrorBounds[];
}

/** With the levels of these groups alone; null: of all. */
export const trendOf = (db: Db, country: string, groups: string[] | null) => db<TrendRow[]>`
  select coefficients, errors, (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(levels)
    where key = any(${groups}::text[]) or ${groups}::text[] is null) as levels
  from price_trends where country = ${country}`;

export const saveTrend = (db: Db, country: string, trend: TrendRow, prices: number) => db`
  insert into price_trends (country, coefficients, levels, errors, prices)
  values (${country}, ${db.json(trend.coefficients)}, ${db.json(trend.levels)}, ${db.json(trend.errors as never)}, ${prices})
  on conflict (country) do update set coefficients = excluded.coefficients, levels = excluded.levels,
    errors = excluded.errors, prices = excluded.prices, fitted_at = excluded.fitted_at`;

/** No row: long ago. */
export const changedPrice = (db: Db, productId: string) => db<{ labelFrom: Date }[]>`
  select happened_at + make_interval(mins => ${LABEL_WAITS_MINUTES}) as "labelFrom" from events
  where product_id = ${productId} and former_price_cents is not null
    and happened_at > now() - make_interval(mins => ${LABEL_WAITS_MINUTES})
  order by id desc limit 1`;
