import {
  FEWEST_SEARCHERS,
  INSIGHT_FIGURES,
  type InsightDay,
  type InsightFigures,
  type Insights,
  type ProductInsights,
  type ProductTrend,
  TREND_DAYS,
} from '#contract/insights.ts';
import type { Sql } from '../database/connect.ts';
import { daysAgo, lastDays, today } from '../days/days.ts';
import { notFound } from '../http/errors.ts';
import type { Viewer } from '../http/viewer.ts';
import * as queries from './queries.ts';
import * as viewQueries from './view-queries.ts';

export { openViewCounter, type ViewCounter } from './view-counter.ts';

const KEPT_DAYS = 400;

export async function sellerInsights(sql: Sql, { id: sellerId }: Viewer, days: number): Promise<Insights> {
  const since = daysAgo(2 * days - 1);
  const [views, events] = await Promise.all([
    queries.sellerViews(sql, sellerId, since),
    queries.events(sql, { sellerId }, since),
  ]);
  return byDay(days, views, events);
}

export async function productInsights(sql: Sql, seller: Viewer, id: string, days: number): Promise<ProductInsights> {
  const [own] = await queries.ownProducts(sql, seller.id, [id]);
  if (!own) throw notFound('bike');
  const since = daysAgo(2 * days - 1);
  const shown = daysAgo(days - 1);
  const [views, events, sources, words] = await Promise.all([
    queries.productViews(sql, [id], since),
    queries.events(sql, { sellerId: seller.id, productId: id }, since),
    queries.sources(sql, id, shown),
    queries.words(sql, id, shown, FEWEST_SEARCHERS),
  ]);
  return { ...byDay(days, views, events), sources, words };
}

/** In the order of the ids. */
export async function productTrends(sql: Sql, seller: Viewer, ids: string[]): Promise<ProductTrend[]> {
  const own = new Set((await queries.ownProducts(sql, seller.id, ids)).map(({ id }) => id));
  const rows = await queries.productViews(sql, [...own], daysAgo(TREND_DAYS - 1));
  const known = new Map(rows.map((row) => [`${row.productId} ${row.day}`, row]));
  const days = lastDays(TREND_DAYS);
  return ids
    .filter((id) => own.has(id))
    .map((id) => ({
      _id: id,
      impressions: days.map((day) => known.get(`${id} ${day}`)?.impressions ?? 0),
      views: days.map((day) => known.get(`${id} ${day}`)?.views ?? 0),
    }));
}

/** The numbers of visitors go the day after; of bikes and sellers they stay longer than a year. */
export async function forgetOldViews(sql: Sql) {
  await viewQueries.forgetVisitors(sql, today());
  await viewQueries.forgetSalts(sql, today());
  const before = daysAgo(KEPT_DAYS);
  await viewQueries.forgetProductViews(sql, before);
  await viewQueries.forgetSources(sql, before);
  await viewQueries.forgetSellerViews(sql, before);
  await viewQueries.forgetSearches(sql, before);
}

const none = (): InsightFigures => ({ impressions: 0, views: 0, saves: 0, questions: 0, offers: 0, bookings: 0 });

function byDay(count: number, views: queries.DayViews[], events: queries.EventCount[]): Insights {
  const figures = new Map(lastDays(2 * count).map((day) => [day, none()]));
  for (const { day, ...shown } of views) {
    const of = figures.get(day);
    if (of) Object.assign(of, { impressions: shown.impressions, views: shown.views });
  }
  for (const { figure, day, count: happened } of events) {
    const of = figures.get(day);
    if (of) of[figure] = happened;
  }
  const all: InsightDay[] = [...figures].map(([day, of]) => ({ day, ...of }));
  const former = none();
  for (const day of all.slice(0, count)) for (const figure of INSIGHT_FIGURES) former[figure] += day[figure];
  return { days: all.slice(count), former };
}
