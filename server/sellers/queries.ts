import { answerSeconds } from '../conversations/answer-times/answer-times.ts';
import type { Db } from '../database/connect.ts';
import { shownPhoto } from '../users/portraits/portraits.ts';

export interface SellerRow {
  id: string;
  name: string;
  photo: string | null;
  joinedAt: Date;
  isVarified: boolean;
  hasLeft: boolean;
  ratings: number;
  stars: number;
  distribution: number[];
  described: number;
  asDescribed: number;
  dealsDone: number;
  dealsCalledOff: number;
  bikesOnSale: number;
  bikesSold: number;
  answerSeconds: number | null;
}

/** No row: no such person, or one who never had a bike on the market. */
export const seller = (db: Db, id: string) => db<SellerRow[]>`
  select u.id, u.name, ${shownPhoto(db, 'u')} as photo, u.created_at as "joinedAt",
    u.verified_at is not null as "isVarified", u.removed_at is not null as "hasLeft",
    coalesce(g.ratings, 0) as ratings, coalesce(g.stars, 0) as stars,
    array[coalesce(g.stars_5, 0), coalesce(g.stars_4, 0), coalesce(g.stars_3, 0), coalesce(g.stars_2, 0),
      coalesce(g.stars_1, 0)] as distribution,
    coalesce(g.described, 0) as described, coalesce(g.as_described, 0) as "asDescribed",
    (select count(*) from bookings b where b.seller_id = ${id} and b.status = 'completed')::int as "dealsDone",
    (select count(*) from bookings b where b.seller_id = ${id} and b.called_off_by = 'seller')::int as "dealsCalledOff",
    (select count(*) from products p join categories c on c.id = p.category_id where p.seller_id = ${id}
      and p.status in ('available', 'reserved') and c.retired_at is null)::int as "bikesOnSale",
    (select count(*) from products p where p.seller_id = ${id} and p.status = 'sold')::int as "bikesSold",
    ${answerSeconds(db, id)} as "answerSeconds"
  from users u left join rating_figures g on g.person_id = u.id and g.side = 'seller'
  where u.id = ${id} and (
    exists (select 1 from products where seller_id = ${id} and status <> 'removed')
    or u.removed_at is not null and exists (select 1 from products where seller_id = ${id}))`;
