import { expect, type Page } from '@playwright/test';

/** Its scripts have come, and it knows who is signed in; so is every page that never asks. */
export const isAlive = (page: Page) => expect(page.getByText('Checking who is logged in')).toHaveCount(0);

/** It is shown as the person who is signed in sees it. */
export const isForPerson = (page: Page) => expect(page.locator('.strangers')).toHaveCount(0);

/** The browser has had time to see how high each card is; those that came on the screen meanwhile stay as they are. */
export const isLaidOut = (page: Page) => expect(page.locator('article:not([data-height])')).toHaveCount(0);

/** From now on scripts are on their way until they are told to come. */
export async function holdScripts(page: Page) {
  const { promise: here, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await here;
    await route.continue();
  });
  return letThemCome;
}

/** Opens a page that can be seen before its scripts come. */
export async function openEarly(page: Page, address: string) {
  const letThemCome = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Not before its styles are there.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return letThemCome;
}
