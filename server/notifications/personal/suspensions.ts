import { t } from '#language/t.ts';
import { dayOf, type PersonalLink, type PersonalText } from './personal-text.ts';

interface SuspendedFacts {
  /** An admin's. */
  words: string;
  /** Absent: until an admin lifts it. */
  until?: string;
}

const link = (): PersonalLink => ({ label: t('See what you can do'), path: '/dashboard' });

const suspended: PersonalText<SuspendedFacts> = {
  kind: 'account',
  title: () => t('Your account is suspended'),
  text: ({ until }) =>
    until
      ? t(
          'An admin has suspended your account until {day}. Your bikes are off the market, and you cannot list, book or begin to talk. Deals under way go on.',
          { day: dayOf(until) },
        )
      : t(
          'An admin has suspended your account. Your bikes are off the market, and you cannot list, book or begin to talk. Deals under way go on.',
        ),
  more: ({ words }, { name }) => [
    t('The reason: {words}', { words: name(words, '') }),
    t('If you disagree, ask on your dashboard that another admin looks at it.'),
  ],
  link,
};

const lifted: PersonalText<object> = {
  kind: 'account',
  title: () => t('Your account is no longer suspended'),
  text: () => t('You can list, book and talk again, and your bikes go back to the market.'),
  link,
};

const kept: PersonalText<object> = {
  kind: 'account',
  title: () => t('Your suspension stays'),
  text: () => t('An admin has looked at what you wrote, and the suspension of your account stays as it is.'),
  link,
};

export const SUSPENSIONS = { suspended, 'suspension-lifted': lifted, 'suspension-kept': kept };
