import { z } from 'zod';
import { t } from '#language/t.ts';
import { BOOKING_STATUSES } from './deal-machine.ts';
import { StateLabel } from './deal-summary.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, paragraph } from './fields.ts';
import { DecisionReason, LISTING_DECISIONS } from './listing-reviews.ts';
import { MESSAGE_REPORT_DECISIONS, MessageReportReason } from './message-reports.ts';
import { Dollars } from './money.ts';
import { ReportReason } from './reports.ts';
import { FormerSuspension } from './suspensions.ts';
import { User } from './users.ts';
import { OwnVerificationStep } from './verified-steps.ts';

export const MOST_NOTE = 500;
export const NEWEST_SHOWN = 10;

const byEmail = z.object({ email: Email });
const modified = z.object({ modifiedCount: z.number().int() });

export const Verification = z.object({
  _id: Id,
  isVarified: z.boolean(),
  note: z.string().optional(),
  by: z.string().optional(),
  decidedAt: z.string(),
});
export type Verification = z.infer<typeof Verification>;

export const SECURITY_EVENTS_KEPT_DAYS = 90;
/** Security events that an admin sees of a person. */
export const ACCOUNT_EVENTS = [
  'sign-up',
  'sign-in',
  'password-reset',
  'password-change',
  'second-factor-change',
  'email-change',
  'role-change',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

export const PersonFacts = z.object({
  user: User,
  bikesOnSale: z.number().int(),
  bikesSold: z.number().int(),
  dealsSold: z.number().int(),
  dealsBought: z.number().int(),
  disputes: z.number().int(),
  payoutAccountReady: z.boolean(),
  bikes: z.array(
    z.object({
      _id: Id,
      productName: z.string(),
      resalePrice: Dollars,
      isAvailable: z.boolean(),
      listedAt: z.string(),
    }),
  ),
  deals: z.array(
    z.object({
      _id: Id,
      productName: z.string(),
      status: z.enum(BOOKING_STATUSES),
      summary: StateLabel,
      side: z.enum(['buyer', 'seller']),
      with: z.string(),
      bookedAt: z.string(),
    }),
  ),
  reports: z.array(
    z.object({
      _id: Id,
      productId: Id,
      productName: z.string(),
      reason: ReportReason.optional(),
      words: z.string().optional(),
      reportedAt: z.string(),
      isOpen: z.boolean(),
    }),
  ),
  /** In dollars. Paid and refunded as a buyer, the others as a seller. */
  money: z.object({
    paid: z.number(),
    refunded: z.number(),
    sold: z.number(),
    paidOut: z.number(),
    fees: z.number(),
  }),
  /** Newest first, also those that are hidden or removed. */
  ratings: z.array(
    z.object({
      _id: Id,
      bookingId: Id,
      stars: z.number().int(),
      words: z.string().optional(),
      from: z.string(),
      state: z.enum(['shown', 'waiting', 'removed']),
      ratedAt: z.string(),
    }),
  ),
  /** Of messages that they wrote, newest first. */
  messageReports: z.array(
    z.object({
      _id: Id,
      /** For admins who moderate. */
      message: z.string().optional(),
      reason: MessageReportReason,
      words: z.string().optional(),
      decision: z.enum(MESSAGE_REPORT_DECISIONS).optional(),
      reportedAt: z.string(),
    }),
  ),
  /** About their bikes, newest first. */
  listingDecisions: z.array(
    z.object({
      _id: Id,
      productId: Id,
      productName: z.string(),
      decision: z.enum(LISTING_DECISIONS),
      reason: DecisionReason.optional(),
      words: z.string().optional(),
      by: z.string(),
      decidedAt: z.string(),
    }),
  ),
  verifications: z.array(Verification),
  steps: z.array(OwnVerificationStep),
  /** Newest first, also the one that is under way. */
  suspensions: z.array(FormerSuspension),
  /** Newest first. */
  accountEvents: z.array(
    z.object({
      _id: Id,
      kind: z.enum(ACCOUNT_EVENTS),
      hasFailed: z.boolean(),
      /** At about the same time, from the same address. */
      times: z.number().int(),
      at: z.string(),
      /** The same address has the same letters; they do not tell it. */
      addressKey: z.string().optional(),
    }),
  ),
  /** Of the badge. */
  verifiedUntil: z.string().optional(),
});
export type PersonFacts = z.infer<typeof PersonFacts>;

export const readPerson = endpoint({
  method: 'GET',
  path: '/users/:email/facts',
  access: 'admin',
  summary: 'What is behind a name: bikes, deals, reports, and what admins decided',
  params: byEmail,
  answer: PersonFacts,
});

export const decideVerification = endpoint({
  method: 'POST',
  path: '/users/:email/verification',
  access: 'admin',
  right: 'identity',
  summary: 'Mark a seller as verified, or no longer, with a note of what was looked at',
  params: byEmail,
  body: z.object({
    isVarified: z.boolean({ error: () => t('Please say true or false') }),
    note: paragraph(MOST_NOTE).optional(),
  }),
  answer: modified,
});
