import { NEW_FOR_DAYS } from '#contract/products.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * Products listed after this moment are new. Asked for where the page is loaded, so that server and browser agree; a
 * whole minute, so that a page of which nothing else has changed is the same when it is made again.
 */
export function newSince(now = Date.now()) {
  return new Date(Math.ceil(now / MINUTE_MS) * MINUTE_MS - NEW_FOR_DAYS * DAY_MS).toISOString();
}
