import type { VerificationStep } from '#contract/verified-steps.ts';
import { dayOf, type PersonalLink, type PersonalText } from './personal-text.ts';

interface RefusedFacts {
  step: VerificationStep;
  /** An admin's words, for the seller. */
  reason: string;
}

const NAMES: Record<VerificationStep, string> = {
  email: 'e-mail address',
  phone: 'phone number',
  document: 'identity document',
  payouts: 'payout account',
};

const link = (): PersonalLink => ({ label: 'See your verification', path: '/dashboard/verification' });

const refused: PersonalText<RefusedFacts> = {
  kind: 'account',
  title: ({ step }) => `Not confirmed: your ${NAMES[step]}`,
  text: ({ step }) =>
    `An admin has looked at your ${NAMES[step]}, and it counts no more as confirmed. You can do this step again.`,
  more: ({ reason }, { name }) => [`The reason: ${name(reason, '')}`],
  link,
};

const accepted: PersonalText<object> = {
  kind: 'account',
  title: () => 'Your identity document is accepted',
  text: () => 'An admin has looked at your identity document and accepted it. Its photo is deleted.',
  link,
};

const ends: PersonalText<{ until: string }> = {
  kind: 'account',
  title: () => 'Your badge ends soon',
  text: ({ until }) =>
    `Your bikes have the badge of a verified seller until ${dayOf(until)}, a year after it was checked. Do the steps that have ended again, so that an admin can renew it.`,
  link,
};

const ended: PersonalText<object> = {
  kind: 'account',
  title: () => 'Your badge has ended',
  text: () =>
    'A year has passed since an admin verified you, so your bikes have no badge for now. Do the steps that have ended again, and an admin can verify you once more.',
  link,
};

export const VERIFICATION = {
  'verification-refused': refused,
  'document-accepted': accepted,
  'verification-ends': ends,
  'verification-ended': ended,
};
