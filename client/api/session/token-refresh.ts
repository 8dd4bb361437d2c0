import { ApiProblem, send } from '#client/api/request.ts';
import { claims } from '#client/browser/token-claims.ts';
import { readAccessToken } from '#contract/session.ts';
import { identity } from './identity.ts';
import { currentSession, isSessionHeld } from './store.ts';
import { storeToken } from './token.ts';

let renewing: Promise<string | undefined> | undefined;

/** A new access token, or nothing without a session at the provider. Concurrent callers share one request. */
export function renewAccessToken(): Promise<string | undefined> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** For a session that has just begun: a renewal under way may have asked for the former one. */
export async function firstAccessToken(): Promise<string | undefined> {
  await renewing?.catch(() => undefined);
  return renewAccessToken();
}

async function renew() {
  try {
    return await exchanged();
  } catch (error) {
    // A change of e-mail or password may outdate an ID token between its issue and its use.
    if (error instanceof ApiProblem && error.problem.status === 401) return exchanged();
    throw error;
  }
}

async function exchanged() {
  const idToken = await identity.idToken();
  const email = claims(idToken)?.email;
  if (!email || isSomebodyElse(email)) return;
  const { answer } = await send(readAccessToken, { query: { email } }, idToken);
  storeToken(answer.accessToken);
  return answer.accessToken;
}

/** During a proof the provider's session may be that of a wrongly chosen account. */
function isSomebodyElse(email: string) {
  const { user } = currentSession();
  return isSessionHeld() && !!user && user.email !== email;
}
