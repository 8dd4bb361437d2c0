import type { Db } from '../database/connect.ts';

/** Of a statement, which has to end before the limit. */
export const MOST_FORGOTTEN = 20_000;
const SEARCHES_AT_ONCE = 5_000;

export const forgetSeen = (db: Db) => db`
  with seen as materialized (
    select product_id, search_id from saved_search_matches where seen_at < now() - interval '2 days' limit ${MOST_FORGOTTEN}
  )
  delete from saved_search_matches m using seen where m.product_id = seen.product_id and m.search_id = seen.search_id`;

/** Matched changes serve searches whose words get another meaning. */
export const forgetChanges = (db: Db) => db`
  delete from listing_changes where ctid = any(array(select ctid from listing_changes
    where matched_at is not null and changed_at < now() - interval '1 day' limit ${MOST_FORGOTTEN}))`;

export const forgetRemoved = (db: Db) => db`
  delete from saved_searches where id in (select id from saved_searches
    where removed_at < now() - interval '1 hour' limit ${MOST_FORGOTTEN})`;

/** What is left of searches that are gone, of the next ones after `after`; the last of these. */
export const forgetLeft = (db: Db, after: string) => db<{ last: string | null }[]>`
  with looked_at as materialized (
    select search_id from saved_search_matches where search_id > ${after}
    group by search_id order by search_id limit ${SEARCHES_AT_ONCE}
  ), gone as materialized (
    select search_id from looked_at where not exists (select 1 from saved_searches where id = search_id)
  ), matches as (
    delete from saved_search_matches m using gone where m.search_id = gone.search_id
  )
  select (select search_id from looked_at order by search_id desc limit 1) as last`;

export const forgetNews = (db: Db) => db`
  delete from saved_search_news n where not exists (select 1 from saved_searches where id = n.search_id)`;
