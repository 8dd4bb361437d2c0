import { send } from '#client/api/request.ts';
import { readAccessToken } from '#contract/session.ts';
import { identity } from './identity.ts';
import { claims, keepToken } from './token.ts';

let renewing: Promise<string | undefined> | undefined;

/** A new access token, or nothing without a session at the provider. Concurrent callers share one request. */
export function renewAccessToken(): Promise<string | undefined> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

async function renew() {
  const idToken = await identity.idToken();
  const email = claims(idToken)?.email;
  if (!email) return;
  const { answer } = await send(readAccessToken, { query: { email } }, idToken);
  keepToken(answer.accessToken);
  return answer.accessToken;
}
