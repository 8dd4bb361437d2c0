import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, line, paragraph } from './fields.ts';
import { Page } from './pagination.ts';
import { ShownRating } from './rating-figures.ts';

export const MOST_RATING_WORDS = 1000;
export const MOST_REPLY = 500;
export const RATING_REPORT_REASONS = ['untrue', 'offensive', 'private-data', 'other'] as const;
export const RatingReportReason = z.enum(RATING_REPORT_REASONS, { error: () => t('Please choose one of the reasons') });
export type RatingReportReason = z.infer<typeof RatingReportReason>;
export const MOST_RATING_REPORTS_A_DAY = 20;

export const OUTCOMES = ['handed-over', 'no-show', 'called-off-late'] as const;
export type Outcome = (typeof OUTCOMES)[number];
export const SIDES = ['buyer', 'seller'] as const;
export type Side = (typeof SIDES)[number];

const oneToFive = { error: () => t('Please choose 1 to 5 stars') };
const Stars = z.number(oneToFive).int(oneToFive).min(1, oneToFive).max(5, oneToFive);

export const NewRating = z.object({
  stars: Stars,
  /** Required of buyers where the keys changed hands, and of nobody else. */
  asDescribed: z.boolean({ error: () => t('Please say yes or no') }).optional(),
  words: paragraph(MOST_RATING_WORDS).optional(),
});
export type NewRating = z.output<typeof NewRating>;

export const Rating = z.object({
  _id: Id,
  by: z.enum(SIDES),
  /** Absent: the author has left. */
  author: z.string().optional(),
  outcome: z.enum(OUTCOMES),
  stars: z.number().int(),
  asDescribed: z.boolean().optional(),
  words: z.string().optional(),
  ratedAt: z.string(),
  reply: z.string().optional(),
});
export type Rating = z.infer<typeof Rating>;

export const OwnRating = Rating.extend({
  bookingId: Id,
  productName: z.string(),
  isShown: z.boolean(),
  removedFor: z.string().optional(),
  may: z.object({ reply: z.boolean(), report: z.boolean() }),
});
export type OwnRating = z.infer<typeof OwnRating>;

export const DealRatings = z.object({
  may: z.boolean().describe('The caller can rate the other side now'),
  asksDescription: z.boolean().describe('`asDescribed` is part of the rating'),
  until: z.string().optional().describe('The end of the time for it; ISO 8601, UTC'),
  given: OwnRating.optional(),
  /** Absent until both have rated, or the time for it is over. */
  received: OwnRating.optional(),
  /** The other side has rated, and their rating is not shown yet. */
  isWaiting: z.boolean(),
  /** Of the other side, in that role; absent: too few ratings. */
  other: ShownRating.optional(),
});
export type DealRatings = z.infer<typeof DealRatings>;

const byDeal = z.object({ id: Id });
const byRating = z.object({ id: Id });
const modified = z.object({ modifiedCount: z.number().int() });

export const readDealRatings = endpoint({
  method: 'GET',
  path: '/bookings/:id/ratings',
  access: 'signed-in',
  summary: 'The ratings of a deal, for its buyer and its seller; the other one’s only when it is shown',
  params: byDeal,
  answer: DealRatings,
});

export const rateDeal = endpoint({
  method: 'POST',
  path: '/bookings/:id/ratings',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Rate the other side of a deal that has ended, once; shown when both have, or after a while',
  params: byDeal,
  body: NewRating,
  answer: DealRatings,
});

export const listOwnRatings = endpoint({
  method: 'GET',
  path: '/ratings',
  access: 'signed-in',
  summary: 'The ratings that the caller has received, or given; newest first',
  query: Page.extend({
    of: z.enum(['received', 'given'], { error: () => t('Please choose received or given') }).default('received'),
  }),
  answer: z.array(OwnRating),
});

export const replyToRating = endpoint({
  method: 'POST',
  path: '/ratings/:id/reply',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Answer a rating about oneself in public, once',
  params: byRating,
  body: z.object({ words: paragraph(MOST_REPLY) }),
  answer: modified,
});

export const reportRating = endpoint({
  method: 'POST',
  path: '/ratings/:id/report',
  access: 'signed-in',
  needs: 'confirmed-address',
  summary: 'Report a rating that is shown to the admins, once per person',
  params: byRating,
  body: z.object({ reason: RatingReportReason, words: paragraph(MOST_REPLY).optional() }),
  answer: modified,
});

export const ReportedRating = Rating.extend({
  bookingId: Id,
  about: z.string(),
  reports: z.number().int(),
  reportedAt: z.string(),
  reporters: z.array(
    z.object({
      name: z.string(),
      reason: RatingReportReason,
      words: z.string().optional(),
      reportedAt: z.string(),
    }),
  ),
});
export type ReportedRating = z.infer<typeof ReportedRating>;

export const listReportedRatings = endpoint({
  method: 'GET',
  path: '/ratings/reported',
  access: 'admin',
  right: 'moderation',
  summary: 'Ratings with open reports, the last reported first',
  query: Page,
  answer: z.array(ReportedRating),
});

export const dismissRatingReports = endpoint({
  method: 'DELETE',
  path: '/ratings/:id/report',
  access: 'admin',
  right: 'moderation',
  summary: 'Dismiss the open reports on a rating',
  params: byRating,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const removeRating = endpoint({
  method: 'POST',
  path: '/ratings/:id/removal',
  access: 'admin',
  right: 'moderation',
  summary: 'Take a rating down, with a reason that its author reads',
  params: byRating,
  body: z.object({ reason: line(300) }),
  answer: modified,
});
