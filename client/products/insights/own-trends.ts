import { useQueries } from '@tanstack/react-query';
import { query } from '#client/api/query-client.ts';
import { listProductTrends, type ProductTrend } from '#contract/insights.ts';
import { MOST_TOGETHER } from '#contract/products.ts';

const FRESH_FOR_MS = 60_000;

/** By the bike's id; without those that have not come yet. */
export function useTrends(ids: string[]): Map<string, ProductTrend> {
  const parts = Array.from({ length: Math.ceil(ids.length / MOST_TOGETHER) }, (_, nth) =>
    ids.slice(nth * MOST_TOGETHER, (nth + 1) * MOST_TOGETHER),
  );
  const trends = useQueries({
    queries: parts.map((part) => ({
      ...query(listProductTrends, { query: { ids: part.join() } }),
      staleTime: FRESH_FOR_MS,
      retry: false,
    })),
  });
  return new Map(trends.flatMap(({ data = [] }) => data.map((trend) => [trend._id, trend])));
}
