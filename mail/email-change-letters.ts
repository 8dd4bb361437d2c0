import { t } from '#language/t.ts';
import { inWords, letter, plain, type Reader } from './letters.ts';
import type { Mail } from './mailer.ts';

interface Links {
  login: string;
  forgotten: string;
  contact: string;
}

/** The account's owner may have mistyped the new address. */
export function newEmailLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, t('Please confirm your new e-mail for Kickstand'), [
    t(
      'Somebody who is logged in to Kickstand, the marketplace for second-hand motorbikes, asked to use {email} for the account “{name}”.',
      { email: reader.email, name: plain(reader.name) },
    ),
    t(
      'If that was you, say yes on the page you come to, logged in to that account. The link works once, within one hour, until {until}. Until then nothing changes.',
      { until: inWords(until) },
    ),
    { label: t('Use this e-mail'), link },
    t('This wasn’t you? Then you can ignore this mail, or say so on the same page.'),
  ]);
}

export function emailTakenLetter(reader: Reader, { login, forgotten }: Links): Mail {
  return letter(reader, t('You already have an account at Kickstand'), [
    t(
      'Somebody asked to use {email} for another account at Kickstand. This e-mail has an account already, so nothing has changed.',
      { email: reader.email },
    ),
    t('If that was you, log in to the account you have. If you have forgotten its password, choose a new one.'),
    { label: t('Log in'), link: login },
    { label: t('Choose a new password'), link: forgotten },
    t('This wasn’t you? Then you can ignore this mail.'),
  ]);
}

export function emailChangeAskedLetter(reader: Reader, newEmail: string, { forgotten }: Links): Mail {
  return letter(reader, t('Your e-mail for Kickstand is to be changed'), [
    t('Somebody who had just logged in to the Kickstand account of {email} asked to change its e-mail to {newEmail}.', {
      email: reader.email,
      newEmail,
    }),
    t('Nothing changes until they follow the link that we sent to {newEmail}. If that was you, all is well.', {
      newEmail,
    }),
    t(
      'This wasn’t you? Then choose a new password now: the change is called off, and whoever is logged in is logged out.',
    ),
    { label: t('Choose a new password'), link: forgotten },
  ]);
}

export function emailChangedLetter(reader: Reader, newEmail: string, { contact }: Links): Mail {
  return letter(reader, t('Your e-mail for Kickstand was changed'), [
    t(
      'The Kickstand account of {email} was just changed to {newEmail}. From now on you log in with that, and our letters go there. “Login with Google” goes on with the Google account that was used before.',
      { email: reader.email, newEmail },
    ),
    t(
      'If that was you, all is well. This wasn’t you? Then tell us at once: we can close the account to whoever has it now.',
    ),
    { label: t('Tell Kickstand'), link: contact },
  ]);
}
