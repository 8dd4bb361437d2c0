import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, line } from './fields.ts';

/** From where a visitor came to a bike's page. */
export const VIEW_SOURCES = [
  'search',
  'brand',
  'seller',
  'home',
  'advertised',
  'saved',
  'alert',
  'elsewhere',
  'outside',
] as const;
export const ViewSource = z.enum(VIEW_SOURCES);
export type ViewSource = z.infer<typeof ViewSource>;

export const MOST_IMPRESSIONS_SENT = 100;
export const MOST_VIEWS_SENT = 10;
export const MOST_SEARCHES_SENT = 10;
export const LONGEST_VIEW_WORDS = 60;

const Words = line(LONGEST_VIEW_WORDS).transform((words) => words.toLowerCase());

export const recordProductViews = endpoint({
  method: 'POST',
  path: '/product-views',
  access: 'anyone',
  summary:
    'Bikes that this visitor saw in lists and whose pages they opened, and what they searched for; counted once a visitor and day, not for robots, the seller and admins',
  body: z.object({
    impressions: z.array(Id).max(MOST_IMPRESSIONS_SENT, {
      error: () => t('Please send at most {count} at once', { count: MOST_IMPRESSIONS_SENT }),
    }),
    views: z
      .array(
        z.object({
          productId: Id,
          source: ViewSource,
          /** Of the search. */
          words: Words.optional(),
        }),
      )
      .max(MOST_VIEWS_SENT, { error: () => t('Please send at most {count} at once', { count: MOST_VIEWS_SENT }) }),
    searches: z
      .array(z.object({ words: Words, hasFound: z.boolean() }))
      .max(MOST_SEARCHES_SENT, { error: () => t('Please send at most {count} at once', { count: MOST_SEARCHES_SENT }) })
      .default([]),
  }),
  answer: z.object({ acknowledged: z.boolean() }),
});
export type ProductViews = z.infer<typeof recordProductViews.body>;
