import type { ViewSource } from '#contract/product-views.ts';
import type { Db } from '../database/connect.ts';
import { onMarket } from '../products/products.ts';

export type ViewKind = 'impression' | 'view' | 'search';

/** Of a visitor a day, so that nobody fills the table. */
const MOST_A_DAY = 3_000;

/** All processes have the same; gone after the day, when nobody can tell any more who was counted. */
export const addSalt = (db: Db, day: string, salt: Buffer) => db`
  insert into view_salts (day, salt) values (${day}, ${salt}) on conflict (day) do nothing`;

export const salt = (db: Db, day: string) => db<{ salt: Buffer }[]>`select salt from view_salts where day = ${day}`;

export const sellersOf = (db: Db, ids: string[]) => db<{ id: string; sellerId: string }[]>`
  select p.id, p.seller_id as "sellerId"
  from products p join users s on s.id = p.seller_id join categories c on c.id = p.category_id
  where p.id = any(${ids}::uuid[]) and ${onMarket(db)}`;

export interface Visit {
  visitor: string;
  kind: ViewKind;
  subject: string;
}

/** Those that were not counted today. In the order of the key, so that two processes do not wait for each other. */
export const addVisits = (db: Db, day: string, visits: Visit[]) => db<Visit[]>`
  with visits as (
    select distinct visitor, kind, subject
    from unnest(${visits.map(({ visitor }) => visitor)}::text[], ${visits.map(({ kind }) => kind)}::text[],
      ${visits.map(({ subject }) => subject)}::text[]) v (visitor, kind, subject)
  ), full_visitors as (
    select v.visitor from (select distinct visitor from visits) v
      cross join lateral (
        select count(*) as counted from (
          select 1 from counted_visitors t where t.day = ${day} and t.visitor = v.visitor limit ${MOST_A_DAY}) theirs) known
    where known.counted >= ${MOST_A_DAY}
  )
  insert into counted_visitors (day, visitor, kind, subject)
  select ${day}::date, visitor, kind, subject from visits
  where visitor not in (select visitor from full_visitors)
  order by visitor, kind, subject
  on conflict (day, visitor, kind, subject) do nothing
  returning visitor, kind, subject`;

export interface Count {
  id: string;
  impressions: number;
  views: number;
}

const counted = (db: Db, counts: Count[]) => db`
  unnest(${counts.map(({ id }) => id)}::uuid[], ${counts.map(({ impressions }) => impressions)}::int[],
    ${counts.map(({ views }) => views)}::int[]) c (id, impressions, views)`;

export const addToProducts = (db: Db, day: string, counts: Count[]) => db`
  insert into product_views (product_id, day, impressions, views)
  select c.id, ${day}::date, c.impressions, c.views from ${counted(db, counts)} order by c.id
  on conflict (product_id, day) do update set impressions = product_views.impressions + excluded.impressions,
    views = product_views.views + excluded.views`;

export const addToSellers = (db: Db, day: string, counts: Count[]) => db`
  insert into seller_views (seller_id, day, impressions, views)
  select c.id, ${day}::date, c.impressions, c.views from ${counted(db, counts)} order by c.id
  on conflict (seller_id, day) do update set impressions = seller_views.impressions + excluded.impressions,
    views = seller_views.views + excluded.views`;

export interface SourceCount {
  productId: string;
  source: ViewSource;
  words: string;
  views: number;
}

export const addSources = (db: Db, day: string, sources: SourceCount[]) => db`
  insert into product_view_sources (product_id, day, source, words, views)
  select c.product_id, ${day}::date, c.source, c.words, c.views
  from unnest(${sources.map(({ productId }) => productId)}::uuid[], ${sources.map(({ source }) => source)}::text[],
    ${sources.map(({ words }) => words)}::text[], ${sources.map(({ views }) => views)}::int[])
    c (product_id, source, words, views)
  order by c.product_id, c.source, c.words
  on conflict (product_id, day, source, words) do update set views = product_view_sources.views + excluded.views`;

export interface SearchCount {
  words: string;
  searches: number;
  foundNothing: number;
}

export const addSearches = (db: Db, day: string, counts: SearchCount[]) => db`
  insert into search_days (day, words, searches, found_nothing)
  select ${day}::date, c.words, c.searches, c.found_nothing
  from unnest(${counts.map(({ words }) => words)}::text[], ${counts.map(({ searches }) => searches)}::int[],
    ${counts.map(({ foundNothing }) => foundNothing)}::int[]) c (words, searches, found_nothing)
  order by c.words
  on conflict (day, words) do update set searches = search_days.searches + excluded.searches,
    found_nothing = search_days.found_nothing + excluded.found_nothing`;

export const forgetVisitors = (db: Db, today: string) => db`delete from counted_visitors where day < ${today}`;
export const forgetSalts = (db: Db, today: string) => db`delete from view_salts where day < ${today}`;

export const forgetProductViews = (db: Db, before: string) => db`delete from product_views where day < ${before}`;
export const forgetSources = (db: Db, before: string) => db`delete from product_view_sources where day < ${before}`;
export const forgetSearches = (db: Db, before: string) => db`delete from search_days where day < ${before}`;
export const forgetSellerViews = (db: Db, before: string) => db`delete from seller_views where day < ${before}`;
