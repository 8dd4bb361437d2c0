import { isIP } from 'node:net';
import { z } from 'zod';
import { bare } from './addresses.ts';

export const secret = z
  .string()
  .min(32, 'needs at least 32 characters')
  .regex(/^\S(.*\S)?$/s, 'begins or ends with a space');

export const pushKey = z
  .string()
  .regex(/^[\w-]{42}[AEIMQUYcgkosw048]$/, 'must be 32 random bytes in base64url (43 characters)');

const NAME = /^[a-z\d]([a-z\d.-]*[a-z\d])?$/i;
export const host = z
  .string()
  .transform(bare)
  .refine((name) => isIP(name) > 0 || NAME.test(name), 'must be an address or a name, without http:// and port');

const isEmail = (text: string) => z.email().safeParse(text).success;
const SENDER = /^(?:[^<>\p{Cc}]*<([^<>\s]+)>|([^<>\s]+))$/u;
/** `Name <address>` → `address`. */
export const addressOf = (text: string) => SENDER.exec(text)?.slice(1).find(Boolean) ?? '';

export const sender = z.string().refine((text) => {
  return isEmail(addressOf(text));
}, 'must be an address, or Name <address>');

export const parts = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const several = (isGood: (part: string) => boolean, what: string) =>
  z.string().superRefine((text, { addIssue }) => {
    for (const part of parts(text)) if (!isGood(part)) addIssue({ code: 'custom', message: `"${part}" is no ${what}` });
  });

export const emails = several(isEmail, 'e-mail address');

const RATE = /^([A-Z]{3})=(\d{1,7}(?:\.\d{1,8})?)$/;
const MOST_CURRENCIES = 40;
/** Prices are in dollars already. */
const CURRENCIES = new Set(Intl.supportedValuesOf('currency').filter((code) => code !== 'USD'));
/** `BDT=119.5,INR=84.1`: how much one dollar is. */
export const currencyRates = z
  .string()
  .transform((text, { addIssue }) =>
    parts(text).map((part) => {
      const [, code = '', rate] = RATE.exec(part) ?? [];
      if (!CURRENCIES.has(code) || !Number(rate)) addIssue(`"${part}" is no currency with its rate, such as BDT=119.5`);
      return [code, Number(rate)] as const;
    }),
  )
  .refine((all) => all.length <= MOST_CURRENCIES, `takes at most ${MOST_CURRENCIES} currencies`)
  .transform((all): Record<string, number> => Object.fromEntries(all));

/** Asymmetric only: with a shared key, verifying implies signing. */
const ALGORITHM = /^((ES|RS|PS)(256|384|512)|EdDSA|Ed25519)$/;
export const algorithms = several((part) => ALGORITHM.test(part), 'algorithm with public keys, such as ES256 or RS256');
