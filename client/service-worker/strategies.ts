import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { FILES, PAGES, PRIVATE, ROUTES } from './cache-names.ts';
import { forgetPrivate, logoutCount, noteUse, prune, store, stored, storePrivate } from './caches.ts';
import { MISSED, pageKey, photoName, privateKey } from './keys.ts';
import { isAsAdmin, readerOf } from './private-reads.ts';
import { notePage, tellPage } from './sources.ts';

declare const self: ServiceWorkerGlobalScope;

/** After this, what is stored is shown. */
const TIMEOUT_SECONDS = 10;

/** Stored files first: their addresses change with their content. A photo may stand for another width of it. */
export async function answerFile({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  const known = await stored(FILES, url.pathname);
  if (known) return known;
  try {
    return await fetch(request);
  } catch (error) {
    const other = await otherWidth(url.pathname);
    if (other) return other;
    throw error;
  }
}

async function otherWidth(pathname: string): Promise<Response | undefined> {
  const name = photoName(pathname);
  if (!name) return;
  const cache = await caches.open(FILES);
  const keys = await cache.keys();
  const same = keys.find(({ url }) => photoName(new URL(url).pathname) === name);
  return same && cache.match(same);
}

const network = new NetworkOnly({ networkTimeoutSeconds: TIMEOUT_SECONDS });

/** The network first; a page that is not stored is replaced by the fallback. */
export async function answerPage(options: RouteHandlerCallbackOptions, fallback: string): Promise<Response> {
  const { request, event } = options;
  const key = pageKey(request.url, self.location.origin);
  const isPage = request.mode === 'navigate';
  const before = logoutCount();
  const page = (await stored(PAGES, key)) ?? (await stored(PRIVATE, key));
  // Nothing stands for it: the browser waits as long as it would without a worker.
  if (!page && !isPage) return fetch(request);
  try {
    const response = await (page ? network.handle(options) : fetch(request));
    if (page && response.ok && !response.redirected) event.waitUntil(renew(key, response.clone(), before));
    return response;
  } catch (error) {
    const { clientId, resultingClientId } = event as FetchEvent;
    if (page && isPage) notePage(resultingClientId, page);
    if (page && !isPage) event.waitUntil(tellPage(self.clients, clientId, page));
    if (page) return page;
    if (!isPage || !(await stored(PAGES, fallback))) throw error;
    return Response.redirect(`${fallback}?${new URLSearchParams({ [MISSED]: key })}`);
  }
}

async function renew(key: string, response: Response, before: number) {
  if (await stored(PAGES, key)) await store(PAGES, key, response);
  else await storePrivate(key, response, before);
}

const privately: WorkboxPlugin = {
  requestWillFetch: async ({ request, state }) => {
    if (state) state.logouts = logoutCount();
    return request;
  },
  cacheKeyWillBeUsed: async ({ request }) => {
    const reader = readerOf(request);
    return reader ? privateKey(request.url, self.location.origin, reader) : request;
  },
  cacheWillUpdate: async ({ response, state }) => {
    const isStored = response.status === 200 && state?.logouts === logoutCount() && !(await isAsAdmin(response));
    return isStored ? response : null;
  },
  cacheDidUpdate: async ({ request, state }) => {
    if (state?.logouts !== logoutCount()) return forgetPrivate();
    await noteUse(PRIVATE, request.url);
    await prune(PRIVATE);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse, event }) => {
    if (cachedResponse) event.waitUntil(tellPage(self.clients, (event as FetchEvent).clientId, cachedResponse));
    return cachedResponse;
  },
};

/** The network first; each response is stored for the person who asked, until the logout. */
export const reads = new NetworkFirst({
  cacheName: PRIVATE,
  networkTimeoutSeconds: TIMEOUT_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [privately],
});

/** Which scripts belong to an address; without a connection, what is known of all of them. */
export async function answerManifest({ request, url }: RouteHandlerCallbackOptions): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const version = url.searchParams.get('version');
    const cache = await caches.open(ROUTES);
    const keys = await cache.keys();
    const same = keys.filter((key) => {
      const known = new URL(key.url);
      return known.pathname === url.pathname && known.searchParams.get('version') === version;
    });
    if (!same.length) throw error;
    const known = await Promise.all(same.map(async (key) => (await cache.match(key))?.json()));
    return Response.json(Object.assign({}, ...known));
  }
}
