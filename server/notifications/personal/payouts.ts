import { t } from '#language/t.ts';
import { moment } from '../facts.ts';
import type { PersonalText } from './personal-text.ts';

interface BankFacts {
  /** Last digits of the bank account. */
  last4?: string;
  replaced?: boolean;
  hours?: number;
}

const bankSet: PersonalText<BankFacts> = {
  kind: 'payouts',
  title: () => t('Where your money goes'),
  text({ last4 = '', replaced, hours = 0 }, { at }) {
    if (!replaced) return t('Your money now goes to the bank account ending in {last4}.', { last4 });
    return t(
      'Your bank account was changed: your money now goes to the bank account ending in {last4}. To be safe, nothing is paid out before {until}.',
      { last4, until: moment(new Date(at.getTime() + hours * 3_600_000)) },
    );
  },
  more: () => [t('Was this not you? Change your password now, and set up your own bank account again.')],
  link: () => ({ label: t('See your payouts'), path: '/dashboard/payouts' }),
};

export const PAYOUTS = { 'bank-set': bankSet };
