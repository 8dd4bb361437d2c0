import { data, redirect } from 'react-router';
import { call, isRefused } from '#client/api/call.ts';
import { claims } from '#client/browser/token-claims.ts';
import { readAdmin } from '#contract/users.ts';
import { knownSession, readPersonAgain, restoreSession } from '../api/session/session.ts';
import type { Person } from '../api/session/store.ts';
import { storedToken } from '../api/session/token.ts';
import { renewAccessToken } from '../api/session/token-refresh.ts';
import { loginPath } from './return-to.ts';

/** Runs a private page's loader with the signed-in person; others go to the login page. */
export async function asPerson<T>(request: Request, load: (person: Person) => T): Promise<Awaited<T>> {
  const person = await signedInPerson();
  if (!person) throw toLogin(request);
  try {
    return await load(person);
  } catch (error) {
    if (isRefused(error, 401)) throw toLogin(request);
    const renamed = isRefused(error, 403) && (await underAnotherEmail(person));
    if (renamed) return await load(renamed);
    if (isRefused(error, 400, 404)) throw data(error.message, { status: 404 });
    throw error;
  }
}

/** Like `asPerson`, for admins. It asks the server each time, as a cached role may be outdated. */
export function asAdmin<T>(request: Request, load: (person: Person) => T): Promise<Awaited<T>> {
  return asPerson(request, async (person) => {
    const { isAdmin } = await call(readAdmin, { params: { email: person.email } });
    if (isAdmin !== (person.role === 'admin')) await readPersonAgain();
    if (!isAdmin) throw toLogin(request);
    return load(person);
  });
}

async function signedInPerson(): Promise<Person | undefined> {
  const { user } = await knownSession();
  if (user) return user;
  if (!storedToken() && !(await renewed())) return;
  const session = await restoreSession();
  // An unreachable server is no reason to sign in again.
  if (session.status === 'signed-out' && session.fault && !isRefused(session.fault, 401, 403, 404)) throw session.fault;
  return session.user;
}

/** The address may have been changed in another tab: the token knows it first. */
async function underAnotherEmail({ email }: Person): Promise<Person | undefined> {
  const known = claims(storedToken())?.email;
  if (known && known !== email) return (await restoreSession()).user;
}

/** The identity provider may have a session although no token is stored. */
async function renewed() {
  try {
    return await renewAccessToken();
  } catch (error) {
    if (!isRefused(error, 401, 403, 404)) throw error;
  }
}

function toLogin(request: Request) {
  return redirect(loginPath(new URL(request.url)));
}
