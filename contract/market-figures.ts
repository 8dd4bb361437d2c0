import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { oneOf } from './fields.ts';

/**
 * What happens on the market, by UTC day.
 * - `visitors`, `searchers`, `viewers`: people and browsers that saw a bike, searched, opened a bike’s page; of a day
 * - `askers`: people who began a conversation, made an offer or kept a bike as a favourite, each once a day
 * - `booked` to `fees`: deals and their money; `paid`, `refunded`, `paidOut` and `fees` are from the ledger
 * - `sold`: its amount is the days that these bikes were on sale, together
 * - `onSale`, `priced`: bikes at the end of the day, and those of them that have a price label
 */
export const MARKET_FIGURES = [
  'visitors',
  'searchers',
  'viewers',
  'askers',
  'buyers',
  'sellers',
  'bikes',
  'booked',
  'paid',
  'handedOver',
  'refunded',
  'disputed',
  'paidOut',
  'fees',
  'sold',
  'onSale',
  'priced',
] as const;
export type MarketFigure = (typeof MARKET_FIGURES)[number];

const MONEY_FIGURES: readonly MarketFigure[] = ['booked', 'paid', 'refunded', 'paidOut', 'fees'];
/** Whether its amount is money. */
export const isMoney = (figure: MarketFigure) => MONEY_FIGURES.includes(figure);

export const MARKET_PERIODS = [7, 30, 90, 365] as const;
export type MarketPeriod = (typeof MARKET_PERIODS)[number];
export const MARKET_CUTS = ['brand', 'place'] as const;
export type MarketCut = (typeof MARKET_CUTS)[number];
export const MOST_PARTS_SHOWN = 50;

export const MarketCount = z.object({
  count: z.number().int(),
  /** Dollars where the figure is money, days of `sold`; else 0. */
  amount: z.number(),
});
export type MarketCount = z.infer<typeof MarketCount>;

const Counts = z.partialRecord(z.enum(MARKET_FIGURES), MarketCount);
/** A figure that is absent is 0. */
export type MarketCounts = z.infer<typeof Counts>;

const period = {
  days: z.coerce
    .number()
    .pipe(
      z.literal(MARKET_PERIODS, {
        error: () => t('Please choose one of {values} days', { values: MARKET_PERIODS.join(', ') }),
      }),
    )
    .default(30),
};
const cut = oneOf(MARKET_CUTS);

export const Market = z.object({
  /** Oldest first, today last; as far as the last count. */
  days: z.array(z.object({ day: z.iso.date(), figures: Counts })),
  /** Sums of as many days before. */
  former: Counts,
  /** ISO 8601; absent: nothing was counted yet. */
  countedAt: z.string().optional(),
});
export type Market = z.infer<typeof Market>;

export const readMarket = endpoint({
  method: 'GET',
  path: '/market',
  access: 'admin',
  summary: 'What happens on the market, day by day, with the sums of as many days before',
  query: z.object(period),
  answer: Market,
});

export const MarketPart = z.object({
  key: z.string(),
  /** Of the brand, or of the town; absent: no town was given. */
  name: z.string().optional(),
  figures: Counts,
  former: Counts,
});
export type MarketPart = z.infer<typeof MarketPart>;

export const listMarketParts = endpoint({
  method: 'GET',
  path: '/market/parts',
  access: 'admin',
  summary: `The same of each brand or town, those with most bookings first, at most ${MOST_PARTS_SHOWN}`,
  query: z.object({ ...period, cut }),
  answer: z.array(MarketPart),
});

export const MarketSearch = z.object({ words: z.string(), searches: z.number().int(), foundNothing: z.number().int() });
export type MarketSearch = z.infer<typeof MarketSearch>;

export const listMarketSearches = endpoint({
  method: 'GET',
  path: '/market/searches',
  access: 'admin',
  summary: `What visitors searched for and did not find, the most frequent first, at most ${MOST_PARTS_SHOWN}`,
  query: z.object(period),
  answer: z.array(MarketSearch),
});

export const MARKET_QUEUES = [
  'disputes',
  'heldPayouts',
  'listings',
  'reports',
  'ratingReports',
  'messageReports',
  'imports',
  'identityDocuments',
  'suspensionAppeals',
] as const;
export type MarketQueueName = (typeof MARKET_QUEUES)[number];
/** More are not counted. */
export const MOST_QUEUED = 1_000;

export const MarketQueue = z.object({
  queue: z.enum(MARKET_QUEUES),
  /** At most `MOST_QUEUED`. */
  waiting: z.number().int(),
  /** ISO 8601: of the one that has waited longest. */
  since: z.string().optional(),
});
export type MarketQueue = z.infer<typeof MarketQueue>;

export const listMarketQueues = endpoint({
  method: 'GET',
  path: '/market/queues',
  access: 'admin',
  summary: 'What waits for an admin, and since when',
  answer: z.array(MarketQueue),
});

export const MARKET_TABLES = ['days', 'brands', 'places', 'searches'] as const;
export type MarketTable = (typeof MARKET_TABLES)[number];

export const exportMarket = endpoint({
  method: 'GET',
  path: '/market/export',
  access: 'admin',
  gives: 'text/csv',
  summary: 'All figures of a period as CSV: by day, by brand and day, by town and day, or all searches by day',
  query: z.object({ ...period, table: oneOf(MARKET_TABLES) }),
  answer: z.string(),
});
