import {
  isMoney,
  type Market,
  type MarketCount,
  type MarketCounts,
  type MarketCut,
  type MarketFigure,
  type MarketPart,
  type MarketQueue,
  type MarketSearch,
} from '#contract/market-figures.ts';
import { dollars } from '#contract/money.ts';
import type { Sql } from '../database/connect.ts';
import { daysAgo, lastDays } from '../days/days.ts';
import { placeById } from '../geography/geography.ts';
import * as queries from './queries.ts';

export { rebuildMarketFigures, rollUpMarket } from './rollup.ts';

const countOf = ({ figure, count, amount }: { figure: MarketFigure } & MarketCount): MarketCount => ({
  count,
  amount: isMoney(figure) ? dollars(amount) : amount,
});

export async function readMarket(sql: Sql, count: number): Promise<Market> {
  const rows = await queries.days(sql, daysAgo(2 * count - 1));
  const days = lastDays(count).map((day) => ({ day, figures: {} as MarketCounts }));
  const known = new Map(days.map(({ day, figures }) => [day, figures]));
  const former: MarketCounts = {};
  for (const row of rows) {
    const figures = known.get(row.day);
    if (figures) figures[row.figure] = countOf(row);
    else former[row.figure] = sumOf(former[row.figure], countOf(row));
  }
  const countedAt = rows.reduce((latest, row) => Math.max(latest, row.countedAt.getTime()), 0);
  return { days, former, ...(countedAt && { countedAt: new Date(countedAt).toISOString() }) };
}

/** In cents, so that sums of dollars stay exact. */
const sumOf = (one: MarketCount = { count: 0, amount: 0 }, other: MarketCount): MarketCount => ({
  count: one.count + other.count,
  amount: Math.round((one.amount + other.amount) * 100) / 100,
});

export async function listMarketParts(sql: Sql, cut: MarketCut, count: number): Promise<MarketPart[]> {
  const rows = await queries.parts(sql, cut, { since: daysAgo(count - 1), former: daysAgo(2 * count - 1) });
  const parts = new Map<string, MarketPart>();
  for (const row of rows) {
    const { key, isFormer, figure } = row;
    const part = parts.get(key) ?? { key, name: nameOf(cut, row), figures: {}, former: {} };
    part[isFormer ? 'former' : 'figures'][figure] = countOf(row);
    parts.set(key, part);
  }
  return [...parts.values()];
}

export function nameOf(cut: MarketCut | 'all', { key, name }: { key: string; name: string | null }) {
  if (cut !== 'place') return name ?? undefined;
  const place = key ? placeById(Number(key)) : undefined;
  return place && `${place.name}, ${place.country}`;
}

export async function listMarketSearches(sql: Sql, days: number): Promise<MarketSearch[]> {
  return queries.searches(sql, daysAgo(days - 1));
}

export async function listMarketQueues(sql: Sql): Promise<MarketQueue[]> {
  const rows = await queries.queues(sql);
  return rows.map(({ since, ...queue }) => ({ ...queue, ...(since && { since: since.toISOString() }) }));
}
