import type { InsightFigure } from '#contract/insights.ts';
import type { ViewSource } from '#contract/product-views.ts';
import type { Db } from '../database/connect.ts';

export interface DayViews {
  day: string;
  impressions: number;
  views: number;
}

export const sellerViews = (db: Db, sellerId: string, since: string) => db<DayViews[]>`
  select day::text, impressions, views from seller_views where seller_id = ${sellerId} and day >= ${since}`;

export const productViews = (db: Db, ids: string[], since: string) => db<(DayViews & { productId: string })[]>`
  select product_id as "productId", day::text, impressions, views from product_views
  where product_id = any(${ids}::uuid[]) and day >= ${since}`;

export interface EventCount {
  figure: Exclude<InsightFigure, 'impressions' | 'views'>;
  day: string;
  count: number;
}

/** By UTC day; of one bike or of all that a seller has. */
export const events = (db: Db, of: { sellerId: string; productId?: string }, since: string) => {
  const from = db`${since}::timestamp at time zone 'UTC'`;
  const theirs = of.productId ? db`e.product_id = ${of.productId}` : db`e.seller_id = ${of.sellerId}`;
  const saved = of.productId ? db`f.product_id = ${of.productId}` : db`p.seller_id = ${of.sellerId}`;
  return db<EventCount[]>`
    select figure, (at at time zone 'UTC')::date::text as day, count(*)::int as count
    from (
      select 'saves' as figure, f.saved_at as at from favourites f join products p on p.id = f.product_id
      where ${saved} and f.saved_at >= ${from}
      union all
      select 'questions', e.begun_at from conversations e where ${theirs} and e.begun_at >= ${from}
      union all
      select 'offers', e.made_at from offers e where ${theirs} and e.author = 'buyer' and e.made_at >= ${from}
      union all
      select 'bookings', e.booked_at from bookings e where ${theirs} and e.booked_at >= ${from}
    ) happened
    group by 1, 2`;
};

export const ownProducts = (db: Db, sellerId: string, ids: string[]) => db<{ id: string }[]>`
  select id from products where id = any(${ids}::uuid[]) and seller_id = ${sellerId} and status <> 'removed'`;

export const sources = (db: Db, productId: string, since: string) => db<{ source: ViewSource; views: number }[]>`
  select source, sum(views)::int as views from product_view_sources
  where product_id = ${productId} and day >= ${since}
  group by source order by 2 desc, 1`;

const MOST_WORDS = 10;

/** What is searched for by few is left out. */
export const words = (db: Db, productId: string, since: string, fewest: number) => db<
  { words: string; views: number }[]
>`
  select words, sum(views)::int as views from product_view_sources
  where product_id = ${productId} and day >= ${since} and words <> ''
  group by words having sum(views) >= ${fewest} order by 2 desc, 1 limit ${MOST_WORDS}`;
