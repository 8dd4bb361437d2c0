import { z } from 'zod';

export const PROBLEM_CODES = [
  'bad-input',
  'not-json',
  'too-large',
  'too-slow',
  'unsupported-media-type',
  'sign-in-needed',
  'sign-in-again',
  'not-allowed',
  'address-unconfirmed',
  'not-found',
  'gone',
  'already-booked',
  'own-product',
  'too-many-unpaid',
  'given-up-before',
  'not-available',
  'listing-limit',
  'favourites-full',
  'booking-alive',
  'price-changed',
  'price-unusual',
  'changed-meanwhile',
  'brand-exists',
  'last-brand',
  'import-not-ready',
  'deal-moved-on',
  'wrong-code',
  'already-paid',
  'payment-not-complete',
  'payment-mismatch',
  'card-refused',
  'bad-signature',
  'too-many-requests',
  'card-provider-down',
  'busy',
  'database-down',
  'store-down',
  'unexpected',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

/** RFC 9457, as `application/problem+json`. */
export const Problem = z.object({
  status: z.number().int(),
  title: z.string(),
  /** A sentence that the user can act on. */
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
});
export type Problem = z.infer<typeof Problem>;
