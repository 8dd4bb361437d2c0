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
  title: () => 'Where your money goes',
  text({ last4, replaced, hours = 0 }, { at }) {
    const ending = `the bank account ending in ${last4}`;
    if (!replaced) return `Your money now goes to ${ending}.`;
    const until = moment(new Date(at.getTime() + hours * 3_600_000));
    return `Your bank account was changed: your money now goes to ${ending}. To be safe, nothing is paid out before ${until}.`;
  },
  more: () => ['Was this not you? Change your password now, and set up your own bank account again.'],
  link: () => ({ label: 'See your payouts', path: '/dashboard/payouts' }),
};

export const PAYOUTS = { 'bank-set': bankSet };
