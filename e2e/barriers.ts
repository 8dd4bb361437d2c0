import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds that keeps somebody from using the page; once nothing fades in or out any more. */
export async function barriers(page: Page) {
  await page.evaluate(stillness);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }));
}

async function stillness() {
  const ends = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(ends.map(({ finished }) => finished));
}
