import type { PageData } from '../../browser/loaded-data.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 20;

interface Visit {
  address: string;
  data: PageData;
  until: number;
}

/** By the step of the browser's history. Only browsers fill it. */
const visits = new Map<string, Visit>();
let shownAgain: string | undefined;

/** Remembers what a page showed, so that going back finds it again at once. */
export function keepVisit(step: string, address: string, data: PageData) {
  visits.delete(step);
  visits.set(step, { address, data, until: Date.now() + KEPT_MS });
  const [oldest = step] = visits.keys();
  if (visits.size > MOST_KEPT) visits.delete(oldest);
}

/** What the page showed; whoever asks shows it again. */
export function keptVisit(step: string, address: string): PageData | undefined {
  const visit = visits.get(step);
  if (visit?.address !== address || visit.until < Date.now()) return;
  shownAgain = step;
  return visit.data;
}

/** Whether this step shows what it showed before. Asked again, it says no. */
export function isShownAgain(step: string) {
  const again = shownAgain === step;
  shownAgain = undefined;
  return again;
}
