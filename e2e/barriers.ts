import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(join(import.meta.dirname, '../node_modules/axe-core/axe.min.js'), 'utf8');

/** Accessibility violations by axe, after all animations. */
export async function barriers(page: Page, options?: RunOptions) {
  await page.evaluate(stillness);
  return barriersNow(page, options);
}

export async function barriersNow(page: Page, options: RunOptions = {}) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  // Frames hold only mails, in which no script runs, so axe cannot either.
  const runOptions: RunOptions = { iframes: false, resultTypes: ['violations'], ...options };
  const violations = await page.evaluate(find, runOptions);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.slice(0, 5).map(({ html, failureSummary }) => `${html.slice(0, 300)}\n${failureSummary}`),
  }));
}

async function stillness() {
  const ends = document.getAnimations().filter(({ playState, timeline, effect }) => {
    const { endTime } = effect?.getComputedTiming() ?? {};
    return playState === 'running' && timeline instanceof DocumentTimeline && endTime !== Number.POSITIVE_INFINITY;
  });
  await Promise.allSettled(ends.map(({ finished }) => finished));
}

async function find(options: RunOptions) {
  const { axe } = window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } };
  return (await axe.run(options)).violations;
}
