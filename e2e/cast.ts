import type { Page } from '@playwright/test';
import { readAccessToken } from '#contract/session.ts';
import { type Caller, callerOf } from '../test/people.ts';

interface Place {
  url: string;
}

/** Opens a page as this person, whose token the browser already keeps. */
export async function comeIn(page: Page, { token }: Caller, { url }: Place, path: string) {
  const localStorage = token ? [{ name: 'accessToken', value: token }] : [];
  await page.context().setStorageState({ cookies: [], origins: [{ origin: url, localStorage }] });
  await page.goto(path);
}

/** The admin of the demo marketplace. */
export const theAdmin = (place: Place) => known(place, 'admin@example.com', 'kickstand');

/** Signs in at the identity service, then fetches the access token. */
export async function known({ url }: Place, email: string, password: string): Promise<Caller> {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ email, password });
  const signIn = await fetch(`${url}/api/auth/sign-in/email`, { method: 'POST', headers, body });
  if (!signIn.ok) throw new Error(`Signing in answered ${signIn.status}: ${await signIn.text()}`);
  const cookies = signIn.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const tokens = await fetch(`${url}/api/auth/token`, { headers: { ...headers, cookie: cookies.join('; ') } });
  const { token: idToken } = (await tokens.json()) as { token: string };
  const identified = callerOf(`${url}/api`, { email, idToken });
  const { accessToken } = (await identified.call(readAccessToken, { query: { email } })).body;
  return callerOf(`${url}/api`, { email, idToken, token: accessToken });
}
