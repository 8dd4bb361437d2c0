import type { Found } from '#contract/search.ts';
import { ExpiringMap } from '../../browser/expiring-map.ts';
import type { PageData } from './loaded-data.ts';

const LIFETIME_MS = 10 * 60_000;
const MOST_ENTRIES = 20;

interface Entry {
  page?: { address: string; data: PageData };
  resultPages?: Found[];
}

/** By history entry. Only browsers fill it. */
const entries = new ExpiringMap<Entry>(MOST_ENTRIES, LIFETIME_MS);
let shownAgain: string | undefined;

export function cachePage(step: string, address: string, data: PageData) {
  entries.set(step, { ...entries.get(step), page: { address, data } });
}

/** The caller has to show it: `isShownAgain` says so. */
export function cachedPage(step: string, address: string): PageData | undefined {
  const page = entries.get(step)?.page;
  if (page?.address !== address) return;
  shownAgain = step;
  return page.data;
}

export function cacheResultPages(step: string, resultPages: Found[]) {
  entries.set(step, { ...entries.get(step), resultPages });
}

export const cachedResultPages = (step: string) => entries.get(step)?.resultPages;

/** True once. */
export function isShownAgain(step: string) {
  const again = shownAgain === step;
  shownAgain = undefined;
  return again;
}
