import type { Page } from '@playwright/test';

export interface Sent {
  /** In the specification's notation: `GET /users/somebody@example.com`. */
  call: string;
  authorization: string | undefined;
  body: unknown;
}

/** Records later API requests of the page. */
export function sentBy(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || pathname.startsWith('/api/auth/')) return;
    const call = `${request.method()} ${decodeURIComponent(pathname.slice('/api'.length) + search)}`;
    sent.push({ call, authorization: request.headers().authorization, body: request.postDataJSON() });
  });
  return sent;
}

/** Waits for a call; returns the request. */
export async function sending(page: Page, method: string, path: string): Promise<Sent> {
  const request = await page.waitForRequest(
    (asked) => asked.method() === method && new URL(asked.url()).pathname === `/api${path}`,
  );
  return { call: `${method} ${path}`, authorization: request.headers().authorization, body: request.postDataJSON() };
}

/** Delays matching requests until released. */
export async function heldBack(page: Page, address: string | RegExp) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await released.promise;
    await route.continue();
  });
  return { asked: asked.promise, release: () => released.resolve() };
}

/** Collects later console errors. */
export function loggedBy(page: Page): string[] {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  return logged;
}
