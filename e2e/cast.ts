import type { Page } from '@playwright/test';
import { ACCESS_TOKEN_KEY, readAccessToken } from '#contract/session.ts';
import { directAccounts } from '../test/direct-accounts.ts';
import { cookiesOf } from '../test/letters.ts';
import { PASSWORD } from '../test/newcomer.ts';
import { type Caller, callerOf } from '../test/people.ts';

interface Place {
  url: string;
}

export async function comeIn(page: Page, { token }: Caller, { url }: Place, path: string) {
  await forgetSession(page);
  await openWithToken(page, token, url, path);
}

export async function forgetSession(page: Page) {
  if (page.url() !== 'about:blank') await page.context().setStorageState({ cookies: [], origins: [] });
}

/** `setStorageState` would open a page of its own. */
export async function openWithToken(page: Page, token: string | undefined, origin: string, path: string) {
  const storing = await page.addInitScript(
    ([origin, key, token]) => {
      if (token && location.origin === origin) localStorage.setItem(key, token);
    },
    [origin, ACCESS_TOKEN_KEY, token] as const,
  );
  await page.goto(path);
  await storing.dispose();
}

export const theAdmin = (place: Place) => known(place, 'admin@example.com', 'kickstand');

/** A session at the identity service, then the access token. */
export async function known({ url }: Place, email: string, password: string): Promise<Caller> {
  const { idToken, token } = await signIn(url, email, password);
  return callerOf(`${url}/api`, { email, idToken, token });
}

/** Also returns the cookies. */
export async function signIn(url: string, email: string, password: string) {
  const direct = password === PASSWORD ? await directAccounts(url)?.session(email) : undefined;
  const cookie = direct ?? (await sessionAtService(url, email, password));
  const tokens = await fetch(`${url}/api/auth/token`, { headers: { origin: url, cookie } });
  const { token: idToken } = (await tokens.json()) as { token: string };
  const identified = callerOf(`${url}/api`, { email, idToken });
  const { accessToken: token } = (await identified.call(readAccessToken, { query: { email } })).body;
  return { idToken, token, cookies: cookie.split('; ').map((pair) => pair.split(/=(.*)/s)) };
}

async function sessionAtService(origin: string, email: string, password: string) {
  const answer = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in answered ${answer.status}: ${await answer.text()}`);
  return cookiesOf(answer);
}
