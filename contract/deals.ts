import { z } from 'zod';
import { Booking } from './bookings.ts';
import { ACTORS, BOOKING_STATUSES, DEAL_VERBS } from './deal-machine.ts';
import { DEAL_EXTRAS, DealSummary } from './deal-summary.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Id, line, paragraph } from './fields.ts';
import { Amount as Money } from './money.ts';
import { Page } from './pagination.ts';
import { PayoutWait } from './payout-waits.ts';
import { ChosenPhoto, Photo, PhotoName } from './photos.ts';

export const MOST_SLOTS = 3;
export const MOST_STATEMENT_PHOTOS = 8;
/** After so many wrong codes the buyer has to make a new one. */
export const MOST_CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** A meeting is proposed at most so far ahead, and lies within the time that the two have to agree. */
export const MEETING_WITHIN_DAYS = 30;

const Reason = paragraph(1000);
const notATime = 'Please give a day and a time';
/** In a year that clocks and calendars agree about. */
const Instant = z.iso
  .datetime({ offset: true, message: notATime })
  .pipe(z.string().refine((text) => /^[2-9]\d{3}-/.test(new Date(text).toISOString()), notATime));
/** Zero is an amount too. In dollars. */
const Amount = z.number().nonnegative();

export const Statement = z.object({
  _id: Id,
  by: z.enum(ACTORS),
  name: z.string(),
  words: z.string(),
  photos: z.array(Photo),
  /** ISO 8601, UTC. */
  at: z.string(),
});
export type Statement = z.infer<typeof Statement>;

/** One step of a deal: who moved it, when, and why. */
export const DealStep = z.object({
  _id: Id,
  verb: z.enum(['book', ...DEAL_VERBS]),
  from: z.enum(BOOKING_STATUSES).optional(),
  to: z.enum(BOOKING_STATUSES),
  by: z.enum(ACTORS),
  /** Of the person, when it was one. */
  name: z.string().optional(),
  reason: z.string().optional(),
  sentence: z.string().describe('What happened, as the caller reads it'),
  at: z.string(),
});
export type DealStep = z.infer<typeof DealStep>;

export const MONEY_STATUSES = ['due', 'sent', 'stuck'] as const;

/** Where the money is, in dollars. Held = paid − refunded − to the seller − fee − taken back by the bank. */
export const DealMoney = z.object({
  paid: Amount,
  held: Amount,
  refunded: Amount,
  toSeller: Amount,
  fee: Amount,
  takenBack: Amount,
  refund: z.enum(MONEY_STATUSES).optional(),
  payout: z.enum(MONEY_STATUSES).optional(),
  /** For admins: what the card provider charged for the payment and what came of it. */
  cardFees: z.number().optional(),
  /** For admins: what is left to the market of its fee, less the card provider's fees and what it bore; may be below 0. */
  left: z.number().optional(),
  /** For the seller and admins: why the seller is not paid yet. */
  payoutWait: PayoutWait.optional(),
});
export type DealMoney = z.infer<typeof DealMoney>;

export const Deal = Booking.omit({ may: true }).extend({
  summary: DealSummary,
  /** As whom the caller sees it. */
  as: z.enum(['buyer', 'seller', 'admin']),
  may: z.array(z.enum([...DEAL_VERBS, ...DEAL_EXTRAS])),
  sellersName: z.string(),
  sellersEmail: z.string(),
  sellersPhone: z.string(),
  /** Of the two, on our own site; absent: initials. */
  sellersPhoto: z.string().optional(),
  buyersPhoto: z.string().optional(),
  proposal: z.object({ by: z.enum(['buyer', 'seller']), slots: z.array(z.string()), place: z.string() }).optional(),
  /** Where it can still be proposed: when a meeting has to be agreed on, and to have been. ISO 8601, UTC. */
  meetBy: z.string().optional(),
  handedOverAt: z.string().optional(),
  endedAt: z.string().optional(),
  /** For the buyer, until the bike is handed over: shown to the seller when the keys change hands. */
  code: z.string().optional(),
  /** How often the seller can still mistype the code. */
  codeTriesLeft: z.number().int(),
  money: DealMoney,
  /** Oldest first. */
  steps: z.array(DealStep),
  /** What the two, and admins, say about a dispute; oldest first. */
  statements: z.array(Statement),
  /** For the seller and admins: whether it is known where the seller's money goes. */
  payoutAccount: z.enum(['none', 'unfinished', 'active']).optional(),
});
export type Deal = z.infer<typeof Deal>;

export const readDeal = endpoint({
  method: 'GET',
  path: '/bookings/:id/deal',
  access: 'signed-in',
  summary: 'A booking with all that happened and what can happen next: for its buyer, its seller and admins',
  params: z.object({ id: Id }),
  answer: Deal,
});

