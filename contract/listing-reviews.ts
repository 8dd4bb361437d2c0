import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Id, oneOf, paragraph } from './fields.ts';
import { LISTING_CHECK_CODES, ListingFinding } from './listing-checks.ts';
import { Dollars } from './money.ts';
import { Page } from './pagination.ts';
import { Photo } from './photos.ts';
import { ReportReason } from './reports.ts';

/**
 * - `unchecked`: the checks have not run yet
 * - `clear`: nothing to look at
 * - `queued`: on the market, an admin is to look at it
 * - `withheld`: off the market until an admin has looked at it
 * - `approved`, `changes-asked`, `hidden`, `removed`: what an admin decided
 */
export const REVIEW_STATES = [
  'unchecked',
  'clear',
  'queued',
  'withheld',
  'approved',
  'changes-asked',
  'hidden',
  'removed',
] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** An admin decided so; the bike is off the market. */
export const AGAINST_STATES = ['changes-asked', 'hidden', 'removed'] as const satisfies readonly ReviewState[];
export const OFF_MARKET_STATES = ['withheld', ...AGAINST_STATES] as const;

export const LISTING_DECISIONS = ['approve', 'ask-changes', 'hide', 'remove'] as const;
export type ListingDecision = (typeof LISTING_DECISIONS)[number];

export const DECISION_REASONS = [
  'price',
  'photos',
  'text',
  'contact',
  'facts',
  'scam',
  'stolen',
  'not-a-bike',
  'other',
] as const;
export const DecisionReason = z.enum(DECISION_REASONS, { error: () => t('Please choose one of the reasons') });
export type DecisionReason = z.infer<typeof DecisionReason>;

/** The seller is told after it. */
export const DECISION_UNDO_MINUTES = 5;
export const APPEAL_DAYS = 30;
export const MOST_DECISION_WORDS = 1000;
export const MOST_APPEAL_WORDS = 1000;
export const REVIEW_ORDERS = ['risk', 'age'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

const Decided = z.object({
  _id: Id,
  decision: z.enum(LISTING_DECISIONS),
  reason: DecisionReason.optional(),
  words: z.string().optional(),
  adminName: z.string(),
  decidedAt: z.string(),
  appeal: z.string().optional(),
});
export type DecidedListing = z.infer<typeof Decided>;

export const ListingReview = z.object({
  /** Of the product. */
  _id: Id,
  state: z.enum(REVIEW_STATES),
  version: z.number().int(),
  score: z.number().int(),
  findings: z.array(ListingFinding),
  queuedAt: z.string().optional(),
  productName: z.string(),
  categoryName: z.string(),
  img: z.string(),
  photos: z.array(Photo),
  price: Dollars,
  disc: z.string(),
  sellerLocation: z.string(),
  listedAt: z.string(),
  isReserved: z.boolean(),
  seller: z.object({
    _id: Id,
    name: z.string(),
    email: z.string(),
    joinedAt: z.string(),
    isVerified: z.boolean(),
    onSale: z.number().int(),
    sold: z.number().int(),
    /** Decisions against bikes of this seller, other than this one. */
    decidedAgainst: z.number().int(),
  }),
  reports: z.array(z.object({ name: z.string(), reason: ReportReason.optional(), words: z.string().optional() })),
  /** Newest first. */
  decisions: z.array(Decided),
  /** `undo`: the newest decision; `decide`: not on an appeal against one’s own decision. */
  may: z.object({ decide: z.boolean(), undo: z.boolean() }),
});
export type ListingReview = z.infer<typeof ListingReview>;

export const OwnListingReview = z.object({
  _id: Id,
  productName: z.string(),
  state: z.enum(OFF_MARKET_STATES),
  /** What the checks found. */
  found: z.array(z.enum(LISTING_CHECK_CODES)),
  reason: DecisionReason.optional(),
  words: z.string().optional(),
  decidedAt: z.string().optional(),
  appealedAt: z.string().optional(),
  mayAppeal: z.boolean(),
});
export type OwnListingReview = z.infer<typeof OwnListingReview>;

const one = z.object({ id: Id });
const modified = z.object({ modifiedCount: z.number().int() });

export const listListingReviews = endpoint({
  method: 'GET',
  path: '/listing-reviews',
  access: 'admin',
  right: 'moderation',
  summary: 'Listings that wait for an admin, the riskiest first unless said',
  query: Page.extend({
    sort: oneOf(REVIEW_ORDERS).default('risk'),
  }),
  answer: z.array(ListingReview),
});

export const readListingReview = endpoint({
  method: 'GET',
  path: '/listing-reviews/:id',
  access: 'admin',
  right: 'moderation',
  summary: 'What the checks found in a listing, and what admins decided',
  params: one,
  answer: ListingReview,
});

export const decideListing = endpoint({
  method: 'PUT',
  path: '/listing-reviews/:id',
  access: 'admin',
  right: 'moderation',
  summary: `Decide about a listing; 409 when it changed since \`version\`. The seller is told ${DECISION_UNDO_MINUTES} minutes later`,
  params: one,
  body: z
    .object({
      version: z.number().int().nonnegative(),
      decision: oneOf(LISTING_DECISIONS),
      reason: DecisionReason.optional(),
      words: paragraph(MOST_DECISION_WORDS).optional(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason, {
      path: ['reason'],
      error: () => t('Please choose one of the reasons'),
    })
    .refine(({ decision, words }) => decision === 'approve' || words, {
      path: ['words'],
      error: () => t('Please tell the seller why'),
    }),
  answer: modified,
});

export const undoListingDecision = endpoint({
  method: 'DELETE',
  path: '/listing-reviews/:id',
  access: 'admin',
  right: 'moderation',
  summary: `Take the newest decision back, within ${DECISION_UNDO_MINUTES} minutes`,
  params: one,
  answer: modified,
});

export const listOwnListingReviews = endpoint({
  method: 'GET',
  path: '/myproduct/reviews',
  access: 'seller',
  summary: 'One’s own bikes that are withheld or were decided against, and why',
  answer: z.array(OwnListingReview),
});

export const appealListing = endpoint({
  method: 'POST',
  path: '/myproduct/:id/appeal',
  access: 'seller',
  summary: `Ask another admin to look at a decision, once, within ${APPEAL_DAYS} days`,
  params: one,
  body: z.object({ words: paragraph(MOST_APPEAL_WORDS) }),
  answer: modified,
});
