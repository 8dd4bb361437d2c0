import {
  type MarketCut,
  type MarketFigure,
  type MarketQueueName,
  MOST_PARTS_SHOWN,
  MOST_QUEUED,
} from '#contract/market-figures.ts';
import type { Db, Fragment } from '../database/connect.ts';

interface CountRow {
  figure: MarketFigure;
  count: number;
  amount: number;
}

export interface DayRow extends CountRow {
  day: string;
  countedAt: Date;
}

export const days = (db: Db, since: string) => db<DayRow[]>`
  select day::text, figure, count, amount, counted_at as "countedAt" from market_figures
  where cut = 'all' and day >= ${since}`;

export interface PartRow extends CountRow {
  key: string;
  name: string | null;
  isFormer: boolean;
}

/** Brands or towns with most bookings, then with most new bikes. */
export const parts = (db: Db, cut: MarketCut, { since, former }: { since: string; former: string }) => db<PartRow[]>`
  with largest as materialized (
    select key, coalesce(sum(count) filter (where figure = 'booked' and day >= ${since}), 0) as booked,
      coalesce(sum(count) filter (where figure = 'bikes' and day >= ${since}), 0) as bikes
    from market_figures where cut = ${cut} and day >= ${former} group by key order by booked desc, bikes desc, key limit ${MOST_PARTS_SHOWN}
  ), sums as materialized (
    select key, figure, day < ${since} as former, sum(count) as count, sum(amount) as amount from market_figures
    where cut = ${cut} and day >= ${former} and key in (select key from largest) group by 1, 2, 3
  )
  select sums.key, c.brand_name as name, figure, former as "isFormer", sums.count::bigint, sums.amount::bigint
  from largest join sums on sums.key = largest.key left join categories c on c.id::text = sums.key
  order by booked desc, bikes desc, sums.key`;

export interface SearchRow {
  words: string;
  searches: number;
  foundNothing: number;
}

export const searches = (db: Db, since: string) => db<SearchRow[]>`
  select words, sum(searches)::int as searches, sum(found_nothing)::int as "foundNothing" from search_days
  where day >= ${since} group by words having sum(found_nothing) > 0
  order by 3 desc, words limit ${MOST_PARTS_SHOWN}`;

export interface QueueRow {
  queue: MarketQueueName;
  waiting: number;
  since: Date | null;
}

/** What an admin has to decide; the pages of these lists show the same rows. */
export const queues = (db: Db) => {
  const waiting: Record<MarketQueueName, Fragment> = {
    disputes: db`
      select (select max(happened_at) from booking_steps t
        where t.product_id = b.product_id and t.booking_id = b.id and t.to_status = 'disputed') as at
      from bookings b where b.status = 'disputed'`,
    heldPayouts: db`
      select held_at as at from payouts
      where status = 'due' and begun_at is null and held_for is not null and released_at is null`,
    listings: db`select queued_at as at from listing_reviews where queued_at is not null`,
    reports: db`select min(reported_at) as at from reports where dismissed_at is null group by product_id`,
    ratingReports: db`select reported_at as at from rating_reports where dismissed_at is null`,
    messageReports: db`select reported_at as at from message_reports where decided_at is null`,
    imports: db`select waits_since as at from imports where state = 'waiting' and decision is null`,
    identityDocuments: db`select sent_at as at from identity_documents`,
    suspensionAppeals: db`
      select appealed_at as at from suspensions
      where settled_at is null and appealed_at is not null and kept_at is null`,
  };
  const counted = Object.entries(waiting)
    .map(
      ([queue, rows]) => db`
      select ${queue}::text as queue, count(*)::int as waiting, min(at) as since
      from (${rows} limit ${MOST_QUEUED}) theirs`,
    )
    .reduce((all, one) => db`${all} union all ${one}`);
  return db<QueueRow[]>`${counted}`;
};

export interface ExportRow extends CountRow {
  day: string;
  key: string;
  name: string | null;
}

interface Part<Row> {
  since: string;
  /** The last row of the part before. */
  after: Row | undefined;
  limit: number;
}

export const exported = (db: Db, cut: MarketCut | 'all', { since, after, limit }: Part<ExportRow>) => db<ExportRow[]>`
  select m.day::text, m.key, c.brand_name as name, m.figure, m.count, m.amount
  from market_figures m left join categories c on c.id::text = m.key
  where m.cut = ${cut} and m.day >= ${since}
    ${after ? db`and (m.day, m.key, m.figure) > (${after.day}::date, ${after.key}, ${after.figure})` : db``}
  order by m.day, m.key, m.figure limit ${limit}`;

export interface SearchDayRow extends SearchRow {
  day: string;
}

export const exportedSearches = (db: Db, { since, after, limit }: Part<SearchDayRow>) => db<SearchDayRow[]>`
  select day::text, words, searches, found_nothing as "foundNothing" from search_days
  where day >= ${since} ${after ? db`and (day, words) > (${after.day}::date, ${after.words})` : db``}
  order by day, words limit ${limit}`;
