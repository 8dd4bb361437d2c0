import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id } from './fields.ts';

export const DIFFERENCES = [
  'payment-not-in-ledger',
  'payment-not-at-provider',
  'amount-differs',
  'refund-not-at-provider',
  'refund-not-in-ledger',
  'refund-stuck',
  'payout-not-at-provider',
  'payout-not-in-ledger',
  'payout-stuck',
  'payout-in-other-currency',
  'chargeback-not-at-provider',
  'chargeback-not-in-ledger',
  'fee-not-at-provider',
  'fee-not-in-ledger',
  'deal-differs-from-ledger',
] as const;

export const MOST_DIFFERENCES = 1000;

/** One thing in which our ledger and the card provider do not say the same. */
export const Difference = z.object({
  kind: z.enum(DIFFERENCES),
  bookingId: Id.optional(),
  /** The provider's id; else what of ours it is. */
  reference: z.string(),
  /** In dollars. */
  ours: z.number(),
  theirs: z.number(),
});
export type Difference = z.infer<typeof Difference>;

export const Reconciliation = z.object({
  startedAt: z.string(),
  finishedAt: z.string(),
  /** Why it could not be finished, in a sentence. */
  fault: z.string().optional(),
  compared: z.number().int(),
  /** How many differences there are; at most `MOST_DIFFERENCES` are listed. */
  found: z.number().int(),
  differences: z.array(Difference),
  /** All accounts of the ledger, per currency: name and balance in dollars. They add up to 0. */
  balances: z.array(z.object({ currency: z.string(), account: z.string(), balance: z.number() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const Compared = z.object({
  /** The last one that is over. */
  latest: Reconciliation.optional(),
  /** The next one is going on. */
  isRunning: z.boolean(),
});

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/reconciliation',
  access: 'admin',
  summary: 'How ledger and card provider compared last time; nothing when they were never compared',
  answer: Compared,
});

export const reconcileNow = endpoint({
  method: 'POST',
  path: '/reconciliation',
  access: 'admin',
  summary: 'Compare ledger and card provider now; what takes long goes on after the answer',
  answer: Compared,
});
