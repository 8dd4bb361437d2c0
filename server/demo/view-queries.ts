import type { Db } from '../database/connect.ts';

const DAYS = 60;
const CAME_FROM = ['search', 'brand', 'home', 'search', 'outside', 'saved', 'alert'];

/** Visitors of two months, more of them at weekends. By the names of the bikes, so that each demo has the same. */
export const showBikes = (db: Db) => db`
  insert into product_views (product_id, day, impressions, views)
  select id, day, impressions, impressions * share / 100 from (
    select p.id, shown.day::date as day, 8 + abs(hashtext(p.name)) % 12 as share,
      (20 + abs(hashtext(p.name || shown.day::date::text)) % 40)
        * case when extract(isodow from shown.day) > 5 then 2 else 1 end as impressions
    from products p cross join generate_series(greatest(p.listed_at::date, current_date - ${DAYS - 1}::int),
      coalesce(p.sold_at::date, current_date), interval '1 day') shown (day)
    where p.status <> 'removed'
  ) seen
  on conflict do nothing`;

/** On each day all came from one place. */
export const leadVisitors = (db: Db) => db`
  insert into product_view_sources (product_id, day, source, words, views)
  select product_id, day, case when source = 'home' and advertised_at is not null then 'advertised' else source end,
    case when source = 'search' then lower(name) else '' end, views from (
    select v.product_id, v.day, v.views, p.name, p.advertised_at,
      (${CAME_FROM}::text[])[1 + abs(hashtext(p.name || v.day::text || 'source')) % ${CAME_FROM.length}::int] as source
    from product_views v join products p on p.id = v.product_id where v.views > 0
  ) seen
  on conflict do nothing`;

export const addUpForSellers = (db: Db) => db`
  insert into seller_views (seller_id, day, impressions, views)
  select p.seller_id, v.day, sum(v.impressions), sum(v.views)
  from product_views v join products p on p.id = v.product_id group by p.seller_id, v.day
  on conflict do nothing`;
