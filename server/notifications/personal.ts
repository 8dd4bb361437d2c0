import { moment } from './facts.ts';

export type PersonalVerb = 'bank-set';

export interface PersonalFacts {
  /** Last digits of the bank account. */
  last4?: string;
  replaced?: boolean;
  hours?: number;
}

interface PersonalText {
  title: string;
  text(facts: PersonalFacts, at: Date): string;
  next: string[];
}

export const PERSONAL: Record<PersonalVerb, PersonalText> = {
  'bank-set': {
    title: 'Where your money goes',
    text({ last4, replaced, hours = 0 }, at) {
      const ending = `the bank account ending in ${last4}`;
      if (!replaced) return `Your money now goes to ${ending}.`;
      const until = moment(new Date(at.getTime() + hours * 3_600_000));
      return `Your bank account was changed: your money now goes to ${ending}. To be safe, nothing is paid out before ${until}.`;
    },
    next: ['Was this not you? Change your password now, and set up your own bank account again.'],
  },
};
