import { claims } from '#client/browser/token-claims.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { t } from '#language/t.ts';
import { ScriptMissing } from '../browser/lazy-import.ts';
import { ApiProblem, type CallInput, NoConnection, type Received, type Reply, send } from './request.ts';
import { confirmedByNow } from './session/confirmed-by-now.ts';
import { identity } from './session/identity.ts';
import { IdentityError } from './session/identity-client.ts';
import { readPersonAgain, restoreSession } from './session/session.ts';
import { currentSession, endSession } from './session/store.ts';
import { isExpired, storedToken } from './session/token.ts';
import { renewAccessToken } from './session/token-refresh.ts';

export { ApiProblem, NoConnection } from './request.ts';

type Arguments<E extends Endpoint> = object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>];

/** Calls an endpoint with the session's token. Throws ApiProblem or NoConnection. */
export async function call<E extends Endpoint>(endpoint: E, ...[input]: Arguments<E>): Promise<Received<E>> {
  return (await reply(endpoint, input)).answer;
}

export function reply<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E> | undefined,
  signal?: AbortSignal,
): Promise<Reply<E>> {
  return asCaller(endpoint, (token) => send(endpoint, input, token, signal));
}

/** Passes the token that the endpoint needs. Renews an expired access token once. */
export async function asCaller<T>({ access, method }: Endpoint, ask: (token?: string) => Promise<T>): Promise<T> {
  if (access === 'everybody') return ask();
  if (access === 'identified') return ask(await identity.idToken());
  const stored = storedToken();
  const token = stored && isExpired(stored) ? await freshToken(method, stored) : stored;
  try {
    return await ask(token);
  } catch (error) {
    if (token && isUnconfirmed(error) && (await confirmedByNow())) return ask(token);
    // The role may have changed since the page loaded.
    if (token && isRefused(error, 403)) void readPersonAgain();
    if (!token || !isRefused(error, 401)) throw error;
    const renewed = await renewOrEnd();
    if (!renewed) throw error;
    return ask(renewed);
  }
}

/** Without a connection a read goes on with the expired token: the service worker may have its response. */
async function freshToken(method: Endpoint['method'], expired: string) {
  try {
    return await renewOrEnd();
  } catch (error) {
    if (method !== 'GET' || error instanceof ApiProblem) throw error;
    return expired;
  }
}

const TELLING = [ApiProblem, NoConnection, IdentityError, ScriptMissing];

export function reason(error: unknown): string {
  if (TELLING.some((kind) => error instanceof kind)) return (error as Error).message;
  return t('Something went wrong on this page. Please try again.');
}

export function isRefused(error: unknown, ...statuses: number[]): error is ApiProblem {
  return error instanceof ApiProblem && statuses.includes(error.problem.status);
}

export const isUnconfirmed = (error: unknown) => isRefused(error, 403) && error.problem.code === 'address-unconfirmed';

function isAnotherEmail(token: string) {
  const { user } = currentSession();
  return !!user && claims(token)?.email !== user.email;
}

/** A login in another tab may have replaced the session meanwhile. */
function anotherThan(former: string | undefined) {
  const stored = storedToken();
  return stored && stored !== former ? stored : undefined;
}

async function renewOrEnd() {
  const former = storedToken();
  try {
    const renewed = (await renewAccessToken()) ?? anotherThan(former);
    if (!renewed) endSession(true);
    else if (isAnotherEmail(renewed)) void restoreSession();
    // The renewed token may have confirmed the address in our record.
    else if (currentSession().user?.emailConfirmed === false) void readPersonAgain();
    return renewed;
  } catch (error) {
    if (!isRefused(error, 401, 403, 404)) throw error;
    endSession(true);
  }
}