/** A step of a deal that somebody takes; the answer is the deal as it is then. */
const step = <const P extends `/${string}`>(path: P, summary: string) =>
  ({
    method: 'POST',
    path: `/bookings/:id${path}`,
    access: 'signed-in',
    needs: 'confirmed-address',
    summary,
    params: z.object({ id: Id }),
    answer: Deal,
  }) as const satisfies Endpoint;

/** As browsers name the clock that people go by: `Asia/Dhaka`. */
const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => /^[A-Za-z]\w*(\/[\w+-]+){0,2}$/.test(zone) && isKnownZone(zone), 'This is not a time zone');

function isKnownZone(timeZone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    return false;
  }
}

const Why = z.object({ reason: Reason });
/** The seller says whether the bike goes back on sale. */
const WhyAndRelist = z.object({ reason: Reason, relist: z.boolean().default(false) });
const Words = z.object({
  words: paragraph(4000),
  photos: z
    .array(ChosenPhoto)
    .max(MOST_STATEMENT_PHOTOS, `Please keep this to ${MOST_STATEMENT_PHOTOS} photos`)
    .default([]),
});

export const proposeMeeting = endpoint({
  ...step('/propose', 'Propose times and a place to meet, or other ones'),
  body: z.object({
    slots: z.array(Instant).min(1, 'Please propose at least one time').max(MOST_SLOTS, `At most ${MOST_SLOTS} times`),
    place: line(200),
    /** By which letters tell the time of the meeting; otherwise by UTC. */
    timeZone: TimeZone.optional(),
  }),
});
export const acceptMeeting = endpoint({
  ...step('/accept', 'Accept one of the proposed times'),
  body: z.object({ slot: Instant }),
});
export const handOver = endpoint({
  ...step('/hand-over', 'The seller enters the code that the buyer shows when the keys change hands'),
  body: z.object({
    code: z
      .string()
      .trim()
      .regex(/^\d{6}$/, `The code has ${CODE_DIGITS} digits`),
  }),
});
export const renewCode = endpoint(step('/new-code', 'The buyer makes a new code'));
export const confirmDeal = endpoint(step('/confirm', 'The buyer has looked at the bike: all is well'));
export const declineDeal = endpoint({ ...step('/decline', 'The seller does not sell'), body: WhyAndRelist });
export const cancelDeal = endpoint({
  ...step('/cancel', 'Cancel the deal'),
  body: WhyAndRelist.extend({
    /** The buyer knows that it is late and costs the late share. */
    late: z.boolean().default(false),
  }),
});
export const missOther = endpoint({ ...step('/miss', 'The other one did not come to the meeting'), body: Why });
export const withdrawMiss = endpoint(step('/withdraw', 'They came after all'));
export const disputeDeal = endpoint({
  ...step('/dispute', 'Something is wrong: ask an admin to decide'),
  body: Words,
});
export const addStatement = endpoint({ ...step('/statements', 'Say more in a dispute'), body: Words });
export const relistProduct = endpoint(step('/relist', 'Put the bike of a deal that came to nothing back on sale'));

export const decideDispute = endpoint({
  method: 'POST',
  path: '/bookings/:id/decide',
  access: 'admin',
  summary: 'Decide a dispute: release the money to the seller, or refund part or all of it',
  params: z.object({ id: Id }),
  body: z.discriminatedUnion('decision', [
    z.object({ decision: z.literal('release'), reason: Reason }),
    z.object({ decision: z.literal('refund'), reason: Reason }),
    z.object({ decision: z.literal('refund-part'), reason: Reason, refund: Money }),
  ]),
  answer: Deal,
});

export const readStatementPhoto = endpoint({
  method: 'GET',
  path: '/bookings/:id/photos/:name',
  access: 'signed-in',
  gives: 'image/webp',
  summary: 'A photo of a statement: for the two sides of the deal and admins',
  params: z.object({ id: Id, name: PhotoName }),
  answer: z.string(),
});

export const Dispute = Booking.pick({
  _id: true,
  productId: true,
  productName: true,
  img: true,
  resalePrice: true,
  buyersName: true,
  buyersEmail: true,
  status: true,
  dueAt: true,
}).extend({
  sellersName: z.string(),
  sellersEmail: z.string(),
  /** Who opened it; the clock, when nobody told how the meeting went. */
  by: z.enum(ACTORS),
  opening: z.string().describe('Who says that something is wrong, in a sentence'),
  openedAt: z.string(),
  words: z.string(),
  handedOver: z.boolean(),
});
export type Dispute = z.infer<typeof Dispute>;

export const listDisputes = endpoint({
  method: 'GET',
  path: '/disputes',
  access: 'admin',
  summary: 'Deals that wait for an admin, the most urgent first, with those that a bank is looking at',
  query: Page,
  answer: z.array(Dispute),
});
