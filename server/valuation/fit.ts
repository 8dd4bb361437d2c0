import type { Sql } from '../database/connect.ts';
import { fitPriceTrend } from './price-trend.ts';
import { countryOf, listedPrices } from './prices.ts';
import * as queries from './queries.ts';

/** Fitting compares each with those of its model. */
const MOST_PRICES = 20_000;
/** With fewer, what is usual elsewhere is better than what is fitted. */
const FEWEST_PRICES = 200;

/** A trend for each country with enough prices. Idempotent. */
export async function fitPriceTrends(sql: Sql, left: AbortSignal, fewest = FEWEST_PRICES) {
  const prices = listedPrices(await queries.pricesAsked(sql, MOST_PRICES));
  for (const [country, some] of Map.groupBy(prices, ({ placeId }) => countryOf(placeId))) {
    if (left.aborted) return;
    if (!country || some.length < fewest) continue;
    const { trend, usable } = await fitPriceTrend(some);
    await queries.saveTrend(sql, country, trend, usable.length);
  }
}
