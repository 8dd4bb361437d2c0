import type { Calibration } from '#contract/valuation.ts';
import type { Db } from '../database/connect.ts';
import { type Alike, facts, type PriceRow } from './queries.ts';

export interface SaleRow extends Omit<PriceRow, 'days' | 'isPaid'> {
  agreedAt: Date;
}

/** Paid and done. */
export const newestSales = (db: Db, most: number) => db<SaleRow[]>`
  select ${facts(db)}, b.price_cents as cents, b.booked_at as "agreedAt"
  from (select id from products where status = 'sold' order by sold_at desc, id desc limit ${most}) s
    join products p on p.id = s.id join categories c on c.id = p.category_id
    join bookings b on b.product_id = p.id and b.status = 'completed' and b.paid_at is not null
  where p.model_id is not null and p.place_id is not null
  order by p.sold_at desc, p.id desc`;

/** What `pricesAlike` would have found then: bikes that are gone by now are there, later prices are not. */
export const pricesAlikeAt = (
  db: Db,
  moment: Date,
  { modelId, placeIds, withoutSeller }: Alike,
  { asked, paid }: { asked: number; paid: number },
) => {
  const at = db`${moment}::timestamptz`;
  const alike = db`
    p.model_id = ${modelId} and p.place_id = any(${placeIds}::int[]) and p.seller_id <> ${withoutSeller}`;
  const onSaleThen = db`select p.id from products p where ${alike} and p.listed_at < ${at}`;
  const daysUntil = (since: ReturnType<typeof facts>) =>
    db`(extract(epoch from ${at} - ${since}) / 86400)::float8 as days`;
  return db<PriceRow[]>`
    (select ${facts(db)}, coalesce((select e.former_price_cents from events e
        where e.product_id = p.id and e.former_price_cents is not null and e.happened_at > ${at}
        order by e.id limit 1), p.resale_price_cents) as cents, ${daysUntil(db`p.listed_at`)}, false as "isPaid"
      from (
        (${onSaleThen} and p.status = 'available' order by p.freshness desc, p.id desc limit ${asked})
        union all
        (${onSaleThen} and p.status = 'sold' and p.sold_at > ${at} order by p.sold_at limit ${asked})
        union all
        (${onSaleThen} and p.status = 'removed' and p.removed_at > ${at} order by p.removed_at limit ${asked})) s
        join products p on p.id = s.id join categories c on c.id = p.category_id
      where not exists (select from bookings b where b.product_id = p.id and b.booked_at <= ${at}
        and (b.ended_at is null or b.ended_at > ${at}))
      order by p.freshness desc, p.id desc limit ${asked})
    union all
    (select ${facts(db)}, b.price_cents as cents, ${daysUntil(db`b.paid_at`)}, true as "isPaid"
      from products p join categories c on c.id = p.category_id
        join bookings b on b.product_id = p.id and b.status = 'completed' and b.ended_at <= ${at}
      where p.status = 'sold' and ${alike} and p.sold_at <= ${at}
      order by p.sold_at desc limit ${paid})`;
};

export type CalibrationRow = Pick<Calibration, 'country'> & { calibration: Omit<Calibration, 'country'> };

/** Those of other countries go. Returns the countries where something is otherwise now. */
export const save = (db: Db, rows: CalibrationRow[]) => db<{ country: string }[]>`
  with come as materialized (
    select country, calibration from jsonb_to_recordset(${db.json(rows)}) as r (country text, calibration jsonb)
  ), saved as (
    insert into price_trends (country, coefficients, levels, errors, prices, calibration)
    select country, '[]', '{}', '[]', 0, calibration from come
    on conflict (country) do update set calibration = excluded.calibration
      where price_trends.calibration is distinct from excluded.calibration
    returning country
  ), gone as (
    update price_trends set calibration = null
    where calibration is not null and country not in (select country from come) returning country)
  select country from saved union all select country from gone`;

export const all = (db: Db) => db<CalibrationRow[]>`
  select country, calibration from price_trends where calibration is not null
  order by (calibration ->> 'sales')::int desc, country`;
