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

export const Difference = z.object({
  kind: z.enum(DIFFERENCES),
  bookingId: Id.optional(),
  /** The provider's id, else ours. */
  reference: z.string(),
  ours: z.number(),
  theirs: z.number(),
});
export type Difference = z.infer<typeof Difference>;

export const Reconciliation = z.object({
  startedAt: z.string(),
  finishedAt: z.string(),
  fault: z.string().optional(),
  compared: z.number().int(),
  /** Total; at most `MOST_DIFFERENCES` are listed. */
  found: z.number().int(),
  differences: z.array(Difference),
  /** Ledger accounts, in dollars; the sum per currency is 0. */
  balances: z.array(z.object({ currency: z.string(), account: z.string(), balance: z.number() })),
});
export type Reconciliation = z.infer<typeof Reconciliation>;

const Compared = z.object({
  latest: Reconciliation.optional(),
  isRunning: z.boolean(),
});

export const readReconciliation = endpoint({
  method: 'GET',
  path: '/reconciliation',
  access: 'admin',
  right: 'money',
  summary: 'How ledger and card provider compared last time; nothing when they were never compared',
  answer: Compared,
});

export const reconcileNow = endpoint({
  method: 'POST',
  path: '/reconciliation',
  access: 'admin',
  right: 'money',
  summary: 'Compare ledger and card provider now; what takes long goes on after the answer',
  answer: Compared,
});
