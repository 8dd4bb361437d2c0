import { type AlertFrequency, MOST_NEW_MATCHES } from '#contract/saved-searches.ts';
import type { Db } from '../database/connect.ts';
import { nextTold } from './due-queries.ts';
import { isNew, withBike } from './queries.ts';

export interface DueSearch {
  id: string;
  personId: string;
  name: string;
  told: AlertFrequency;
}

/** Locks them, so that each is told by one process. */
export const takeDue = (db: Db, limit: number) => db<DueSearch[]>`
  select s.id, s.person_id as "personId", s.name, s.told
  from saved_search_news n join saved_searches s on s.id = n.search_id
  where n.due_at <= now() and s.next_told_at <= now() and s.told <> 'never' and s.removed_at is null
  order by n.due_at, n.search_id limit ${limit} for update of n skip locked`;

export const toldToday = (db: Db, personIds: string[]) => db<{ id: string; count: number }[]>`
  select user_id as id, count(*) from notices
  where user_id = any(${personIds}::uuid[]) and verb = 'search-matched' and noticed_at > now() - interval '1 day'
  group by user_id`;

/** Bikes that can be bought at this moment, newest first. */
export const untold = (db: Db, ids: string[]) => db<{ id: string; productIds: string[] }[]>`
  select saved.id, array_agg(p.id order by m.matched_at desc, p.id desc) as "productIds"
  from saved_searches saved join ${withBike(db)} on m.search_id = saved.id
  where saved.id = any(${ids}::uuid[]) and m.told_at is null and p.status = 'available' and ${isNew(db)} group by saved.id`;

/** Keeps the newest matches. */
export const markTold = (db: Db, ids: string[]) => db`
  with told as (
    update saved_search_matches set told_at = now() where search_id = any(${ids}::uuid[]) and told_at is null
  ), ranked as (
    select product_id, search_id, row_number() over (partition by search_id order by matched_at desc, product_id desc) as place
    from saved_search_matches where search_id = any(${ids}::uuid[]) and told_at is not null and seen_at is null
  ), dropped as (
    delete from saved_search_matches m using ranked r
    where m.product_id = r.product_id and m.search_id = r.search_id and r.place > ${MOST_NEW_MATCHES}
  ), news as (delete from saved_search_news where search_id = any(${ids}::uuid[]))
  update saved_searches s set next_told_at = ${nextTold(db, db`s`, { isFirst: false })}
  where id = any(${ids}::uuid[])`;

export const postpone = (db: Db, ids: string[]) => db`
  update saved_search_news set due_at = now() + interval '1 hour' where search_id = any(${ids}::uuid[])`;
