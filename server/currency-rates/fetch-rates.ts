import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { currencyRatesChanged } from '../cache/invalidation.ts';
import type { Sql } from '../database/connect.ts';
import type { CurrencySettings } from './currency-rates.ts';
import * as queries from './queries.ts';

const LONGEST_MS = 10_000;
const MOST_BYTES = 200_000;
/** A rate this many times the configured one, or a part of it, is a fault of the source. */
const MOST_TIMES = 5;
const DOLLAR = 'USD';

/** What sources have in common: `{ "base": "USD", "rates": { "BDT": 119.5 } }`. */
const Answer = z.object({
  base: z.literal(DOLLAR).optional(),
  base_code: z.literal(DOLLAR).optional(),
  rates: z.record(z.string(), z.number()),
});

/** Stores the source's rates of the configured currencies. Without an answer the former ones stay. */
export async function fetchCurrencyRates(sql: Sql, { rates, source }: CurrencySettings, log: FastifyBaseLogger) {
  if (!source) return;
  const answered = await ask(source).catch((error: unknown) => {
    log.warn({ err: error }, 'The source of currency rates did not answer');
  });
  if (!answered) return;
  const fit = Object.entries(rates).flatMap(([currency, configured]) => {
    const perDollar = answered.rates[currency];
    if (perDollar && perDollar < configured * MOST_TIMES && perDollar > configured / MOST_TIMES)
      return [{ currency, perDollar }];
    log.warn({ currency, perDollar, configured }, 'A currency rate is missing, or far from the configured one');
    return [];
  });
  await sql.begin(async (db) => {
    const changed = await queries.save(db, fit);
    if (changed.length) await currencyRatesChanged(db);
  });
}

async function ask(source: string) {
  const response = await fetch(source, { redirect: 'error', signal: AbortSignal.timeout(LONGEST_MS) });
  if (!response.ok) throw new Error(`It answered ${response.status}`);
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    if (text.length > MOST_BYTES) throw new Error(`It is larger than ${MOST_BYTES} bytes`);
  }
  return Answer.parse(JSON.parse(text));
}
