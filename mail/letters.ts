import { type Html, html } from './html.ts';
import type { Mail } from './mailer.ts';

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

// Mail clients ignore stylesheets.
const BODY = 'max-width: 34rem; margin: 24px auto; padding: 0 16px; font: 16px/1.5 sans-serif; color: #202227';
const BUTTON =
  'display: inline-block; padding: 10px 16px; border-radius: 6px; background: #fbc62b; color: #201b12; text-decoration: none';

export type Part = string | { label: string; link: string };

export function letter({ name, email }: Reader, subject: string, parts: Part[]): Mail {
  const called = plain(name);
  const all: Part[] = [`Hi${firstOf(called)},`, ...parts, 'Kickstand'];
  const body = html`<!doctype html><html lang="en"><body style="${BODY}">${all.map(asHtml)}</body></html>`;
  return {
    to: { name: called, address: email },
    subject,
    text: all.map(asText).join('\n\n'),
    html: body.toString(),
  };
}

const firstOf = (name: string) => (name ? ` ${name.split(' ', 1)[0]}` : '');

function asText(part: Part): string {
  return typeof part === 'string' ? part : `${part.label}: ${part.link}`;
}

function asHtml(part: Part): Html {
  return typeof part === 'string'
    ? html`<p>${part}</p>`
    : html`<p><a href="${part.link}" style="${BUTTON}"><b>${part.label}</b></a></p>`;
}
