import { type Footer, type LetterBike, type LetterPicture, letterHtml, letterText, type Part } from './letter-form.ts';
import type { Mail } from './mailer.ts';

export type { Footer, LetterBike, LetterPicture, Part };

export interface Reader {
  name: string;
  email: string;
}

export function verifyLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, 'Please confirm your e-mail for Kickstand', [
    `Somebody signed up at Kickstand, the marketplace for second-hand motorbikes, with the e-mail ${reader.email} and the name “${plain(reader.name)}”.`,
    `If that was you, please confirm your e-mail. The link works for one hour, until ${inWords(until)}.`,
    { label: 'Confirm my e-mail', link },
    'This wasn’t you? Then do not confirm: the same link lets you say so, and the account is removed.',
  ]);
}

export function resetLetter(reader: Reader, link: string, until: Date): Mail {
  return letter(reader, 'Choose a new password for Kickstand', [
    `Somebody asked for a new password for the Kickstand account of ${reader.email}.`,
    `If that was you, choose a new password. The link works once, within one hour, until ${inWords(until)}.`,
    { label: 'Choose a new password', link },
    'This wasn’t you? Then you can ignore this mail: your password stays as it is.',
  ]);
}

/** Mails may be late, and the reader's time zone is unknown. */
export const inWords = (time: Date) => TIME.format(time);
const TIME = new Intl.DateTimeFormat('en-GB', {
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

const SAFETY: Footer = { why: 'Letters like this keep accounts safe, so they always come.' };

export function letter({ name, email }: Reader, subject: string, parts: Part[], form: Form = {}): Mail {
  const called = plain(name);
  const { preview = parts.find((part) => typeof part === 'string') ?? '', picture, footer = SAFETY } = form;
  const whole = { title: subject, preview, greeting: `Hi${firstOf(called)},`, parts, picture, footer };
  return { to: { name: called, address: email }, subject, text: letterText(whole), html: letterHtml(whole) };
}

const firstOf = (name: string) => (name ? ` ${name.split(' ', 1)[0]}` : '');
