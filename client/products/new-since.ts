import { NEW_FOR_DAYS } from '#contract/products.ts';

const MINUTE_MS = 60 * 1000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Called by loaders, so that server and browser agree. A whole minute, so that unchanged pages stay equal. */
export function newSince(now = Date.now()) {
  return new Date(Math.ceil(now / MINUTE_MS) * MINUTE_MS - NEW_FOR_DAYS * DAY_MS).toISOString();
}
