import { passkeyClient } from '@better-auth/passkey/client';
import { createAuthClient } from 'better-auth/client';
import { jwtClient, oauthPopupClient, twoFactorClient } from 'better-auth/client/plugins';
import { NoConnection } from '#client/api/request.ts';
import { language } from '#language/current.ts';
import { type Message, message, t } from '#language/t.ts';
import { IdentityError, NO_SESSION } from './identity-client.ts';

export const client = createAuthClient({
  baseURL: location.origin,
  fetchOptions: { headers: { 'accept-language': language() } },
  plugins: [oauthPopupClient(), jwtClient(), twoFactorClient(), passkeyClient()],
});

interface Refused {
  code?: string | undefined;
  message?: string | undefined;
  status: number;
}

export async function reached(answer: Promise<{ error: Refused | null }>) {
  const { error } = await answered(answer);
  if (error) throw refusal(error);
}

export async function asked<T>(answer: Promise<{ data: T; error: null } | { data: null; error: Refused }>) {
  const { data, error } = await answered(answer);
  if (error) throw refusal(error);
  return data;
}

export async function answered<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new NoConnection({ cause });
  }
}

export function refusal({ code = '', message: text, status }: Refused) {
  const sentence = sentences[code];
  return new IdentityError(
    code || String(status),
    (sentence ? t(sentence) : text) || t('Logging in does not work right now. Please try again.'),
  );
}

const NOTHING_CHOSEN = message('No passkey was chosen. You can try again.');
const BEGIN_AGAIN = message('That took too long, or too many tries. Please log in with your password again.');

const sentences: Record<string, Message> = {
  [NO_SESSION]: message('You are not logged in any more. Please log in again.'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: message(
    'User already exists. Use another e-mail, or log in: a letter to this address says how.',
  ),
  SESSION_EXPIRED: message('Please log in again, to show that it is you.'),
  SESSION_NOT_FRESH: message('Please log in again, to show that it is you.'),
  INVALID_CODE: message('This code is not right. Each works for half a minute: use the one you see now.'),
  INVALID_BACKUP_CODE: message('This code is not right, or it was used before.'),
  INVALID_TWO_FACTOR_COOKIE: BEGIN_AGAIN,
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: BEGIN_AGAIN,
  AUTH_CANCELLED: NOTHING_CHOSEN,
  ERROR_CEREMONY_ABORTED: NOTHING_CHOSEN,
  UNKNOWN_ERROR: NOTHING_CHOSEN,
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: message('This device has a passkey for Kickstand already.'),
  PASSKEY_NOT_FOUND: message('Kickstand does not know this passkey any more. Please log in another way.'),
  AUTHENTICATION_FAILED: message('That did not work. Please try again.'),
};
