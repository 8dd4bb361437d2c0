import type { Found } from '#contract/search.ts';
import { ExpiringMap } from '../../browser/expiring-map.ts';
import type { PageData } from './loaded-data.ts';

const LIFETIME_MS = 10 * 60_000;
const MOST_ENTRIES = 20;

interface Entry {
  page?: { address: string; data: PageData };
  /** The result pages that a search has loaded so far. */
  resultPages?: Found[];
}

/** By history entry. Only browsers fill it. */
const entries = new ExpiringMap<Entry>(MOST_ENTRIES, LIFETIME_MS);
let shownAgain: string | undefined;

/** Keeps loader data, so that going back needs no request. */
export function keepPage(step: string, address: string, data: PageData) {
  entries.set(step, { ...entries.get(step), page: { address, data } });
}

/** The kept loader data. The caller shows it, and `isShownAgain` says so. */
export function keptPage(step: string, address: string): PageData | undefined {
  const page = entries.get(step)?.page;
  if (page?.address !== address) return;
  shownAgain = step;
  return page.data;
}

export function keepResultPages(step: string, resultPages: Found[]) {
  entries.set(step, { ...entries.get(step), resultPages });
}

export const keptResultPages = (step: string) => entries.get(step)?.resultPages;

/** Whether this history entry shows kept data; true once. */
export function isShownAgain(step: string) {
  const again = shownAgain === step;
  shownAgain = undefined;
  return again;
}
