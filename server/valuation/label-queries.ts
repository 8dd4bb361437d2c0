import type { PriceLabel } from '#contract/price-label.ts';
import { LABEL_WAITS_MINUTES } from '#contract/valuation.ts';
import type { Db } from '../database/connect.ts';

export interface BikeRow {
  id: string;
  revision: number;
  sellerId: string;
  modelId: string;
  modelYear: number;
  kilometres: number | null;
  owners: number | null;
  placeId: number;
  cents: number;
}

interface Due {
  most: number;
  passed: string[];
}

/** How long a change is looked for, and how long after its time it may become visible. */
const CHANGE = { minutes: 5, settlesSeconds: 10 };

/** Bikes of models where something changed; those that are changed themselves first. */
export const ofChangedModels = (db: Db, { most, passed }: Due) => db<{ id: string }[]>`
  with changed as materialized (
    select m.id as model_id, max(l.changed_at) as at
    from listing_changes l join products p on p.id = l.product_id,
      unnest(array[p.model_id, l.before ->> 'model_id']) as m (id)
    where l.change <> 'valued' and l.changed_at > now() - make_interval(mins => ${CHANGE.minutes}) and m.id <> '' group by m.id)
  select p.id from changed join products p on p.model_id = changed.model_id and p.status = 'available'
    left join valuations v on v.product_id = p.id
  where p.place_id is not null and p.id <> all(${passed}::uuid[])
    and (v.revision is distinct from p.revision
      or v.valued_at < changed.at + make_interval(secs => ${CHANGE.settlesSeconds}))
  order by v.revision is distinct from p.revision desc, v.valued_at limit ${most}`;

export const dueOnes = (db: Db, { most, passed }: Due) => db<{ id: string }[]>`
  select product_id as id from valuations where due_at <= now() and product_id <> all(${passed}::uuid[])
  order by due_at limit ${most}`;

export const bikes = (db: Db, ids: string[]) => db<BikeRow[]>`
  select id, revision, seller_id as "sellerId", model_id as "modelId",
    coalesce(model_year, extract(year from now())::int - round(years_of_use)::int) as "modelYear",
    kilometres, owners, place_id as "placeId", resale_price_cents as cents
  from products
  where id = any(${ids}::uuid[]) and status = 'available' and model_id is not null and place_id is not null`;

export const changedPrices = (db: Db, ids: string[]) => db<{ id: string; labelFrom: Date }[]>`
  select product_id as id, max(happened_at) + make_interval(mins => ${LABEL_WAITS_MINUTES}) as "labelFrom" from events
  where product_id = any(${ids}::uuid[]) and former_price_cents is not null
    and happened_at > now() - make_interval(mins => ${LABEL_WAITS_MINUTES})
  group by product_id`;

export interface ValuationRow {
  product_id: string;
  revision: number;
  label: PriceLabel | null;
  due_at: string;
}

/** Returns the bikes that look different now. */
export const save = (db: Db, rows: ValuationRow[]) => db<{ id: string }[]>`
  with come as materialized (
    select product_id, revision, label, due_at
    from jsonb_populate_recordset(null::valuations, ${db.json(rows.map((row) => ({ ...row })))})
  ), former as materialized (
    select v.product_id, v.revision, v.label from valuations v join come on come.product_id = v.product_id
  ), saved as (
    insert into valuations (product_id, revision, label, due_at) select * from come
    on conflict (product_id) do update set revision = excluded.revision, label = excluded.label,
      due_at = excluded.due_at, valued_at = excluded.valued_at
  )
  select come.product_id as id from come left join former on former.product_id = come.product_id
  where case when former.revision = come.revision then former.label end is distinct from come.label`;

export const forget = (db: Db, ids: string[]) => db`delete from valuations where product_id = any(${ids}::uuid[])`;

/** Those that nobody has changed since a version without labels. */
export const enlist = (db: Db) => db`
  insert into valuations (product_id, revision, due_at)
  select id, 0, now() from products
  where status = 'available' and model_id is not null and place_id is not null
    and not exists (select 1 from valuations v where v.product_id = products.id)
  on conflict do nothing`;
