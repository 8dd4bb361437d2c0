import {
  type AlertFrequency,
  MOST_NEW_MATCHES,
  MOST_SAVED_SEARCHES,
  MOST_SHOWN_MATCHES,
  type SavedSearch,
} from '#contract/saved-searches.ts';
import type { Db, Fragment } from '../database/connect.ts';
import { onMarket } from '../products/products.ts';
import type { Meaning } from '../search/reverse-search/reverse-search.ts';
import { notBlocked } from '../users/blocks/blocks.ts';
import { nextTold } from './due-queries.ts';

export interface NewSearch {
  id: string;
  person_id: string;
  name: string;
  address: string;
  told: AlertFrequency;
  utc_offset: number;
  has_words: boolean;
}

const columns = (db: Db, row: object, prefix = '') => db`${db(Object.keys(row).map((name) => prefix + name))}`;

/** No row: there are as many as there can be. The person is locked. */
export const insert = (db: Db, search: NewSearch, meaning: Meaning) => {
  const row = { ...search, ...meaning };
  return db<{ id: string }[]>`
    with saved as (insert into saved_searches as s (${columns(db, row)}, next_told_at)
    select ${columns(db, row, 'n.')}, ${nextTold(db, db`n`, { isFirst: true }, db`now()`)}
    from jsonb_populate_record(null::saved_searches, ${db.json(row)}) n
    where (select count(*) from saved_searches where person_id = n.person_id and address <> n.address and removed_at is null)
      < ${MOST_SAVED_SEARCHES}
    on conflict (person_id, address) do update set removed_at = null returning id, has_words
    ), words as (
      insert into saved_search_words (search_id) select id from saved where has_words on conflict do nothing
    )
    select id from saved`;
};

export interface SavedSearchRow extends Pick<SavedSearch, 'name' | 'address' | 'told' | 'newMatches'> {
  id: string;
  savedAt: Date;
  productIds: string[];
}

/** Of others, between whom and the person nobody blocked the other. */
const isOfOthers = (db: Db, personId: string | Fragment) => db`
  p.seller_id <> ${personId} and ${notBlocked(db, personId, db`p.seller_id`)}`;

export const isNew = (db: Db) => db`m.seen_at is null and ${onMarket(db)} and ${isOfOthers(db, db`saved.person_id`)}`;

export const withBike = (db: Db) => db`
  saved_search_matches m join products p on p.id = m.product_id join users s on s.id = p.seller_id
    join categories c on c.id = p.category_id`;

export const ofPerson = (db: Db, personId: string) => db<SavedSearchRow[]>`
  select saved.id, saved.name, saved.address, saved.told, saved.saved_at as "savedAt",
    least(coalesce(n.matches, 0), ${MOST_NEW_MATCHES})::int as "newMatches",
    coalesce(n.ids[1:${MOST_SHOWN_MATCHES}::int], '{}') as "productIds"
  from saved_searches saved left join (
      select saved.id, count(*) as matches, array_agg(p.id order by m.matched_at desc, p.id desc) as ids
      from saved_searches saved join ${withBike(db)} on m.search_id = saved.id
      where saved.person_id = ${personId} and ${isNew(db)} group by saved.id) n using (id)
  where saved.person_id = ${personId} and saved.removed_at is null order by saved.id desc`;

export const countNew = (db: Db, personId: string) => db<{ count: number }[]>`
  select count(*) from (
    select distinct p.id from saved_searches saved join ${withBike(db)} on m.search_id = saved.id
    where saved.person_id = ${personId} and saved.removed_at is null and ${isNew(db)}
    limit ${MOST_NEW_MATCHES}) matches`;

export const change = (
  db: Db,
  { id, personId }: { id: string; personId: string },
  { name, told, utcOffset = null }: { name: string; told: AlertFrequency; utcOffset?: number | null | undefined },
) => db`
    with n as materialized (
      select id, ${name}::text as name, ${told}::text as told, coalesce(${utcOffset}::int, utc_offset) as utc_offset,
        now() as at
      from saved_searches where id = ${id}
    ), changed as (
    update saved_searches s set name = n.name, told = n.told, utc_offset = n.utc_offset, next_told_at =
      case when s.told = n.told then s.next_told_at else ${nextTold(db, db`n`, { isFirst: true }, db`n.at`)} end
    from n where s.id = n.id and s.person_id = ${personId} and s.removed_at is null returning s.id, s.next_told_at
    ), news as (
      update saved_search_news n set due_at = changed.next_told_at from changed where n.search_id = changed.id
    )
    select id from changed`;

/** No row: there is no such search of this person. */
export const see = (db: Db, id: string, personId: string) => db<{ ids: string[] }[]>`
  with saved as (
    select id, person_id from saved_searches where id = ${id} and person_id = ${personId} and removed_at is null
  ), news as (
    delete from saved_search_news where search_id in (select id from saved) returning search_id
  ), seen as (
    update saved_search_matches m set seen_at = now() from saved, (select count(*) from news) locked
    where m.search_id = saved.id and m.seen_at is null returning m.product_id
  )
  select array(
    select p.id from seen m join products p on p.id = m.product_id join users s on s.id = p.seller_id
      join categories c on c.id = p.category_id
    where ${onMarket(db)} and ${isOfOthers(db, personId)} order by p.id desc) as ids
  from saved`;

/** Earlier removed ones go for good. */
export const remove = (db: Db, id: string, personId: string) => db`
  with forgotten as (
    delete from saved_searches where person_id = ${personId} and removed_at is not null and id <> ${id}
  )
  update saved_searches set removed_at = now() where id = ${id} and person_id = ${personId} and removed_at is null`;

export const forget = (db: Db, personId: string) => db`delete from saved_searches where person_id = ${personId}`;

export const everyOf = (db: Db, personId: string) => db<Omit<SavedSearchRow, 'newMatches' | 'productIds'>[]>`
  select id, name, address, told, saved_at as "savedAt" from saved_searches
  where person_id = ${personId} and removed_at is null order by id desc`;
