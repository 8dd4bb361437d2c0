import type { Page } from '@playwright/test';
import { expect, IN_MOTION, test } from './kickstand.ts';

test.use(IN_MOTION);

const words = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

/** The bundle with the toast library. */
let library: string;

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  const arrived = page.waitForResponse(/\/headless-[^/]*\.js$/);
  await page.goto('/blog');
  library = (await arrived).url();
  await expect(page.locator('[popover]')).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
});

test('a toast lies above a dialog that opens after it', async ({ page }) => {
  await complain(page, 'That did not work');
  await expect(words(page, 'That did not work').locator('..')).toHaveCSS('opacity', '1');
  const shown = words(page, 'That did not work');
  const picture = await shown.screenshot();
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.append('Sure?');
    dialog.showModal();
  });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(async () => expect(picture.equals(await shown.screenshot())).toBe(true)).toPass({ timeout: 5000 });
});

test('a toast leaves the focus where it is', async ({ page }) => {
  await page.getByRole('link', { name: 'Home' }).first().focus();
  await complain(page, 'Something happened');
  await expect(words(page, 'Something happened')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Home' }).first()).toBeFocused();
});

for (const width of [390, 1280])
  test(`a toast covers nothing of the header, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await complain(page, 'Something happened');
    await expect(words(page, 'Something happened').locator('..')).toHaveCSS('opacity', '1');
    const toast = await words(page, 'Something happened').boundingBox();
    const header = await page.getByRole('banner').boundingBox();
    expect(toast?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  });

async function complain(page: Page, text: string) {
  await page.evaluate(
    async ([script, text]) => {
      type Toast = { error?(text: string): void; loading?(text: string): void };
      const exported = Object.values(await import(script)) as Toast[];
      exported.find((value) => value.error && value.loading)?.error?.(text);
    },
    [library, text] as const,
  );
}
