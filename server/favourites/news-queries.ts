import { OCCUPYING_STATUSES } from '#contract/deal-machine.ts';
import { MOST_FAVOURITE_NEWS } from '#contract/favourites.ts';
import type { Db } from '../database/connect.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import type { BikeEvent } from './news.ts';

export interface Follower {
  personId: string;
  productId: string;
  brandName: string;
  modelId: string | null;
  modelYear: number | null;
  cents: number;
}

const VERBS = ['favourite-cheaper', 'favourite-back', 'favourite-sold'];

/** Those who kept the bike before its change, and neither sell it, nor bought it, nor heard enough today. */
export const followers = (db: Db, events: BikeEvent[]) => db<Follower[]>`
  with followers as materialized (
  select f.person_id as "personId", p.id as "productId", c.brand_name as "brandName", p.model_id as "modelId",
    p.model_year as "modelYear", p.resale_price_cents as cents
  from jsonb_to_recordset(${db.json(events.map((event) => ({ ...event })))}) as e ("productId" uuid, "changedAt" timestamptz)
    join favourites f on f.product_id = e."productId" join products p on p.id = f.product_id
    join categories c on c.id = p.category_id join users u on u.id = f.person_id
  where f.saved_at < e."changedAt" and f.person_id <> p.seller_id and u.removed_at is null
    and ${notBlocked(db, db`f.person_id`, db`p.seller_id`)}
    and not exists (select 1 from bookings b where b.product_id = p.id and b.buyer_id = f.person_id
      and b.status in ${db(OCCUPYING_STATUSES)})
  ), told_enough as materialized (
    select user_id from notices
    where user_id in (select "personId" from followers) and verb in ${db(VERBS)} and noticed_at > now() - interval '1 day'
    group by user_id having count(*) >= ${MOST_FAVOURITE_NEWS}
  )
  select * from followers where "personId" not in (select user_id from told_enough) order by "personId", "productId"`;
