import { z } from 'zod';
import type { DealSettings } from './deal-settings.ts';
import { formatPrice } from './format.ts';

export const PAYOUT_WAITS = [
  'account',
  'new-seller',
  'unverified',
  'week-limit',
  'bank-changed',
  'review',
  'funds',
] as const;

export const PayoutWait = z.object({
  why: z.enum(PAYOUT_WAITS),
  until: z.string().optional(),
});
export type PayoutWait = z.infer<typeof PayoutWait>;

type Rules = Pick<DealSettings, 'payoutWaitDays' | 'payoutWeekLimit' | 'bankChangeHours'>;

/** Explains the wait to the seller; `day` formats a moment. */
export function payoutWaitWords({ why, until }: PayoutWait, rules: Rules, day: (at: Date) => string): string {
  const leaves = `Paid out on ${until ? day(new Date(until)) : 'a later day'}`;
  const days = `${rules.payoutWaitDays} days after the payment`;
  return {
    account: 'Paid out as soon as your payout account is ready.',
    'new-seller': `${leaves}: new sellers wait ${days}.`,
    unverified: `${leaves}: sellers who are not verified wait ${days}.`,
    'week-limit': `${leaves}: sellers who are new or not verified are paid ${formatPrice(rules.payoutWeekLimit)} a week at most.`,
    'bank-changed': `${leaves}: after a change of the bank account nothing is paid for ${rules.bankChangeHours} hours.`,
    funds: 'Waiting for the money to arrive: the buyer has paid, and our card provider passes it on within days.',
    review: 'Paid out when an admin has looked at this sale.',
  }[why];
}
