import { z } from 'zod';
import { t } from '#language/t.ts';
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
  const { payoutWaitDays: days, bankChangeHours: hours } = rules;
  const known = until ? 'yes' : 'no';
  const date = until ? day(new Date(until)) : '';
  switch (why) {
    case 'account':
      return t('Paid out as soon as your payout account is ready.');
    case 'new-seller':
      return t(
        'Paid out on {known, select, yes {{date}} other {a later day}}: new sellers wait {days, plural, one {# day} other {# days}} after the payment.',
        { known, date, days },
      );
    case 'unverified':
      return t(
        'Paid out on {known, select, yes {{date}} other {a later day}}: sellers who are not verified wait {days, plural, one {# day} other {# days}} after the payment.',
        { known, date, days },
      );
    case 'week-limit':
      return t(
        'Paid out on {known, select, yes {{date}} other {a later day}}: sellers who are new or not verified are paid {limit} a week at most.',
        { known, date, limit: formatPrice(rules.payoutWeekLimit) },
      );
    case 'bank-changed':
      return t(
        'Paid out on {known, select, yes {{date}} other {a later day}}: after a change of the bank account nothing is paid for {hours, plural, one {# hour} other {# hours}}.',
        { known, date, hours },
      );
    case 'funds':
      return t('Waiting for the money to arrive: the buyer has paid, and our card provider passes it on within days.');
    case 'review':
      return t('Paid out when an admin has looked at this sale.');
  }
}
