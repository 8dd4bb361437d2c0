import { message, t } from '#language/t.ts';
import { letter, type Reader } from './letters.ts';
import type { Mail } from './mailer.ts';

interface Links {
  login: string;
  forgotten: string;
}

const reset = (forgotten: string) => ({ label: t('Choose a new password'), link: forgotten });

export function guessesLetter(reader: Reader, { forgotten }: Links): Mail {
  return letter(reader, t('Somebody tried to log in to your Kickstand account'), [
    t('Somebody has tried many passwords on the Kickstand account of {email}, and none was right.', {
      email: reader.email,
    }),
    t(
      'You need not do anything: each further try has to wait longer, and you can log in as usual where you have logged in before.',
    ),
    t('If that was you, or if your password is short or used elsewhere, choose a new one:'),
    reset(forgotten),
  ]);
}

export function passwordChangedLetter(reader: Reader, { forgotten }: Links): Mail {
  return letter(reader, t('Your password for Kickstand was changed'), [
    t('The password of the Kickstand account of {email} was just changed.', { email: reader.email }),
    t(
      'If that was you, all is well. This wasn’t you? Then choose a new password now: whoever is logged in is logged out by that.',
    ),
    reset(forgotten),
  ]);
}

export function accountExistsLetter(reader: Reader, { login, forgotten }: Links): Mail {
  return letter(reader, t('You already have an account at Kickstand'), [
    t('Somebody tried to sign up at Kickstand with the e-mail {email}, which has an account already.', {
      email: reader.email,
    }),
    t('If that was you, just log in. If you have forgotten your password, choose a new one on the page you come to.'),
    { label: t('Log in'), link: login },
    reset(forgotten),
    t('This wasn’t you? Then you can ignore this mail: nothing has changed.'),
  ]);
}

const CHANGES = {
  'app-added': message('Logging in with your password now also asks for a code of your app.'),
  'app-removed': message('Logging in with your password does not ask for a code any more.'),
  'codes-renewed': message('There are new backup codes; the ones from before do not work any more.'),
  'passkey-added': message('A passkey was added: it logs in to your account.'),
  'passkey-removed': message('A passkey was removed: it does not log in any more.'),
} as const;
export type SecondFactorChange = keyof typeof CHANGES;

export function secondFactorLetter(reader: Reader, change: SecondFactorChange, { forgotten }: Links): Mail {
  return letter(reader, t('The second step of your Kickstand account was changed'), [
    `${t('The second step of the Kickstand account of {email} was just changed.', { email: reader.email })} ${t(CHANGES[change])}`,
    t(
      'If that was you, all is well. This wasn’t you? Then choose a new password now: whoever is logged in is logged out by that. Then look under My Account at what is set up.',
    ),
    reset(forgotten),
  ]);
}
