import type { Page } from '@playwright/test';
import { barriersNow } from './barriers.ts';
import { expect } from './kickstand.ts';

/** Every severity. Without scripts no timer runs, by which axe takes turns: here it takes them by promises. */
export async function expectNoBarriers(page: Page) {
  await page.evaluate(() => {
    Object.assign(window, { setTimeout: (turn: () => void) => void Promise.resolve().then(turn) });
  });
  // It passes over what is inside <noscript>, where a page may have its heading.
  const rules = { 'target-size': { enabled: true }, 'page-has-heading-one': { enabled: false } };
  expect(await barriersNow(page, { preload: false, rules })).toEqual([]);
}

/** Whatever looks as if it could be pressed or filled in is of use. */
export async function expectNothingDead(page: Page) {
  const dead = await page.locator('button:visible, input:visible, select:visible').evaluateAll((all) =>
    (all as (HTMLButtonElement | HTMLInputElement)[])
      .filter(({ disabled, form }) => !disabled && !form?.hasAttribute('action'))
      // It works by the look of the page alone.
      .filter(({ role }) => role !== 'switch')
      .map(({ outerHTML }) => outerHTML),
  );
  expect(dead).toEqual([]);
}

/** None waits for a script to fetch it, or to let it be seen. */
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
