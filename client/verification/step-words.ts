import type { VerificationStep } from '#contract/verified-steps.ts';
import { type Message, message } from '#language/t.ts';

interface StepWords {
  name: Message;
  /** What the seller is asked to do, and what becomes of it. */
  how: Message;
}

export const stepWords: Record<VerificationStep, StepWords> = {
  email: {
    name: message('E-mail address'),
    how: message('You confirmed it when you joined. Once a year you show that you still read letters there.'),
  },
  phone: {
    name: message('Phone number'),
    how: message(
      'We send a code to it by text message. The number itself is not kept, only a scrambled form and its last two digits.',
    ),
  },
  document: {
    name: message('Identity document'),
    how: message(
      'A photo of your passport, licence or identity card. An admin compares the name with yours; then the photo is deleted. You may cover the document’s number.',
    ),
  },
  payouts: {
    name: message('Payout account'),
    how: message('Our card provider checks who you are before it pays you.'),
  },
};
