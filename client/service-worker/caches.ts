import { CacheExpiration } from 'workbox-expiration';
import { FILES, PAGES, PRIVATE, ROUTES } from './cache-names.ts';

const DAY_SECONDS = 24 * 3600;

const expirations = {
  [PAGES]: new CacheExpiration(PAGES, { maxEntries: 120, maxAgeSeconds: 30 * DAY_SECONDS }),
  [ROUTES]: new CacheExpiration(ROUTES, { maxEntries: 30, maxAgeSeconds: 30 * DAY_SECONDS }),
  [FILES]: new CacheExpiration(FILES, { maxEntries: 500, maxAgeSeconds: 30 * DAY_SECONDS }),
  [PRIVATE]: new CacheExpiration(PRIVATE, { maxEntries: 80, maxAgeSeconds: 14 * DAY_SECONDS }),
};
export type CacheName = keyof typeof expirations;

/** Counts logouts: what was asked for before one is not stored after it. */
let logouts = 0;
export const logoutCount = () => logouts;

export async function store(name: CacheName, key: string, response: Response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  await noteUse(name, key);
}

/** What was not used for long goes first. */
export const noteUse = (name: CacheName, key: string) => expirations[name].updateTimestamp(key);

/** As `store`, unless the person has logged out since `before`. */
export async function storePrivate(key: string, response: Response, before: number) {
  if (logouts === before) await store(PRIVATE, key, response);
  if (logouts !== before) await forgetPrivate();
}

export async function isStored(name: CacheName, key: string): Promise<boolean> {
  return !!(await stored(name, key));
}

export async function stored(name: CacheName, key: string): Promise<Response | undefined> {
  return caches.match(key, { cacheName: name, ignoreVary: true });
}

/** Removes the oldest above the bound. */
export const prune = (...names: CacheName[]) => Promise.all(names.map((name) => expirations[name].expireEntries()));

export async function forgetPrivate() {
  logouts++;
  await Promise.all([caches.delete(PRIVATE), expirations[PRIVATE].delete()]);
}
