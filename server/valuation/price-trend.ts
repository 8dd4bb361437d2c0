import { setImmediate as nextTurn } from 'node:timers/promises';
import { dollars } from '#contract/money.ts';
import { isPlaceholder } from '../products/usual-prices/usual-prices.ts';
import type { Price } from './bike.ts';
import { type Estimate, estimate } from './estimate.ts';
import { quantile } from './statistics.ts';
import { fitTrend, type Trend } from './trend.ts';

/** How far prices are from their estimates, in spreads, from a number of comparables on. */
export interface ErrorBounds {
  least: number;
  low: number;
  high: number;
}

export interface PriceTrend extends Trend {
  errors: ErrorBounds[];
}

export interface Band {
  low: number;
  middle: number;
  high: number;
}

export const BAND_SHARE = 0.8;
const CLASSES = [0, 1, 3, 6, 11, 26];
const FEWEST_OF_A_CLASS = 30;
/** With fewer the bounds of all are too narrow. */
const WIDER = 1.2;
/** Deposits, missing digits and the like are so far from the estimate. */
const [TOO_LOW, TOO_HIGH] = [Math.log(0.5), Math.log(2.2)];
const FEWEST_TO_DOUBT = 3;
/** Wrecks and projects make low prices more frequent than high ones. */
const LOW_PER_HIGH = 3;
const ROUNDS = 2;
/** Of one model: more say hardly more, and each is compared with all others. */
const MOST_ALIKE = 300;
const AT_ONCE = 20;

/** In cents. */
export function bandOf({ log, spread, comparables }: Estimate, { errors }: PriceTrend): Band | undefined {
  const bounds = errors.findLast(({ least }) => comparables.length >= least);
  if (!bounds) return undefined;
  const cents = (deviation: number) => Math.round(Math.exp(log + deviation * spread));
  return { low: cents(bounds.low), middle: cents(0), high: cents(bounds.high) };
}

/** From prices of one country, in random order. Lets other work pass. `usable`: those without doubt. */
export async function fitPriceTrend(all: readonly Price[]): Promise<{ trend: PriceTrend; usable: Price[] }> {
  const models = Map.groupBy(
    all.filter(({ cents }) => !isPlaceholder(dollars(cents))),
    ({ model }) => model,
  );
  const prices = [...models.values()].flatMap((alike) => alike.slice(0, MOST_ALIKE));
  let usable = prices;
  let trend = fitTrend(usable);
  for (let round = 0; round < ROUNDS; round++) {
    const judged = await judge(prices, usable, trend);
    usable = judged.filter(({ doubt }) => !doubt).map(({ price }) => price);
    trend = fitTrend(usable);
  }
  const errors = errorBounds(withoutDeposits(await judge(prices, usable, trend)));
  return { trend: { ...trend, errors }, usable };
}

interface Judged {
  price: Price;
  count: number;
  /** From the estimate, in spreads. */
  deviation: number;
  doubt?: 'low' | 'high' | undefined;
}

/** Each by the others among `usable`. */
async function judge(prices: Price[], usable: Price[], trend: Trend): Promise<Judged[]> {
  const models = Map.groupBy(usable, ({ model }) => model);
  const judged: Judged[] = [];
  for (const [nth, price] of prices.entries()) {
    if (nth % AT_ONCE === 0) await nextTurn();
    const found = estimate(
      price,
      (models.get(price.model) ?? []).filter(({ id }) => id !== price.id),
      trend,
    );
    if (found) judged.push(deviationOf(price, found));
  }
  return judged;
}

function deviationOf(price: Price, { log, spread, comparables: { length: count } }: Estimate): Judged {
  const off = Math.log(price.cents) - log;
  const doubt = off < TOO_LOW ? 'low' : off > TOO_HIGH ? 'high' : undefined;
  return { price, count, deviation: off / spread, doubt: count < FEWEST_TO_DOUBT ? undefined : doubt };
}

/** A deposit is always too low: the lowest prices, beyond so many for each high one, are left out. */
function withoutDeposits(judged: Judged[]): Judged[] {
  const { low = [], high = [], none = [] } = Object.groupBy(judged, ({ doubt }) => doubt ?? 'none');
  const asked = low.toSorted((a, b) => b.deviation - a.deviation).slice(0, high.length * LOW_PER_HIGH);
  return [...none, ...high, ...asked];
}

/** None without enough prices. A class with few has the bounds of all, widened. */
function errorBounds(judged: Judged[]): ErrorBounds[] {
  if (judged.length < FEWEST_OF_A_CLASS) return [];
  return CLASSES.map((least, at) => {
    const next = CLASSES[at + 1] ?? Number.POSITIVE_INFINITY;
    const some = judged.filter(({ count }) => count >= least && count < next);
    return { least, ...(some.length < FEWEST_OF_A_CLASS ? boundsOf(judged, WIDER) : boundsOf(some)) };
  });
}

function boundsOf(judged: Judged[], wider = 1) {
  const bound = (share: number) =>
    wider *
    quantile(
      judged.map(({ deviation }) => deviation),
      share,
    );
  return { low: bound((1 - BAND_SHARE) / 2), high: bound((1 + BAND_SHARE) / 2) };
}
