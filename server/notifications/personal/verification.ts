import type { VerificationStep } from '#contract/verified-steps.ts';
import { type Message, message, t } from '#language/t.ts';
import { dayOf, type PersonalLink, type PersonalText } from './personal-text.ts';

interface RefusedFacts {
  step: VerificationStep;
  /** An admin's words, for the seller. */
  reason: string;
}

const TITLES: Record<VerificationStep, Message> = {
  email: message('Not confirmed: your e-mail address'),
  phone: message('Not confirmed: your phone number'),
  document: message('Not confirmed: your identity document'),
  payouts: message('Not confirmed: your payout account'),
};
const TEXTS: Record<VerificationStep, Message> = {
  email: message(
    'An admin has looked at your e-mail address, and it counts no more as confirmed. You can do this step again.',
  ),
  phone: message(
    'An admin has looked at your phone number, and it counts no more as confirmed. You can do this step again.',
  ),
  document: message(
    'An admin has looked at your identity document, and it counts no more as confirmed. You can do this step again.',
  ),
  payouts: message(
    'An admin has looked at your payout account, and it counts no more as confirmed. You can do this step again.',
  ),
};

const link = (): PersonalLink => ({ label: t('See your verification'), path: '/dashboard/verification' });

const refused: PersonalText<RefusedFacts> = {
  kind: 'account',
  title: ({ step }) => t(TITLES[step]),
  text: ({ step }) => t(TEXTS[step]),
  more: ({ reason }, { name }) => [t('The reason: {words}', { words: name(reason, '') })],
  link,
};

const accepted: PersonalText<object> = {
  kind: 'account',
  title: () => t('Your identity document is accepted'),
  text: () => t('An admin has looked at your identity document and accepted it. Its photo is deleted.'),
  link,
};

const ends: PersonalText<{ until: string }> = {
  kind: 'account',
  title: () => t('Your badge ends soon'),
  text: ({ until }) =>
    t(
      'Your bikes have the badge of a verified seller until {day}, a year after it was checked. Do the steps that have ended again, so that an admin can renew it.',
      { day: dayOf(until) },
    ),
  link,
};

const ended: PersonalText<object> = {
  kind: 'account',
  title: () => t('Your badge has ended'),
  text: () =>
    t(
      'A year has passed since an admin verified you, so your bikes have no badge for now. Do the steps that have ended again, and an admin can verify you once more.',
    ),
  link,
};

export const VERIFICATION = {
  'verification-refused': refused,
  'document-accepted': accepted,
  'verification-ends': ends,
  'verification-ended': ended,
};
