import type { VerificationStep } from '#contract/verified-steps.ts';

interface StepWords {
  name: string;
  /** What the seller is asked to do, and what becomes of it. */
  how: string;
}

export const stepWords: Record<VerificationStep, StepWords> = {
  email: {
    name: 'E-mail address',
    how: 'You confirmed it when you joined. Once a year you show that you still read letters there.',
  },
  phone: {
    name: 'Phone number',
    how: 'We send a code to it by text message. The number itself is not kept, only a scrambled form and its last two digits.',
  },
  document: {
    name: 'Identity document',
    how: 'A photo of your passport, licence or identity card. An admin compares the name with yours; then the photo is deleted. You may cover the document’s number.',
  },
  payouts: {
    name: 'Payout account',
    how: 'Our card provider checks who you are before it pays you.',
  },
};
