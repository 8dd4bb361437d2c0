import type { FastifyRequest } from 'fastify';
import type { Display } from '#language/display.ts';
import { chosenDisplay } from '#language/display-cookies.ts';
import type { Making } from '../cache/response-cache.ts';
import type { AppContext } from '../context.ts';
import { currencyRate } from '../currency-rates/currency-rates.ts';

/** How this reader's pages show figures. */
export async function readDisplay(
  { sql, currencies: settings }: Pick<AppContext, 'sql' | 'currencies'>,
  { headers }: FastifyRequest,
  { tag }: Pick<Making, 'tag'>,
): Promise<Display> {
  const currencies = Object.keys(settings.rates);
  const { distanceUnit, currency: code } = chosenDisplay(headers.cookie, currencies);
  if (!code) return { distanceUnit, currencies };
  const { value: perDollar, tags } = await currencyRate(sql, settings, code);
  tag(...tags);
  return { distanceUnit, currencies, currency: { code, perDollar } };
}
