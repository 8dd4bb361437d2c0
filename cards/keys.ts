import { createHash, timingSafeEqual } from 'node:crypto';
import type { Caller } from './calls.ts';
import { type Fault, Refusal } from './refusals.ts';

export interface Keys {
  secretKey: string;
  publishableKey: string;
}

/** The API key is a Bearer token or the Basic user name. */
export function callerOf(authorization: string | undefined, { secretKey, publishableKey }: Keys): Caller {
  const key = keyIn(authorization ?? '');
  if (!key)
    throw notLetIn(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    );
  if (sameText(key, secretKey)) return 'secret';
  if (sameText(key, publishableKey)) return 'publishable';
  throw notLetIn(`Invalid API Key provided: ${key.slice(0, 8)}****`);
}

export function demandSecretKey(caller: Caller) {
  if (caller !== 'secret')
    throw notLetIn('This API call cannot be made with a publishable API key. Please use a secret API key.', {
      code: 'secret_key_required',
    });
}

/** Constant time. */
export function sameText(one: string, other: string): boolean {
  return timingSafeEqual(digest(one), digest(other));
}

function keyIn(authorization: string): string {
  const [scheme = '', credentials = ''] = authorization.split(' ', 2);
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() !== 'basic') return '';
  return Buffer.from(credentials, 'base64').toString().split(':', 1)[0] ?? '';
}

const digest = (text: string) => createHash('sha256').update(text).digest();

const notLetIn = (message: string, more: Partial<Fault> = {}) =>
  new Refusal(401, { type: 'invalid_request_error', message, ...more });
