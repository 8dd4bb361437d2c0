import { z } from 'zod';
import { t } from '#language/t.ts';
import { endpoint } from './endpoint.ts';
import { Email, Id, paragraph } from './fields.ts';
import { Page } from './pagination.ts';

export const SUSPENSION_REASONS = ['scam', 'unpaid', 'abuse', 'listings', 'identity', 'other'] as const;
export const SuspensionReason = z.enum(SUSPENSION_REASONS, { error: () => t('Please choose one of the reasons') });
export type SuspensionReason = z.infer<typeof SuspensionReason>;

/** Absent: until an admin lifts it. */
export const SUSPENSION_DAYS = [7, 30, 90, 365] as const;
export const MOST_SUSPENSION_WORDS = 1000;
export const MOST_SUSPENSION_APPEAL = 1000;

export const OwnSuspension = z.object({
  reason: SuspensionReason,
  /** An admin's, for the person. */
  words: z.string(),
  beganAt: z.string(),
  /** Absent: until an admin lifts it. */
  endsAt: z.string().optional(),
  appeal: z.string().optional(),
  /** Another admin has looked at the appeal, and it stays. */
  keptAt: z.string().optional(),
});
export type OwnSuspension = z.infer<typeof OwnSuspension>;

export const Suspension = OwnSuspension.extend({
  _id: Id,
  name: z.string(),
  email: z.string(),
  adminName: z.string(),
  /** Not on an appeal against one’s own decision, unless there is no other admin. */
  mayKeep: z.boolean(),
});
export type Suspension = z.infer<typeof Suspension>;

/** One that is over. */
export const FormerSuspension = OwnSuspension.extend({ _id: Id, liftedAt: z.string().optional() });
export type FormerSuspension = z.infer<typeof FormerSuspension>;

const byEmail = z.object({ email: Email });
const modified = z.object({ modifiedCount: z.number().int() });

export const suspendUser = endpoint({
  method: 'POST',
  path: '/users/:email/suspension',
  access: 'admin',
  right: 'people',
  summary:
    'Suspend a buyer or seller: their bikes leave the market and they begin nothing new; deals under way go on. 0 when they are suspended already',
  params: byEmail,
  body: z.object({
    reason: SuspensionReason,
    words: paragraph(MOST_SUSPENSION_WORDS),
    days: z
      .literal(SUSPENSION_DAYS, {
        error: () => t('Please choose one of {values} days', { values: SUSPENSION_DAYS.join(', ') }),
      })
      .optional(),
  }),
  answer: modified,
});

export const liftSuspension = endpoint({
  method: 'DELETE',
  path: '/users/:email/suspension',
  access: 'admin',
  right: 'people',
  summary: 'End a suspension; the bikes go back to the market',
  params: byEmail,
  answer: z.object({ deletedCount: z.number().int() }),
});

export const keepSuspension = endpoint({
  method: 'POST',
  path: '/users/:email/suspension/keep',
  access: 'admin',
  right: 'people',
  summary: 'Refuse an appeal; 403 for the admin who suspended, if there is another one',
  params: byEmail,
  answer: modified,
});

export const listSuspensions = endpoint({
  method: 'GET',
  path: '/suspensions',
  access: 'admin',
  right: 'people',
  summary: 'Who is suspended: appeals that wait first, then the longest suspended',
  query: Page,
  answer: z.array(Suspension),
});

export const readSuspension = endpoint({
  method: 'GET',
  path: '/account/suspension',
  access: 'signed-in',
  summary: "The caller's suspension, in a list of at most one",
  answer: z.array(OwnSuspension),
});

export const appealSuspension = endpoint({
  method: 'POST',
  path: '/account/suspension/appeal',
  access: 'signed-in',
  summary: 'Ask that another admin looks at it, once; 0 afterwards',
  body: z.object({ words: paragraph(MOST_SUSPENSION_APPEAL) }),
  answer: modified,
});
