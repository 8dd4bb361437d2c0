import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { ViewSource } from './product-views.ts';
import { MOST_TOGETHER } from './products.ts';

/** Fewer could tell the seller who searched. */
export const FEWEST_SEARCHERS = 3;

export const INSIGHT_PERIODS = [7, 30, 90] as const;
export type InsightPeriod = (typeof INSIGHT_PERIODS)[number];
export const TREND_DAYS = 30;

export const INSIGHT_FIGURES = ['impressions', 'views', 'saves', 'questions', 'offers', 'bookings'] as const;
export type InsightFigure = (typeof INSIGHT_FIGURES)[number];

const Figures = z.object({
  impressions: z.number().int(),
  views: z.number().int(),
  /** Of people who have it among their favourites still. */
  saves: z.number().int(),
  questions: z.number().int(),
  offers: z.number().int(),
  bookings: z.number().int(),
} satisfies Record<InsightFigure, z.ZodType>);
export type InsightFigures = z.infer<typeof Figures>;

export const InsightDay = Figures.extend({ day: z.iso.date() });
export type InsightDay = z.infer<typeof InsightDay>;

const Insights = z.object({
  /** UTC, oldest first, today last. */
  days: z.array(InsightDay),
  /** Sums of as many days before. */
  former: Figures,
});
export type Insights = z.infer<typeof Insights>;

const period = z.object({
  days: z.coerce
    .number()
    .pipe(
      z.literal(INSIGHT_PERIODS, {
        error: () => t('Please choose one of {values} days', { values: INSIGHT_PERIODS.join(', ') }),
      }),
    )
    .default(30),
});

export const readInsights = endpoint({
  method: 'GET',
  path: '/insights',
  access: 'seller',
  summary: "What visitors did with the caller's bikes, day by day",
  query: period,
  answer: Insights,
});

export const ProductInsights = Insights.extend({
  sources: z.array(z.object({ source: ViewSource, views: z.number().int() })),
  words: z.array(z.object({ words: z.string(), views: z.number().int() })),
});
export type ProductInsights = z.infer<typeof ProductInsights>;

export const readProductInsights = endpoint({
  method: 'GET',
  path: '/product/:id/insights',
  access: 'seller',
  summary: `What visitors did with one of the caller's bikes, day by day, and where they came from; words of searches that at least ${FEWEST_SEARCHERS} used`,
  params: z.object({ id: Id }),
  query: period,
  answer: ProductInsights,
});

export const ProductTrend = z.object({
  _id: Id,
  /** One a day of the last, oldest first. */
  impressions: z.array(z.number().int()),
  views: z.array(z.number().int()),
});
export type ProductTrend = z.infer<typeof ProductTrend>;

export const listProductTrends = endpoint({
  method: 'GET',
  path: '/insights/products',
  access: 'seller',
  summary: `Impressions and page views of some of the caller's bikes on each of the last ${TREND_DAYS} days; bikes of others are left out`,
  query: z.object({
    ids: z
      .string()
      .transform((text) => [...new Set(text.split(','))])
      .pipe(
        z
          .array(Id)
          .max(MOST_TOGETHER, { error: () => t('Please ask for at most {count} at once', { count: MOST_TOGETHER }) }),
      ),
  }),
  answer: z.array(ProductTrend),
});
