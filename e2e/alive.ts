import { expect, type Page } from '@playwright/test';

/** Hydrated, with the session restored. */
export const isAlive = (page: Page) => expect(page.getByText('Checking who is logged in')).toHaveCount(0);

/** Rendered for the authenticated user. */
export const isForPerson = (page: Page) => expect(page.locator('.strangers')).toHaveCount(0);

/** All card heights are measured, so the layout no longer shifts. */
export const isLaidOut = (page: Page) => expect(page.locator('article:not([data-height])')).toHaveCount(0);

/** Delays scripts until released. */
export async function holdScripts(page: Page) {
  const { promise: here, resolve: letThemCome } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await here;
    await route.continue();
  });
  return letThemCome;
}

/** Opens a page without waiting for scripts. */
export async function openEarly(page: Page, address: string) {
  const letThemCome = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Waits for the styles.
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  return letThemCome;
}
