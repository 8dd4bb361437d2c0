import { z } from 'zod';
import { Block } from './blocks.ts';
import { Booking } from './bookings.ts';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';
import { InspectionEntry, OwnInspection } from './inspections.ts';
import { DecisionReason, LISTING_DECISIONS } from './listing-reviews.ts';
import { NoticePreference } from './notice-preferences.ts';
import { OFFER_SIDES } from './offer-machine.ts';
import { Offer, ToldOfferTerms } from './offers.ts';
import { Product, WholeProduct } from './products.ts';
import { PushDevice } from './push-devices.ts';
import { OwnRating, RatingReportReason } from './ratings.ts';
import { ReportReason } from './reports.ts';
import { AlertFrequency } from './saved-searches.ts';
import { FormerSuspension } from './suspensions.ts';
import { User } from './users.ts';
import { OwnVerificationStep } from './verified-steps.ts';

/** Maximum age of the login for sensitive calls, such as deleting an account. */
export const RECENT_LOGIN_MINUTES = 5;

const ExportedRating = OwnRating.omit({ may: true });

export const AccountData = z.object({
  exportedAt: z.string(),
  user: User,
  products: z.array(
    Product.extend({
      ...WholeProduct.pick({ photos: true, papers: true, service: true }).shape,
      /** Of the frame number, which is kept as a hash. */
      frameEnding: z.string().optional(),
    }),
  ),
  bookings: z.array(Booking.omit({ summary: true })),
  sales: z.array(Booking.omit({ summary: true })),
  offers: z.array(
    Offer.extend({
      productId: Id,
      productName: z.string(),
      as: z.enum(OFFER_SIDES),
      number: z.string().optional(),
      location: z.string().optional(),
    }),
  ),
  offerTerms: z.array(ToldOfferTerms.extend({ productId: Id })),
  favourites: z.array(z.object({ productId: z.string(), productName: z.string(), savedAt: z.string() })),
  savedSearches: z.array(
    z.object({ name: z.string(), address: z.string(), told: AlertFrequency, savedAt: z.string() }),
  ),
  /** With entries that were replaced. */
  inspections: z.array(
    OwnInspection.pick({ productId: true, productName: true, changedAt: true }).extend({
      entries: z.array(InspectionEntry.omit({ photoIds: true }).extend({ photos: z.number().int() })),
    }),
  ),
  /** Own messages as they were written, those of others as they are shown. */
  conversations: z.array(
    z.object({
      _id: z.string(),
      as: z.enum(['buyer', 'seller']),
      productName: z.string(),
      otherFirstName: z.string(),
      messages: z.array(
        z.object({ isOwn: z.boolean(), words: z.string(), photos: z.number().int(), sentAt: z.string() }),
      ),
    }),
  ),
  blocks: z.array(Block.pick({ name: true, blockedAt: true })),
  noticePreferences: z.array(NoticePreference),
  pushDevices: z.array(PushDevice.pick({ name: true, addedAt: true })),
  reports: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      reportedAt: z.string(),
      reason: ReportReason.optional(),
      words: z.string().optional(),
      isWithdrawn: z.boolean().optional(),
    }),
  ),
  /** What admins decided about own listings. */
  listingDecisions: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      decision: z.enum(LISTING_DECISIONS),
      reason: DecisionReason.optional(),
      words: z.string().optional(),
      decidedAt: z.string(),
      appeal: z.string().optional(),
    }),
  ),
  ratingsGiven: z.array(ExportedRating),
  ratingsReceived: z.array(ExportedRating),
  ratingReports: z.array(
    z.object({
      ratingId: z.string(),
      reason: RatingReportReason,
      words: z.string().optional(),
      reportedAt: z.string(),
    }),
  ),
  verificationSteps: z.array(OwnVerificationStep),
  suspensions: z.array(FormerSuspension.omit({ _id: true })),
});
export type AccountData = z.infer<typeof AccountData>;

export const exportAccount = endpoint({
  method: 'GET',
  path: '/account',
  access: 'signed-in',
  summary: "All of one's own data; one at a time, and a few a day",
  streamed: true,
  answer: AccountData,
});

export const removeAccount = endpoint({
  method: 'DELETE',
  path: '/account',
  access: 'identified',
  summary: "Delete one's own account, shortly after logging in: products leave the market, deals stay on record",
  answer: z.object({ deletedCount: z.number().int() }),
});
