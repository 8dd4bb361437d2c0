/** From a page to the service worker. */
export type Message =
  /** Keep this page for when there is no connection. `isPrivate`: only until its person logs out. */
  | { kind: 'keep'; address: string; isPrivate: boolean }
  /** Keep what the page has loaded before the worker was there. */
  | { kind: 'keep-files'; files: string[] }
  | { kind: 'forget-private' }
  /** Answered with a `Source` through the message's port. */
  | { kind: 'ask-source' };

/** Whence the page comes. `savedAt`: ISO 8601, from the cache. */
export interface Source {
  savedAt: string | null;
}

/** From the service worker to a page: a response came from the cache. */
export interface ShownFromCache {
  kind: 'shown-from-cache';
  savedAt: string;
}
