import type { Page } from '@playwright/test';

/** Resolution of event timing. */
const LEAST_MS = 16;
const QUIET_MS = 350;

declare global {
  interface Window {
    /** Input to next paint, by interaction id. */
    paints: Map<number, number>;
  }
}

export const watchPaints = (page: Page) => page.addInitScript(notePaints, LEAST_MS);

/** In ms; 0 when every interaction was below the resolution. */
export async function slowestPaint(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.paints.clear());
  await act();
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  return page.evaluate(() => Math.max(0, ...window.paints.values()));
}

function notePaints(durationThreshold: number) {
  window.paints = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.paints.set(interactionId, Math.max(duration, window.paints.get(interactionId) ?? 0));
  }).observe({ type: 'event', durationThreshold, buffered: true } as PerformanceObserverInit);
}
