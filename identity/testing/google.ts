import { subject } from '../google/people.ts';
import type { Browser, Visit } from './browser.ts';

export const MAYA = 'maya.rahman@example.com';
export const JONAS = 'jonas.berg@example.com';
export const SAM = 'sam.quill@example.net';

export function openPopup(browser: Browser, changes: Record<string, string> = {}): Promise<Visit> {
  const query = {
    provider: 'google',
    popupOrigin: browser.origin,
    popupNonce: 'nonce-1',
    callbackURL: '/',
    ...changes,
  };
  return browser.visit(`/api/auth/oauth-popup/start?${new URLSearchParams(query)}`);
}

export function choose(browser: Browser, chooser: Visit, email: string): Promise<Visit> {
  return browser.submit(chooser.url, { sub: subject({ email }) });
}

export function message({ text }: Visit) {
  const json = /<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)?.[1];
  return JSON.parse(json ?? '{}') as {
    type?: string;
    targetOrigin?: string;
    nonce?: string;
    token?: string;
    error?: { code: string };
  };
}

export async function signInWithPopup(browser: Browser, email: string) {
  return message(await choose(browser, await openPopup(browser), email));
}

export async function signInByRedirect(browser: Browser, email: string): Promise<Visit> {
  const { json } = await browser.call('/sign-in/social', { provider: 'google', callbackURL: '/home' });
  return choose(browser, await browser.visit(json.url), email);
}
