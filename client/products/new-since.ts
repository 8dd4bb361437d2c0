import { NEW_FOR_DAYS } from '#contract/products.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Products listed after this moment are new. Asked for where the page is loaded, so that server and browser agree. */
export function newSince(now = Date.now()) {
  return new Date(now - NEW_FOR_DAYS * DAY_MS).toISOString();
}
