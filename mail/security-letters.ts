import { letter, type Reader } from './letters.ts';
import type { Mail } from './mailer.ts';

interface Links {
  login: string;
  forgotten: string;
}

const reset = (forgotten: string) => ({ label: 'Choose a new password', link: forgotten });

export function guessesLetter(reader: Reader, { forgotten }: Links): Mail {
  return letter(reader, 'Somebody tried to log in to your Kickstand account', [
    `Somebody has tried many passwords on the Kickstand account of ${reader.email}, and none was right.`,
    'You need not do anything: each further try has to wait longer, and you can log in as usual where you have logged in before.',
    'If that was you, or if your password is short or used elsewhere, choose a new one:',
    reset(forgotten),
  ]);
}

export function passwordChangedLetter(reader: Reader, { forgotten }: Links): Mail {
  return letter(reader, 'Your password for Kickstand was changed', [
    `The password of the Kickstand account of ${reader.email} was just changed.`,
    'If that was you, all is well. This wasn’t you? Then choose a new password now: whoever is logged in is logged out by that.',
    reset(forgotten),
  ]);
}

export function accountExistsLetter(reader: Reader, { login, forgotten }: Links): Mail {
  return letter(reader, 'You already have an account at Kickstand', [
    `Somebody tried to sign up at Kickstand with the e-mail ${reader.email}, which has an account already.`,
    'If that was you, just log in. If you have forgotten your password, choose a new one on the page you come to.',
    { label: 'Log in', link: login },
    reset(forgotten),
    'This wasn’t you? Then you can ignore this mail: nothing has changed.',
  ]);
}

const CHANGES = {
  'app-added': 'Logging in with your password now also asks for a code of your app.',
  'app-removed': 'Logging in with your password does not ask for a code any more.',
  'codes-renewed': 'There are new backup codes; the ones from before do not work any more.',
  'passkey-added': 'A passkey was added: it logs in to your account.',
  'passkey-removed': 'A passkey was removed: it does not log in any more.',
} as const;
export type SecondFactorChange = keyof typeof CHANGES;

export function secondFactorLetter(reader: Reader, change: SecondFactorChange, { forgotten }: Links): Mail {
  return letter(reader, 'The second step of your Kickstand account was changed', [
    `The second step of the Kickstand account of ${reader.email} was just changed. ${CHANGES[change]}`,
    'If that was you, all is well. This wasn’t you? Then choose a new password now: whoever is logged in is logged out by that. Then look under My Account at what is set up.',
    reset(forgotten),
  ]);
}
