import type { Found } from '#contract/search.ts';

const KEPT_MS = 10 * 60_000;
const MOST_KEPT = 10;

interface Kept {
  pages: Found[];
  until: number;
}

/** By the step of the browser's history that showed them. Only browsers fill it. */
const steps = new Map<string, Kept>();

/** Remembers the pages that were loaded in a step of the history, so that going back finds them again. */
export function keepPages(step: string, pages: Found[]) {
  steps.delete(step);
  steps.set(step, { pages, until: Date.now() + KEPT_MS });
  const [oldest = step] = steps.keys();
  if (steps.size > MOST_KEPT) steps.delete(oldest);
}

/** The bikes among them that came again are shown as they are now. */
export function keptPages(step: string, { products }: Found): Found[] | undefined {
  const kept = steps.get(step);
  if (!kept || kept.until < Date.now()) return;
  const now = new Map(products.map((product) => [product._id, product]));
  return kept.pages.map((page) => ({ ...page, products: page.products.map((seen) => now.get(seen._id) ?? seen) }));
}
