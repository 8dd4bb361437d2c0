import type { Page } from '@playwright/test';
import { barriersNow } from './barriers.ts';
import { expect } from './kickstand.ts';

/** All severities. axe yields by timers, which do not run without scripts: promises replace them. */
export async function expectNoBarriers(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { setTimeout: (turn: () => void) => void Promise.resolve().then(turn) });
  });
  // axe ignores <noscript>, which may hold the heading.
  const rules = { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: false } };
  expect(await barriersNow(page, { preload: false, rules })).toEqual([]);
}

/** Every control that looks interactive must work. */
export async function expectNothingDead(page: Page) {
  const dead = await page.locator('button:visible, input:visible, select:visible').evaluateAll((all) =>
    (all as (HTMLButtonElement | HTMLInputElement)[])
      .filter(({ disabled, form }) => !disabled && !form?.hasAttribute('action'))
      // A pure CSS control.
      .filter(({ role }) => role !== 'switch')
      .map(({ outerHTML }) => outerHTML),
  );
  expect(dead).toEqual([]);
}

/** No picture depends on a script. */
export async function expectPictures(page: Page) {
  const unseen = () =>
    page
      .locator('img:visible')
      .evaluateAll((all) =>
        (all as HTMLImageElement[])
          .filter((image) => !image.naturalWidth || getComputedStyle(image).opacity !== '1')
          .map(({ currentSrc, alt }) => `${alt} ${currentSrc.slice(0, 80)}`),
      );
  await expect.poll(unseen).toEqual([]);
}
