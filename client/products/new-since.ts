import { NEW_FOR_DAYS } from '#contract/products.ts';

const HOUR_MS = 60 * 60 * 1000;

/**
 * Products listed after this moment are new. Asked for where the page is loaded, so that server and browser agree; a
 * whole hour, so that a page of which nothing else has changed is the same when it is made again.
 */
export function newSince(now = Date.now()) {
  return new Date(Math.floor(now / HOUR_MS) * HOUR_MS - NEW_FOR_DAYS * 24 * HOUR_MS).toISOString();
}
