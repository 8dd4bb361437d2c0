import { formatDayFirst } from '#language/formatters.ts';
import { t } from '#language/t.ts';
import { type Footer, type LetterBike, type LetterPicture, letterHtml, letterText, type Part } from './letter-form.ts';
import type { Mail } from './mailer.ts';

export type { Footer, LetterBike, LetterPicture, Part };

export interface Reader {
  name: string;
  email: string;
}

export function verifyLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, t('Please confirm your e-mail for Kickstand'), [
    t(
      'Somebody signed up at Kickstand, the marketplace for second-hand motorbikes, with the e-mail {email} and the name “{name}”.',
      { email: reader.email, name: plain(reader.name) },
    ),
    t('If that was you, please confirm your e-mail. The link works for one hour, until {until}.', {
      until: inWords(until),
    }),
    { label: t('Confirm my e-mail'), link },
    t('This wasn’t you? Then do not confirm: the same link lets you say so, and the account is removed.'),
  ]);
}

export function resetLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, t('Choose a new password for Kickstand'), [
    t('Somebody asked for a new password for the Kickstand account of {email}.', { email: reader.email }),
    t('If that was you, choose a new password. The link works once, within one hour, until {until}.', {
      until: inWords(until),
    }),
    { label: t('Choose a new password'), link },
    t('This wasn’t you? Then you can ignore this mail: your password stays as it is.'),
  ]);
}

/** Mails may be late, and the reader's time zone is unknown. */
export const inWords = (time: Date) =>
  formatDayFirst(time, {
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
    ...{ day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
  });

/** Users choose names: strip anything that reads as a message or a link. */
export function plain(name: string): string {
  const words = name.replace(/[^\p{L}\p{M}\p{N} '’-]+/gu, ' ');
  return words.trim().slice(0, 40).trim();
}

interface Form {
  /** The first paragraph otherwise. */
  preview?: string;
  picture?: LetterPicture | undefined;
  footer?: Footer;
}

const safety = (): Footer => ({ why: t('Letters like this keep accounts safe, so they always come.') });

export function letter({ name, email }: Reader, subject: string, parts: Part[], form: Form = {}): Mail {
  const called = plain(name);
  const [first] = called.split(' ', 1);
  const greeting = first ? t('Hi {name},', { name: first }) : t('Hi,');
  const { preview = parts.find((part) => typeof part === 'string') ?? '', picture, footer = safety() } = form;
  const whole = { title: subject, preview, greeting, parts, picture, footer };
  return { to: { name: called, address: email }, subject, text: letterText(whole), html: letterHtml(whole) };
}
