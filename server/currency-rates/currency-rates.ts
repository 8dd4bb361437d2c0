import { cacheTags } from '../cache/invalidation.ts';
import { constant, Tagged } from '../cache/tagged.ts';
import type { Sql } from '../database/connect.ts';
import * as queries from './queries.ts';

export { fetchCurrencyRates } from './fetch-rates.ts';

/** A fetched rate that is older gives way to the configured one. */
const LONGEST_DAYS = 7;

export interface CurrencySettings {
  /** By ISO 4217 code: how much one dollar is. */
  rates: Readonly<Record<string, number>>;
  /** The address of newer ones. */
  source?: string | undefined;
}

export async function currencyRate(
  sql: Sql,
  { rates, source }: CurrencySettings,
  code: string,
): Promise<Tagged<number>> {
  const configured = rates[code] ?? 0;
  if (!source) return constant(configured);
  const [fetched] = await queries.rateOf(sql, code, LONGEST_DAYS);
  return new Tagged(fetched?.perDollar ?? configured, cacheTags.currencyRates);
}
