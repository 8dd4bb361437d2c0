import { inWords, letter, plain, type Reader } from './letters.ts';
import type { Mail } from './mailer.ts';

interface Links {
  login: string;
  forgotten: string;
  contact: string;
}

/** The account's owner may have mistyped the new address. */
export function newEmailLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, 'Please confirm your new e-mail for Kickstand', [
    `Somebody who is logged in to Kickstand, the marketplace for second-hand motorbikes, asked to use ${reader.email} for the account “${plain(reader.name)}”.`,
    `If that was you, say yes on the page you come to, logged in to that account. The link works once, within one hour, until ${inWords(until)}. Until then nothing changes.`,
    { label: 'Use this e-mail', link },
    'This wasn’t you? Then you can ignore this mail, or say so on the same page.',
  ]);
}

export function emailTakenLetter(reader: Reader, { login, forgotten }: Links): Mail {
  return letter(reader, 'You already have an account at Kickstand', [
    `Somebody asked to use ${reader.email} for another account at Kickstand. This e-mail has an account already, so nothing has changed.`,
    'If that was you, log in to the account you have. If you have forgotten its password, choose a new one.',
    { label: 'Log in', link: login },
    { label: 'Choose a new password', link: forgotten },
    'This wasn’t you? Then you can ignore this mail.',
  ]);
}

export function emailChangeAskedLetter(reader: Reader, newEmail: string, { forgotten }: Links): Mail {
  return letter(reader, 'Your e-mail for Kickstand is to be changed', [
    `Somebody who had just logged in to the Kickstand account of ${reader.email} asked to change its e-mail to ${newEmail}.`,
    `Nothing changes until they follow the link that we sent to ${newEmail}. If that was you, all is well.`,
    'This wasn’t you? Then choose a new password now: the change is called off, and whoever is logged in is logged out.',
    { label: 'Choose a new password', link: forgotten },
  ]);
}

export function emailChangedLetter(reader: Reader, newEmail: string, { contact }: Links): Mail {
  return letter(reader, 'Your e-mail for Kickstand was changed', [
    `The Kickstand account of ${reader.email} was just changed to ${newEmail}. From now on you log in with that, and our letters go there. “Login with Google” goes on with the Google account that was used before.`,
    'If that was you, all is well. This wasn’t you? Then tell us at once: we can close the account to whoever has it now.',
    { label: 'Tell Kickstand', link: contact },
  ]);
}
