import { z } from 'zod';
import { t } from '#language/t.ts';
import { Booking } from './bookings.ts';
import { ACTORS, BOOKING_STATUSES, DEAL_VERBS } from './deal-machine.ts';
import { DealMoney } from './deal-money.ts';
import { DEAL_EXTRAS, DealSummary } from './deal-summary.ts';
import { type Endpoint, endpoint } from './endpoint.ts';
import { Id, line, paragraph } from './fields.ts';
import { AttachedInspection, MOST_ATTACHED_INSPECTIONS } from './inspections.ts';
import { Amount as Money } from './money.ts';
import { Page } from './pagination.ts';
import { chosenPhotos, Photo, PhotoName } from './photos.ts';
import { RefundProposal } from './refund-proposals.ts';

export const MOST_SLOTS = 3;
export const MOST_STATEMENT_PHOTOS = 8;
export const MOST_CODE_TRIES = 5;
export const CODE_DIGITS = 6;
/** Meetings must also lie before `meetBy`. */
export const MEETING_WITHIN_DAYS = 30;

const Reason = paragraph(1000);
const aTime = { error: () => t('Please give a day and a time') };
/** Limited to years that all calendars and clocks agree on. */
const Instant = z.iso
  .datetime({ offset: true, ...aTime })
  .pipe(z.string().refine((text) => /^[2-9]\d{3}-/.test(new Date(text).toISOString()), aTime));

export const Statement = z.object({
  _id: Id,
  by: z.enum(ACTORS),
  name: z.string(),
  words: z.string(),
  photos: z.array(Photo),
  at: z.string(),
});
export type Statement = z.infer<typeof Statement>;

export const DealStep = z.object({
  _id: Id,
  verb: z.enum(['book', 'accept-offer', ...DEAL_VERBS]),
  from: z.enum(BOOKING_STATUSES).optional(),
  to: z.enum(BOOKING_STATUSES),
  by: z.enum(ACTORS),
  /** Absent: not a user. */
  name: z.string().optional(),
  reason: z.string().optional(),
  sentence: z.string().describe('What happened, as the caller reads it'),
  at: z.string(),
});
export type DealStep = z.infer<typeof DealStep>;

export const Deal = Booking.omit({ may: true }).extend({
  summary: DealSummary,
  as: z.enum(['buyer', 'seller', 'admin']),
  may: z.array(z.enum([...DEAL_VERBS, ...DEAL_EXTRAS])),
  sellersName: z.string(),
  sellersEmail: z.string(),
  sellersPhone: z.string(),
  sellersPhoto: z.string().optional(),
  buyersPhoto: z.string().optional(),
  proposal: z.object({ by: z.enum(['buyer', 'seller']), slots: z.array(z.string()), place: z.string() }).optional(),
  meetBy: z.string().optional(),
  handedOverAt: z.string().optional(),
  endedAt: z.string().optional(),
  code: z.string().optional(),
  codeTriesLeft: z.number().int(),
  money: DealMoney,
  /** For admins. */
  refundProposal: RefundProposal.optional(),
  steps: z.array(DealStep),
  statements: z.array(Statement),
  inspections: z.array(AttachedInspection),
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

/** IANA name, as browsers report it: `Asia/Dhaka`. */
const TimeZone = z
  .string()
  .max(64)
  .refine((zone) => /^[A-Za-z]\w*(\/[\w+-]+){0,2}$/.test(zone) && isKnownZone(zone), {
    error: () => t('This is not a time zone'),
  });

function isKnownZone(timeZone: string): boolean {
  try {
    return !!new Intl.DateTimeFormat('en-US', { timeZone });
  } catch {
    return false;
  }
}

const Why = z.object({ reason: Reason });
const WhyAndRelist = z.object({ reason: Reason, relist: z.boolean().default(false) });
const Words = z.object({
  words: paragraph(4000),
  photos: chosenPhotos(MOST_STATEMENT_PHOTOS).default([]),
});

export const proposeMeeting = endpoint({
  ...step('/propose', 'Propose times and a place to meet, or other ones'),
  body: z.object({
    slots: z
      .array(Instant)
      .min(1, { error: () => t('Please propose at least one time') })
      .max(MOST_SLOTS, {
        error: () => t('At most {count, plural, one {# time} other {# times}}', { count: MOST_SLOTS }),
      }),
    place: line(200),
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
      .regex(/^\d{6}$/, {
        error: () => t('The code has {count, plural, one {# digit} other {# digits}}', { count: CODE_DIGITS }),
      }),
  }),
});
export const renewCode = endpoint(step('/new-code', 'The buyer makes a new code'));
export const confirmDeal = endpoint(step('/confirm', 'The buyer has looked at the bike: all is well'));
export const declineDeal = endpoint({ ...step('/decline', 'The seller does not sell'), body: WhyAndRelist });
export const cancelDeal = endpoint({
  ...step('/cancel', 'Cancel the deal'),
  body: WhyAndRelist.extend({
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
export const attachInspection = endpoint(
  step(
    '/inspection',
    `Attach one's own inspection of the bike as it is now; at most ${MOST_ATTACHED_INSPECTIONS}. Attached again unchanged, it stays as it was`,
  ),
);
export const relistProduct = endpoint({
  ...step('/relist', 'Put the bike of a deal that came to nothing back on sale'),
  needs: 'good-standing',
});

export const decideDispute = endpoint({
  method: 'POST',
  path: '/bookings/:id/decide',
  access: 'admin',
  right: 'money',
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
  summary: 'A photo of a statement or an attached inspection: for the two sides of the deal and admins',
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
  /** The clock: no side reported how the meeting went. */
  by: z.enum(ACTORS),
  opening: z.string().describe('Who says that something is wrong, in a sentence'),
  openedAt: z.string(),
  words: z.string(),
  handedOver: z.boolean(),
  refundProposal: RefundProposal.optional(),
});
export type Dispute = z.infer<typeof Dispute>;

export const listDisputes = endpoint({
  method: 'GET',
  path: '/disputes',
  access: 'admin',
  right: 'money',
  summary: 'Deals that wait for an admin, the most urgent first, with those that a bank is looking at',
  query: Page,
  answer: z.array(Dispute),
});
